import { expect, it } from 'vitest';
import { checkFiles } from '../check/check-files.js';
import { readDataFileJson, readDataFileXml, type DataFileReading } from '../read-data-file.js';
import { utf8 } from '../testing/fixtures.js';
import { sentence } from '../testing/sentence.js';

const entryWith = (inner: string): DataFileReading =>
  readDataFileXml(
    'reed.cat',
    utf8(`<catalogue id="c" name="Reed" revision="1" gameSystemId="s"><selectionEntries>
<selectionEntry id="u" name="Marsh Guard" type="unit">${inner}</selectionEntry></selectionEntries></catalogue>`),
  );

const problems = ({ diagnostics }: DataFileReading): readonly unknown[] =>
  diagnostics.map(({ code, messageId, severity, line }) => [code, messageId, severity, line]);

const cost = (value: string): string => `\n<costs><cost name="pts" typeId="p" value="${value}"/></costs>`;

it.each(['NaN', '1,000', '0x10', '1e3', 'Infinity', ' 5', '5 pts', '1.2345678', '9999999999999'])(
  'refuses a cost of "%s", with its line',
  (value) => {
    expect(problems(entryWith(cost(value)))).toEqual([['import/bad-amount', 'unreadable', 'error', 3]]);
  },
);

it('refuses a cost that is not stated', () => {
  const missing = entryWith('\n<costs><cost name="pts" typeId="p"/></costs>');
  expect(missing.diagnostics.map(sentence)).toEqual(['reed.cat, line 3: <cost> has no value.']);
  expect(problems(entryWith(cost('')))).toEqual(problems(missing));
});

it.each(['100001', '-1001', '900000000000'])('refuses a cost of %s, which is outside sane bounds', (value) => {
  expect(problems(entryWith(cost(value)))).toEqual([['import/bad-amount', 'outOfRange', 'error', 3]]);
});

it.each([
  ['0', 0],
  ['65.5', 65.5],
  ['-3', -3],
  ['+12.0', 12],
])('reads a cost of %s exactly', (text, value) => {
  const { value: file, diagnostics } = entryWith(cost(text));
  expect(diagnostics).toEqual([]);
  expect(file?.entries?.[0]?.costs).toEqual([{ typeId: 'p', name: 'pts', value }]);
});

it.each([
  ['constraint', 'constraints', 'id="k" type="max" field="selections" scope="parent" value="many"', 'unreadable'],
  ['constraint', 'constraints', 'id="k" type="max" field="selections" scope="parent" value="-2"', 'outOfRange'],
  ['constraint', 'constraints', 'id="k" type="max" field="selections" scope="parent"', 'missing'],
  ['constraint', 'constraints', 'id="k" type="max" field="p" scope="parent" value="100001"', 'outOfRange'],
])('refuses a <%s> with an implausible value', (element, list, attributes, messageId) => {
  expect(problems(entryWith(`<${list}>\n<${element} ${attributes}/></${list}>`))).toEqual([['import/bad-amount', messageId, 'error', 3]]);
});

it.each([
  ['condition', 'conditions', 'type="atLeast" field="selections" scope="self" value="many"', 'unreadable'],
  ['condition', 'conditions', 'type="atLeast" field="selections" scope="self" value=""', 'missing'],
  ['repeat', 'repeats', 'field="selections" scope="self" value="five"', 'unreadable'],
  ['repeat', 'repeats', 'field="selections" scope="self" value="0"', 'outOfRange'],
  ['repeat', 'repeats', 'field="selections" scope="self" value="5" repeats="-1"', 'outOfRange'],
  ['repeat', 'repeats', 'field="selections" scope="self" value="5" repeats="1000000"', 'outOfRange'],
  ['repeat', 'repeats', 'field="selections" scope="self"', 'missing'],
])('refuses a <%s> that cannot be applied', (element, list, attributes, messageId) => {
  const modifier = `<modifiers><modifier type="set" field="p" value="5"><${list}>\n<${element} ${attributes}/></${list}></modifier></modifiers>`;
  expect(problems(entryWith(modifier))).toEqual([['import/bad-amount', messageId, 'error', 3]]);
});

const system = readDataFileXml(
  'sys.gst',
  utf8('<gameSystem id="s" name="System" revision="1"><costTypes><costType id="p" name="pts"/></costTypes></gameSystem>'),
);

const changing = (field: string, value: string): readonly string[] =>
  checkFiles([
    system,
    entryWith(`
<constraints><constraint id="k" type="max" field="selections" scope="parent" value="3"/></constraints>
<modifiers><modifier type="set" field="${field}" value="${value}"/></modifiers>`),
  ]).map(sentence);

it.each([
  ['p', 'NaN'],
  ['p', ''],
  ['p', '1,000'],
  ['k', '0x10'],
  ['k', '200000'],
])('refuses a modifier of the cost or limit %s by "%s"', (field, value) => {
  expect(changing(field, value)).toEqual([
    'reed.cat, line 4: the value by which a modifier changes a cost or a limit is not a number from -1000 to 100000.',
  ]);
});

it('accepts words in modifiers of words and characteristics', () => {
  expect([...changing('name', 'Reed Guard'), ...changing('hidden', 'true'), ...changing('a-characteristic', '3+')]).toEqual([]);
});

it('refuses the same in JSON', () => {
  const json = {
    catalogue: { id: 'c', name: 'Reed', gameSystemId: 's', selectionEntries: [{ id: 'u', costs: [{ typeId: 'p', value: null }] }] },
  };
  expect(problems(readDataFileJson('reed.json', utf8(JSON.stringify(json))))).toContainEqual(['import/bad-amount', 'missing', 'error', 1]);
});
