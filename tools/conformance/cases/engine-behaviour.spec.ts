import { describe, expect, it } from 'vitest';
import type { Dialect } from '../../../libs/battlescribe/src/evaluate/compile/dialect.js';
import { runCase } from './case-runner.js';

/** Behaviour cases with invented data. Each case is run once per engine. */
type Node = Readonly<Record<string, unknown>>;

const DIALECTS: readonly Dialect[] = ['battlescribe', 'newrecruit'];

const hq = { targetId: 'hq', name: 'HQ' };
const leads = [{ ...hq, primary: true }];
const scouts = { targetId: 'scouts', name: 'Scouts' };
const patrol: Node = { id: 'patrol', name: 'Patrol', categoryLinks: [hq, scouts] };

/** The differences from the expected state after a fleet with one captain was built. */
function differences(
  dialect: Dialect,
  expectedState: Node,
  parts: { captain?: Node; system?: Node; catalogue?: Node; steps?: readonly Node[] },
) {
  const captain = { id: 'captain', name: 'Captain', type: 'unit', ...parts.captain };
  const categoryEntries = [
    { id: 'hq', name: 'HQ' },
    { id: 'scouts', name: 'Scouts' },
  ];
  const result = runCase(
    {
      id: 'fleet',
      category: 'invented',
      setup: {
        gameSystem: { categoryEntries, forceEntries: [patrol], ...parts.system },
        catalogues: [{ id: 'tides', selectionEntries: [captain], ...parts.catalogue }],
      },
      steps: [...(parts.steps ?? [addPatrol, selectCaptain]), { expectedState }],
    },
    dialect,
  );
  return result.differences;
}

const addPatrol = { action: 'addForce', id: 'add', forceEntryId: 'patrol' };
const selectCaptain = { action: 'selectEntry', id: 'select', forceId: '${{ steps.add.forceId }}', entryId: 'captain' };

const shownAs = (categories: readonly Node[], parts: Node = {}) => ({
  forces: [{ selections: [{ name: 'Captain', categories, ...parts }] }],
});
const uncategorized = { name: 'Uncategorized', entryId: '(No Category)', primary: true };

describe('a selection that loses its primary category', () => {
  const without = (type: string): Node => ({ categoryLinks: [...leads, scouts], modifiers: [{ type, field: 'category', value: 'hq' }] });

  it.each([
    ['remove', 'battlescribe', [{ name: 'Scouts', primary: false }]],
    ['remove', 'newrecruit', [uncategorized, { name: 'Scouts', primary: false }]],
    ['unset-primary', 'battlescribe', [{ name: 'HQ', primary: false }, { name: 'Scouts' }]],
    ['unset-primary', 'newrecruit', [uncategorized, { name: 'HQ', primary: false }, { name: 'Scouts' }]],
  ] as const)('removed by %s is shown as expected in %s', (type, dialect, expected) => {
    expect(differences(dialect, shownAs(expected), { captain: without(type) })).toEqual([]);
  });

  it.each([
    ['battlescribe', []],
    ['newrecruit', [uncategorized]],
  ] as const)('and has none left is shown as expected in %s', (dialect, expected) => {
    const captain = { categoryLinks: leads, modifiers: [{ type: 'remove', field: 'category', value: 'hq' }] };
    expect(differences(dialect, shownAs(expected), { captain })).toEqual([]);
  });
});

describe('the categories of a force', () => {
  const listing = (dialect: Dialect, names: readonly string[], captain: Node) =>
    differences(dialect, { forces: [{ categoryCount: names.length, categories: names.map((name) => ({ name })) }] }, { captain });

  it('start in BattleScribe with its own category for selections without one', () => {
    expect(listing('battlescribe', ['Uncategorised', 'HQ', 'Scouts'], { categoryLinks: leads })).toEqual([]);
    expect(listing('battlescribe', ['Uncategorised', 'HQ', 'Scouts'], {})).toEqual([]);
  });

  it('include this category in New Recruit only if a root has no primary category, and another one for roots that the force does not list', () => {
    expect(listing('newrecruit', ['HQ', 'Scouts'], { categoryLinks: leads })).toEqual([]);
    expect(listing('newrecruit', ['Uncategorized', 'HQ', 'Scouts'], {})).toEqual([]);
    const elsewhere = { categoryLinks: [{ targetId: 'moors', name: 'Moors', primary: true }] };
    expect(listing('newrecruit', ['HQ', 'Scouts', 'Illegal Units'], elsewhere)).toEqual([]);
  });
});

