import { expect, it } from 'vitest';
import { readDataFile, readDataFileJson, readDataFileXml } from './read-data-file.js';
import { fixture, utf8 } from './testing/fixtures.js';

const json = (value: unknown): Uint8Array => utf8(JSON.stringify(value));

const reeds = {
  catalogue: {
    id: 'cat-reed',
    name: 'Reed Wardens',
    revision: 4,
    library: false,
    gameSystemId: 'sys-salt',
    battleScribeVersion: 2.03,
    comment: 'Spring',
    sharedSelectionEntries: [
      {
        id: 'unit-squad',
        name: 'Reed Squad',
        type: 'unit',
        import: true,
        hidden: false,
        comment: 'Standing stones',
        costs: [{ name: 'pts', typeId: 'pts', value: 90 }],
        profiles: [
          {
            id: 'prof-warden',
            name: 'Reed Warden',
            typeId: 'pt-unit',
            typeName: 'Unit',
            alias: ['WARDEN'],
            characteristics: [
              { name: 'M', typeId: 'ct-m', $text: '6"' },
              { name: 'Description', typeId: 'ct-text', $text: 'A sentence about how wardens wade.' },
            ],
          },
        ],
        modifiers: [
          {
            type: 'increment',
            field: 'pts',
            value: 10,
            localConditionGroups: [
              {
                type: 'atLeast',
                value: 2,
                field: 'selections',
                scope: 'force',
                shared: true,
                conditions: [{ type: 'before', value: 1, field: 'selections', scope: 'self', childId: 'unit-squad' }],
              },
            ],
          },
          { type: 'set', field: 'hidden', value: true },
        ],
        associations: [
          {
            id: 'as-1',
            name: 'Leading',
            action: 'group',
            scope: 'force',
            childId: 'unit',
            min: 0,
            max: 1,
            conditions: [{ type: 'instanceOf', value: 1, field: 'selections', scope: 'self', childId: 'unit-squad', shared: true }],
          },
        ],
      },
    ],
  },
};

const sameAsXml = `<catalogue id="cat-reed" name="Reed Wardens" revision="4" gameSystemId="sys-salt">
  <comment>Spring</comment>
  <sharedSelectionEntries><selectionEntry id="unit-squad" name="Reed Squad" type="unit">
    <comment>Standing stones</comment>
    <costs><cost name="pts" typeId="pts" value="90"/></costs>
    <profiles><profile id="prof-warden" name="Reed Warden" typeId="pt-unit" typeName="Unit">
      <alias>WARDEN</alias>
      <characteristics>
        <characteristic name="M" typeId="ct-m">6"</characteristic>
        <characteristic name="Description" typeId="ct-text">A sentence about how wardens wade.</characteristic>
      </characteristics>
    </profile></profiles>
    <modifiers>
      <modifier type="increment" field="pts" value="10"><localConditionGroups>
        <localConditionGroup type="atLeast" value="2" field="selections" scope="force" shared="true">
          <conditions><condition type="before" value="1" field="selections" scope="self" childId="unit-squad"/></conditions>
        </localConditionGroup>
      </localConditionGroups></modifier>
      <modifier type="set" field="hidden" value="true"/>
    </modifiers>
    <associations><association id="as-1" name="Leading" scope="force" childId="unit" min="0" max="1">
      <conditions><condition type="instanceOf" value="1" field="selections" scope="self" childId="unit-squad" shared="true"/></conditions>
    </association></associations>
  </selectionEntry></sharedSelectionEntries>
</catalogue>`;

it('reads a data file in JSON like the same file in XML', async () => {
  const { value, diagnostics } = await readDataFile('reeds.json', json(reeds));
  expect(diagnostics).toEqual([]);
  expect(value).toEqual(readDataFileXml('reeds.cat', utf8(sameAsXml)).value);
  expect(value?.sharedEntries?.[0]?.associations).toHaveLength(1);
});

it('passes prose to the visitor, and stores none', () => {
  const texts: string[] = [];
  const { value } = readDataFileJson('reeds.json', json(reeds), { onProse: (text) => texts.push(text) });
  expect(texts).toEqual(['WARDEN', 'A sentence about how wardens wade.']);
  expect(JSON.stringify(value)).not.toContain('sentence');
});

