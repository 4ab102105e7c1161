import { expect, it } from 'vitest';
import type { DataFile } from '../nodes.js';
import { readDataFile, readDataFileXml } from './read-data-file.js';
import { fixture, utf8 } from './testing/fixtures.js';
import { zipFile } from './testing/zip-file.js';

it('reads a game system', () => {
  const { value, diagnostics } = readDataFileXml('saltmarch.gst', fixture('saltmarch.gst'));
  expect(diagnostics).toEqual([]);
  expect(value).toEqual({
    kind: 'gameSystem',
    id: 'sys-salt',
    name: 'Saltmarch Skirmish',
    revision: 7,
    gameSystemId: 'sys-salt',
    publications: [{ id: 'pub-1', name: 'Book of Tides', shortName: 'Tides', publicationDate: '2026-01' }],
    costTypes: [
      { id: 'pts', name: 'pts', defaultCostLimit: -1, modifiers: [{ type: 'set', field: 'hidden', value: 'true' }] },
      { id: 'marks', name: ' Marks', defaultCostLimit: 3, hidden: true },
    ],
    profileTypes: [
      {
        id: 'pt-unit',
        name: 'Unit',
        characteristicTypes: [
          { id: 'ct-m', name: 'M' },
          { id: 'ct-t', name: 'T' },
        ],
      },
      { id: 'pt-ability', name: 'Abilities', characteristicTypes: [{ id: 'ct-text', name: 'Description' }] },
    ],
    categoryEntries: [
      { kind: 'category', id: 'cat-config', name: 'Configuration' },
      {
        kind: 'category',
        id: 'cat-captain',
        name: 'Captain',
        page: '12',
        publicationId: 'pub-1',
        constraints: [
          {
            id: 'con-captain',
            type: 'min',
            value: 1,
            field: 'selections',
            scope: 'roster',
            shared: true,
            includeChildSelections: true,
            includeChildForces: true,
          },
        ],
      },
    ],
    forceEntries: [
      {
        kind: 'force',
        id: 'force-main',
        name: 'Salt Company',
        categoryLinks: [
          { id: 'cl-config', name: 'Configuration', targetId: 'cat-config' },
          {
            id: 'cl-captain',
            name: 'Captain',
            targetId: 'cat-captain',
            constraints: [{ id: 'con-slots', type: 'max', value: 2, field: 'selections', scope: 'parent', shared: true }],
          },
        ],
        forceEntries: [
          { kind: 'force', id: 'force-wing', name: 'Salt Wing', hidden: true, costs: [{ typeId: 'pts', name: 'pts', value: -3 }] },
        ],
      },
    ],
    sharedRules: [{ kind: 'rule', id: 'rule-tide', name: 'Tide Lore' }],
  } satisfies DataFile);
});

it('reads every construct of a New Recruit catalogue', () => {
  const { value, diagnostics } = readDataFileXml('reed-wardens.cat', fixture('reed-wardens.cat'));
  expect(diagnostics).toEqual([]);
  expect(value).toMatchSnapshot();
});

it('reads the older spellings of BattleScribe 2.01, and reports unknown ones once', () => {
  const { value, diagnostics } = readDataFileXml('marsh-library.cat', fixture('marsh-library.cat'));
  expect(diagnostics).toEqual([
    {
      code: 'import/unknown-construct',
      messageId: 'attribute',
      severity: 'info',
      params: { file: 'marsh-library.cat', line: 6, element: 'selectionEntry', attribute: 'categoryEntryId' },
      path: ['marsh-library.cat'],
      related: [],
      line: 6,
      cites: null,
    },
  ]);
  expect(value).toEqual({
    kind: 'catalogue',
    id: 'cat-marsh',
    name: 'Marsh Library',
    revision: 1,
    gameSystemId: 'sys-salt',
    library: true,
    entries: [
      {
        kind: 'entry',
        type: 'model',
        id: 'unit-heron',
        name: 'Old Heron',
        profiles: [
          {
            kind: 'profile',
            id: 'prof-heron',
            name: 'Old Heron',
            typeId: 'pt-unit',
            typeName: 'Unit',
            characteristics: [
              { typeId: 'ct-m', name: 'M', value: '12"' },
              { typeId: 'ct-t', name: 'T', value: '5' },
            ],
          },
        ],
        modifiers: [
          {
            type: 'set',
            field: 'pts',
            value: '30.0',
            conditions: [
              { type: 'equalTo', value: 1, field: 'selections', scope: 'parent', includeChildSelections: true, childId: 'model' },
            ],
          },
        ],
        costs: [{ typeId: 'pts', name: 'pts', value: 40 }],
      },
    ],
  } satisfies DataFile);
});