describe('limits of forces', () => {
  const forces = (type: string, value: number) => [{ id: 'forces', type, value, field: 'forces', scope: 'roster', shared: true }];

  it('on an entry count selections in New Recruit, which selects the entry; BattleScribe never finds any', () => {
    const captain = { categoryLinks: leads, constraints: forces('min', 1) };
    const onlyForce = { captain, steps: [addPatrol] };
    expect(differences('newrecruit', { forces: [{ selections: [{ name: 'Captain' }] }], errors: [] }, onlyForce)).toEqual([]);
    const broken = { forces: [{ selectionCount: 0 }], errors: [{ on: 'roster', from: 'captain/forces' }] };
    expect(differences('battlescribe', broken, onlyForce)).toEqual([]);
    expect(differences('battlescribe', { errorCount: 1 }, { captain })).toEqual([]);
  });

  it('on force entries count each type separately; BattleScribe also reports a missing type', () => {
    const outpost = { id: 'outpost', name: 'Outpost', constraints: forces('min', 1) };
    const system = { forceEntries: [{ ...patrol, constraints: forces('max', 1) }, outpost] };
    const twice = [addPatrol, { ...addPatrol, id: 'again' }];
    const tooMany = { from: 'patrol/forces' };
    const missing = { on: 'roster', from: 'outpost/forces' };
    expect(differences('battlescribe', { errors: [missing] }, { system, steps: [addPatrol] })).toEqual([]);
    expect(differences('battlescribe', { errors: [tooMany, missing] }, { system, steps: twice })).toEqual([]);
    const both = [addPatrol, { ...addPatrol, id: 'outpost', forceEntryId: 'outpost' }];
    for (const dialect of DIALECTS) expect(differences(dialect, { errors: [] }, { system, steps: both })).toEqual([]);
    expect(differences('newrecruit', { errors: [] }, { system, steps: [addPatrol] })).toEqual([]);
  });

  it('report in BattleScribe a missing child force that the parent requires', () => {
    const wing = { id: 'wing', name: 'Wing', constraints: [{ ...forces('min', 1)[0], scope: 'parent' }] };
    const system = { forceEntries: [{ ...patrol, forceEntries: [wing] }] };
    expect(differences('battlescribe', { errors: [{ from: 'wing/forces' }] }, { system, steps: [addPatrol] })).toEqual([]);
    const withWing = [addPatrol, { action: 'addChildForce', id: 'child', forceId: '${{ steps.add.forceId }}', forceEntryId: 'wing' }];
    expect(differences('battlescribe', { errors: [] }, { system, steps: withWing })).toEqual([]);
  });

  it.each(DIALECTS)('are counted by conditions of %s whether shared or not', (dialect) => {
    const condition = { type: 'atLeast', value: 2, field: 'forces', scope: 'roster', childId: 'patrol' };
    const captain = { categoryLinks: leads, modifiers: [{ type: 'set', field: 'name', value: 'Admiral', conditions: [condition] }] };
    const steps = [addPatrol, { ...addPatrol, id: 'again' }, selectCaptain];
    expect(differences(dialect, { forces: [{ selections: [{ name: 'Admiral' }] }, { selectionCount: 0 }] }, { captain, steps })).toEqual(
      [],
    );
  });
});

describe('a hidden category', () => {
  const hiddenBy = (parts: Node) => ({ forceEntries: [{ ...patrol, categoryLinks: [{ ...hq, ...parts }, scouts] }] });
  const unset = { type: 'unset-primary', field: 'category', value: 'hq' };
  const hidden = { forces: [{ selections: [{ name: 'Captain', hidden: true }] }] };

  it.each(DIALECTS)('hides in %s the selections with it as their primary category', (dialect) => {
    const error = { errors: [{ on: 'selection captain', from: 'captain/hidden' }] };
    const captain = { categoryLinks: leads };
    expect(differences(dialect, { ...hidden, ...error }, { captain, system: hiddenBy({ hidden: true }) })).toEqual([]);
    const system = hiddenBy({ modifiers: [{ type: 'set', field: 'hidden', value: 'true' }] });
    expect(differences(dialect, { ...hidden, ...error }, { captain, system })).toEqual([]);
    const shown = hiddenBy({ hidden: true, modifiers: [{ type: 'set', field: 'hidden', value: 'false' }] });
    expect(differences(dialect, { forces: [{ selections: [{ name: 'Captain' }] }], errors: [] }, { captain, system: shown })).toEqual([]);
    const apart = { captain: { categoryLinks: [hq, { ...scouts, primary: true }] }, system: hiddenBy({ hidden: true }) };
    expect(differences(dialect, { forces: [{ selections: [{ name: 'Captain' }] }], errors: [] }, apart)).toEqual([]);
  });

  it.each([
    ['battlescribe', 0],
    ['newrecruit', 1],
  ] as const)('still does so in %s if a modifier removes it as the primary category', (dialect, errorCount) => {
    const captain = { categoryLinks: leads, modifiers: [unset] };
    expect(differences(dialect, { ...hidden, errorCount }, { captain, system: hiddenBy({ hidden: true }) })).toEqual([]);
  });
});