it('ignores unknown constructs, and reports them once', () => {
  const { value, diagnostics } = readDataFileJson(
    'reeds.json',
    json({ catalogue: { id: 'c', name: 'C', gameSystemId: 's', spells: [{ a: 1 }], colour: 'red', spell: { b: [{ c: 1 }] } } }),
  );
  expect(value).toEqual({ kind: 'catalogue', id: 'c', name: 'C', revision: 0, gameSystemId: 's' });
  expect(diagnostics.map(({ params }) => [params['element'], params['attribute'] ?? null])).toEqual([
    ['catalogue', 'colour'],
    ['spells', null],
    ['spell', null],
  ]);
});

const deep = (depth: number): string =>
  `{"catalogue":{"id":"c","gameSystemId":"s","selectionEntries":${'[{"selectionEntries":'.repeat(depth)}[]${'}]'.repeat(depth)}}}`;

it.each([
  ['broken JSON', utf8('{"catalogue":'), 'notJson'],
  ['no object', utf8('[]'), 'notJson'],
  ['no id', json({ catalogue: { name: 'C' } }), 'missingIdentity'],
  ['depth', utf8(deep(64)), 'depth'],
  ['very deep', utf8(deep(5_000)), 'depth'],
  ['many attributes', json({ catalogue: Object.fromEntries(Array.from({ length: 33 }, (_, n) => [`a${n}`, n])) }), 'attributes'],
  ['a long text', json({ catalogue: { id: 'c', gameSystemId: 's', readme: 'a'.repeat(32 * 1024 + 1) } }), 'text'],
  ['no UTF-8', Uint8Array.from([0x7b, 0xff, 0x7d]), 'notJson'],
])('refuses a file with %s', (_, bytes, messageId) => {
  const { value, diagnostics } = readDataFileJson('reeds.json', bytes);
  expect(value).toBeNull();
  expect(diagnostics.filter(({ severity }) => severity === 'error').map((diagnostic) => diagnostic.messageId)).toEqual([messageId]);
});

it('still reads XML, whatever the name of the file', async () => {
  expect((await readDataFile('saltmarch', fixture('saltmarch.gst'))).value?.id).toBe('sys-salt');
});

it.each([
  ['two roots', { catalogue: {}, gameSystem: {} }],
  ['another root', { roster: { id: 'r' } }],
  ['settings of an editor', { tabWidth: 2, plugins: [] }],
])('reports a JSON file that is not data, without an error: %s', (_, document) => {
  const { value, diagnostics } = readDataFileJson('settings.json', json(document));
  expect(value).toBeNull();
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['import/other-file', 'warning']]);
});

it('reads positional conditions inside a group of conditions', () => {
  const position = { type: 'atLeast', value: 1, field: 'selections', scope: 'parent', conditions: [] };
  const squad = {
    ...{ id: 'u', name: 'Reed Squad', type: 'unit' },
    modifiers: [{ type: 'increment', field: 'pts', value: 10, conditionGroups: [{ type: 'and', localConditionGroups: [position] }] }],
  };
  const { value } = readDataFileJson('reeds.json', json({ catalogue: { id: 'c', gameSystemId: 's', sharedSelectionEntries: [squad] } }));
  expect(value?.sharedEntries?.[0]?.modifiers?.[0]?.conditionGroups).toEqual([
    { type: 'and', localConditionGroups: [{ type: 'atLeast', value: 1, field: 'selections', scope: 'parent' }] },
  ]);
});

it('reports queries that count associations', () => {
  const squad = {
    ...{ id: 'u', name: 'U', type: 'unit' },
    constraints: [{ id: 'k', type: 'min', value: 1, field: 'associations', scope: 'self' }],
  };
  const { diagnostics } = readDataFileJson(
    'reeds.json',
    json({ catalogue: { id: 'c', gameSystemId: 's', sharedSelectionEntries: [squad] } }),
  );
  expect(diagnostics.map(({ messageId, params }) => [messageId, params['element']])).toEqual([['associations', 'constraint']]);
});