it('reads zipped files like plain ones', async () => {
  const bytes = fixture('saltmarch.gst');
  const zipped = await readDataFile('saltmarch.gstz', zipFile([{ path: 'saltmarch.gst', bytes }]));
  expect(zipped.diagnostics).toEqual([]);
  expect(zipped.value).toEqual(readDataFileXml('saltmarch.gst', bytes).value);
});

const catalogue = (inner: string): Uint8Array => utf8(`<catalogue id="c" name="C" revision="1" gameSystemId="s">\n${inner}\n</catalogue>`);

const codes = (bytes: Uint8Array): unknown[] =>
  readDataFileXml('c.cat', bytes).diagnostics.map(({ code, messageId, severity, line }) => [code, messageId, severity, line]);

it('ignores unknown constructs, and reports them once per kind', () => {
  const odd =
    '<sharedSelectionEntries><selectionEntry id="a" name="A" type="unit"><spells><spell/></spells><spells/></selectionEntry></sharedSelectionEntries>';
  const bytes = catalogue(`${odd}\n<sharedRules><profile/></sharedRules>`);
  expect(codes(bytes)).toEqual([
    ['import/unknown-construct', 'element', 'info', 2],
    ['import/unknown-construct', 'element', 'info', 3],
  ]);
  expect(readDataFileXml('c.cat', bytes).value?.sharedEntries).toEqual([{ kind: 'entry', type: 'unit', id: 'a', name: 'A' }]);
});

it('drops a list that its node cannot contain', () => {
  const bytes = catalogue('<sharedRules><rule id="r" name="R"><costs><cost typeId="p" name="p" value="1"/></costs></rule></sharedRules>');
  expect(codes(bytes)).toEqual([['import/unknown-construct', 'element', 'info', 2]]);
  expect(readDataFileXml('c.cat', bytes).value?.sharedRules).toEqual([{ kind: 'rule', id: 'r', name: 'R' }]);
});

it('reports invalid words and numbers', () => {
  const bytes = catalogue(`<sharedSelectionEntries><selectionEntry id="a" name="A" type="wizard">
<costs><cost typeId="p" name="p" value="1e3"/></costs>
<constraints><constraint id="k" type="max" field="selections" scope="parent"/></constraints>
<modifiers><modifier type="set" field="p" value="2"><conditions><condition type="sometimes" field="selections" scope="self" value="1"/>
<condition type="atLeast" field="selections" scope="self" value="many"/></conditions></modifier></modifiers>
</selectionEntry></sharedSelectionEntries>`);
  expect(codes(bytes)).toEqual([
    ['import/bad-amount', 'unreadable', 'error', 3],
    ['import/bad-amount', 'missing', 'error', 4],
    ['import/bad-value', 'word', 'warning', 5],
    ['import/bad-amount', 'unreadable', 'error', 6],
    ['import/bad-value', 'word', 'warning', 2],
  ]);
  expect(readDataFileXml('c.cat', bytes).value?.sharedEntries?.[0]?.modifiers?.[0]?.conditions?.map(({ type }) => type)).toEqual([
    'never',
    'never',
  ]);
});

it('truncates a name that is too long', () => {
  const bytes = catalogue(`<sharedRules><rule id="r" name="${'tide '.repeat(100)}"/></sharedRules>`);
  expect(codes(bytes)).toEqual([['import/over-limit', 'name', 'warning', 2]]);
  expect(readDataFileXml('c.cat', bytes).value?.sharedRules?.[0]?.name).toHaveLength(200);
});

it('stores the positions of ids separately from the nodes', () => {
  const bytes = catalogue('<entryLinks>\n<entryLink id="l" name="L" type="selectionEntry" targetId="e"/>\n</entryLinks>');
  expect(readDataFileXml('c.cat', bytes).source).toEqual({
    declared: { elements: ['entryLink'], ids: ['l'], lines: [3] },
    references: { elements: ['entryLink'], ids: ['e'], lines: [3] },
    scopes: { elements: [], ids: [], lines: [] },
    oddChanges: [],
    costsBelowZero: [],
  });
});