describe('a force', () => {
  const rule = (id: string) => ({ id, name: id, description: 'Invented.' });

  it.each(DIALECTS)('shows in %s the rules and publications of its catalogue and of the game system', (dialect) => {
    const system = {
      rules: [rule('tide')],
      publications: [{ id: 'core', name: 'Core' }],
      forceEntries: [{ ...patrol, rules: [rule('drill')] }],
    };
    const catalogue = { rules: [rule('harbour')], publications: [{ id: 'codex', name: 'Codex' }] };
    const expected = {
      rules: [{ name: 'drill' }, { name: 'harbour' }, { name: 'tide' }],
      publications: [
        { id: 'codex', name: 'Codex' },
        { id: 'core', name: 'Core' },
      ],
    };
    expect(differences(dialect, { forces: [expected] }, { system, catalogue })).toEqual([]);
  });

  it.each(DIALECTS)('is copied in %s with its content and the given names', (dialect) => {
    const lantern = { id: 'lantern', name: 'Lantern', type: 'upgrade' };
    const captain = { categoryLinks: leads, selectionEntries: [lantern] };
    const inForce = { forceId: '${{ steps.add.forceId }}' };
    const inSelection = { ...inForce, selectionId: '${{ steps.select.selectionId }}' };
    const steps = [
      addPatrol,
      selectCaptain,
      { action: 'selectChildEntry', ...inSelection, entryId: 'lantern' },
      { action: 'setCustomization', ...inSelection, customName: 'Old Maré' },
      { action: 'duplicateForce', id: 'copy', ...inForce },
      {
        action: 'selectChildEntry',
        forceId: '${{ steps.copy.forceId }}',
        selectionId: '${{ steps.copy.selections.captain }}',
        entryId: 'lantern',
      },
    ];
    const captainWith = (number: number) => ({ name: 'Captain', customName: 'Old Maré', children: [{ name: 'Lantern', number }] });
    const forces = [1, 2].map((lanterns) => ({ selections: [captainWith(lanterns)] }));
    const expected = { forceCount: 2, selectionCount: 2, forces };
    expect(differences(dialect, expected, { captain, steps })).toEqual([]);
  });
});

describe('a written roster', () => {
  const system = { costTypes: [{ id: 'pts', name: 'pts' }] };
  const costs = [{ typeId: 'pts', name: 'pts', value: 0.1 }];
  const crew = { id: 'crew', name: 'Crew', type: 'model', costs: [{ typeId: 'pts', name: 'pts', value: 0.2 }] };
  const captain = { id: 'captain', name: 'Captain', type: 'unit', categoryLinks: leads, costs, selectionEntries: [crew] };
  const steps = [
    addPatrol,
    selectCaptain,
    { action: 'selectChildEntry', forceId: '${{ steps.add.forceId }}', selectionId: '${{ steps.select.selectionId }}', entryId: 'crew' },
    { id: 'saved', expectedFile: {} },
  ];
  const setup = {
    gameSystem: { categoryEntries: [{ id: 'hq', name: 'HQ' }], forceEntries: [{ ...patrol, categoryLinks: [hq] }], ...system },
    catalogues: [{ id: 'tides', selectionEntries: [captain] }],
  };
  const none = (name: string) => `<category id="\${{ match('.+') }}" name="${name}" entryId="(No Category)" primary="false"/>\n        `;
  const text = (total: string, unlisted: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster id="\${{ match('[-0-9a-f]+') }}" name="fleet" battleScribeVersion="2.03" gameSystemId="fleet" gameSystemName="fleet" gameSystemRevision="1" xmlns="http://www.battlescribe.net/schema/rosterSchema">
  <costs>
    <cost name="pts" typeId="pts" value="${total}"/>
  </costs>
  <forces>
    <force id="\${{ steps.add.forceId }}" name="Patrol" entryId="patrol" catalogueId="tides" catalogueRevision="1" catalogueName="fleet">
      <selections>
        <selection id="\${{ steps.select.selectionId }}" name="Captain" entryId="captain" number="1" type="unit">
          <selections>
            <selection id="\${{ match('.{4}(-.{4}){3}') }}" name="Crew" entryId="crew" number="1" type="model">
              <costs>
                <cost name="pts" typeId="pts" value="0.2"/>
              </costs>
            </selection>
          </selections>
          <costs>
            <cost name="pts" typeId="pts" value="0.1"/>
          </costs>
          <categories>
            <category id="\${{ match('.+') }}" name="HQ" entryId="hq" primary="true"/>
          </categories>
        </selection>
      </selections>
      <categories>
        ${unlisted}<category id="\${{ match('.+') }}" name="HQ" entryId="hq" primary="false"/>
      </categories>
    </force>
  </forces>
</roster>
`;

  it('has the sums that its engine writes', () => {
    const files = new Map([
      ['fleet.saved.ros', text('0.3', none('Uncategorised'))],
      ['fleet.saved.newrecruit.ros', text('0.30000000000000004', '')],
    ]);
    const beside = (name: string) => files.get(name) ?? null;
    const play = (dialect: Dialect, from = beside) =>
      runCase({ id: 'fleet', category: 'invented', setup, steps }, dialect, from).differences;
    for (const dialect of DIALECTS) expect(play(dialect)).toEqual([]);
    const swapped = play('battlescribe', () => text('0.4', none('Uncategorised')).replaceAll('\n', '\r\n'));
    expect(swapped).toEqual([
      'saved: line 4: expected     <cost name="pts" typeId="pts" value="0.4"/>, got     <cost name="pts" typeId="pts" value="0.3"/>',
    ]);
    expect(play('battlescribe', () => null)).toEqual(['saved: there is no file to compare with']);
  });
});
