import { expect, it } from 'vitest';
import { danglingReferences } from './dangling-references.js';
import { EMPTY_ROSTER } from './empty-roster.js';
import type { Declarations } from './declarations.js';
import type { Roster, RosterUnit } from './roster.js';

const unit: RosterUnit = {
  unitId: '1',
  name: 'Squad',
  id: null,
  line: null,
  section: null,
  detachment: 0,
  statedPoints: null,
  warlord: false,
  enhancements: [],
  loadout: [],
};

const roster = (declared: Declarations, units: readonly RosterUnit[] = [unit, { ...unit, unitId: '2' }]): Roster => ({
  ...EMPTY_ROSTER,
  detachments: [{ name: 'Patrol', id: null, line: null }],
  units,
  declared,
});

it('a roster that names only its own units and detachments has no dangling references', () =>
  expect(
    danglingReferences(
      roster({
        attachments: [{ leader: '1', bodyguard: '2' }],
        detachmentOrder: [0],
        spends: [{ name: 'Ruse', commandPoints: 1, purpose: 'other', unit: '2', detachment: 0 }],
      }),
    ),
  ).toEqual([]));

it.each<[string, Roster, readonly [string, string]]>([
  ['a unit of a detachment', roster({}, [{ ...unit, detachment: 1 }]), ['detachment', 'units.0.detachment']],
  ['a Leader', roster({ attachments: [{ leader: '3', bodyguard: '2' }] }), ['unit', 'declared.attachments.0.leader']],
  ['a TRANSPORT', roster({ passengers: [{ unit: '1', transport: '0' }] }), ['unit', 'declared.passengers.0.transport']],
  ['a unit in Reserves', roster({ reserves: [{ unit: '', how: 'strategic' }] }), ['unit', 'declared.reserves.0.unit']],
  ['a split', roster({ splits: [{ unit: '10', parts: [] }] }), ['unit', 'declared.splits.0.unit']],
  ['notes of a unit', roster({ units: [{ unit: '3' }] }), ['unit', 'declared.units.0.unit']],
  ['notes of a detachment', roster({ detachments: [{ detachment: 1 }] }), ['detachment', 'declared.detachments.0.detachment']],
  ['an order', roster({ detachmentOrder: [0, 1] }), ['detachment', 'declared.detachmentOrder.1']],
  [
    'a Stratagem',
    roster({ battle: { first: true, events: [{ kind: 'stratagem', name: 'Ruse', round: 1, turn: 'own', phase: null, unit: '5' }] } }),
    ['unit', 'declared.battle.events.0.unit'],
  ],
])('%s that is not there is found', (_, written, [kind, path]) =>
  expect(danglingReferences(written).map((one) => [one.kind, one.path.join('.')])).toEqual([[kind, path]]),
);
