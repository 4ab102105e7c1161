import { readDataFileJson } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import { noProseFacts } from './prose/prose-facts.js';
import { translate } from './translate.js';

const cost = (typeId: string, value: number) => ({ name: typeId, typeId, value });
const category = (targetId: string) => ({ id: `${targetId}-link`, name: targetId, targetId, primary: false });
const once = [{ id: 'once', type: 'max', value: 1, field: 'selections', scope: 'force', shared: true }];
const upgrade = (id: string, parts: object) => ({ id, name: id, type: 'upgrade', import: true, ...parts });
const shownWith = (detachment: string) => ({
  modifiers: [
    {
      ...{ type: 'set', field: 'hidden', value: true },
      conditions: [{ type: 'lessThan', value: 1, field: 'selections', scope: 'force', childId: detachment, includeChildSelections: true }],
    },
  ],
});

const system = {
  ...{ id: 'sys', name: 'Saltmarch', revision: 1 },
  costTypes: [
    { id: 'pts', name: 'pts' },
    { id: 'dp', name: 'Detachment Points' },
    { id: 'enh', name: 'Enhancements', defaultCostLimit: '' },
  ],
  categoryEntries: [
    { id: 'Hold the Dyke', name: 'Hold the Dyke' },
    { id: 'Dearest', name: 'Dearest', hidden: true, constraints: once },
    { id: 'Eel', name: 'Eel', constraints: once },
  ],
  forceEntries: [{ id: 'force', name: 'Army Roster', categoryLinks: [] }],
};

const later = (copies: number) => ({
  type: 'and',
  localConditionGroups: [
    {
      ...{ type: 'atLeast', value: copies, field: 'selections', scope: 'parent', includeChildSelections: true },
      conditions: [
        { type: 'before', value: 1, field: 'selections', scope: 'self', childId: 'any' },
        { type: 'instanceOf', value: 1, field: 'selections', scope: 'self', childId: 'Raft' },
      ],
    },
  ],
});
const sharing = (by: number) => ({
  type: 'divide',
  field: 'enh',
  value: by,
  conditions: [{ type: 'atLeast', value: by, field: 'selections', scope: 'force', childId: 'Barnacles' }],
});
const enhancements = [
  upgrade('Pearl Crown', { costs: [cost('pts', 20), cost('enh', 1)], constraints: once }),
  upgrade('Barnacles', {
    costs: [cost('pts', 10), cost('enh', 1)],
    constraints: [
      ...once,
      { id: 'thrice', type: 'max', value: 3, field: 'selections', scope: 'force', shared: true, includeChildSelections: true },
    ],
    modifiers: [sharing(2), sharing(3)],
  }),
];
const raft = {
  ...{ id: 'Raft', name: 'Raft', type: 'model', import: true, costs: [cost('pts', 70)] },
  modifiers: [
    { type: 'increment', field: 'pts', value: 10, conditionGroups: [later(1)] },
    { type: 'increment', field: 'pts', value: 15, conditionGroups: [later(3)] },
  ],
  selectionEntryGroups: [{ id: 'group', name: 'Enhancements', selectionEntries: enhancements, ...shownWith('Eel Coil') }],
};
const choice = upgrade('Detachment', {
  selectionEntryGroups: [
    {
      ...{ id: 'choice', name: 'Detachment' },
      selectionEntries: [
        upgrade('Eel Coil', { costs: [cost('dp', 3)], categoryLinks: ['Hold the Dyke', 'Dearest', 'Eel'].map(category) }),
        upgrade('Low Tide', { costs: [cost('dp', 1)] }),
      ],
    },
  ],
});
const catalogue = { id: 'eels', name: 'Eelfolk', revision: 1, gameSystemId: 'sys', selectionEntries: [raft, choice] };

const files = [{ gameSystem: system }, { catalogue }].flatMap((document, at) => {
  const { value } = readDataFileJson(`${at}.json`, new TextEncoder().encode(JSON.stringify(document)));
  return value === null ? [] : [value];
});
const { value: model } = translate(files, noProseFacts, { edition: '11e' });

it('reads Detachment Points, Force Dispositions and Unique tags', () => {
  expect(
    model.detachments.map(({ name, detachmentPoints, forceDispositions, uniqueTags }) => [
      name,
      detachmentPoints,
      forceDispositions,
      uniqueTags,
    ]),
  ).toEqual([
    ['Eel Coil', 3, ['Hold the Dyke'], ['Eel']],
    ['Low Tide', 1, undefined, undefined],
  ]);
});

it('reads how many units can have an Upgrade', () => {
  expect(model.enhancements.map(({ name, copies, upgrade: isUncounted }) => [name, copies, isUncounted])).toEqual([
    ['Barnacles', 3, false],
    ['Pearl Crown', undefined, false],
  ]);
});

it('reads the surcharge of later copies of a unit', () => {
  expect(model.datasheets.map(({ points }) => points)).toMatchObject([
    {
      bySize: [{ upTo: null, points: 70 }],
      byCopy: [
        { from: 2, points: 10 },
        { from: 4, points: 25 },
      ],
      complete: true,
    },
  ]);
});
