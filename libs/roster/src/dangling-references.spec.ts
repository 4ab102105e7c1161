import { expect, it } from 'vitest';
import { danglingReferences } from './dangling-references.js';
import type { Declared } from './declared.js';
import type { Roster, RosterUnit } from './roster.js';

const unit: RosterUnit = {
  name: 'Squad',
  id: null,
  line: null,
  section: null,
  detachment: 0,
  statedPoints: null,
  warlord: false,
  enhancements: [],
  loadout: [],
  attachment: null,
};

const roster = (declared: Declared, units: readonly RosterUnit[] = [unit, unit]): Roster => ({
  name: null,
  factions: [],
  battleSize: null,
  pointsLimit: null,
  statedPoints: null,
  detachments: [{ name: 'Patrol', id: null, line: null }],
  units,
  statesWargear: false,
  declared,
});

it('a roster that names only what it has has none', () =>
  expect(
    danglingReferences(
      roster({
        attachments: [{ leader: 0, bodyguard: 1 }],
        detachmentOrder: [0],
        spends: [{ name: 'Ruse', commandPoints: 1, purpose: 'other', unit: 1, detachment: 0 }],
      }),
    ),
  ).toEqual([]));

it.each<[string, Roster, readonly [string, string]]>([
  ['a unit of a detachment', roster({}, [{ ...unit, detachment: 1 }]), ['detachment', 'units.0.detachment']],
  ['a Leader', roster({ attachments: [{ leader: 2, bodyguard: 1 }] }), ['unit', 'declared.attachments.0.leader']],
  ['a TRANSPORT', roster({ passengers: [{ unit: 0, transport: -1 }] }), ['unit', 'declared.passengers.0.transport']],
  ['a unit between two', roster({ reserves: [{ unit: 0.5, how: 'strategic' }] }), ['unit', 'declared.reserves.0.unit']],
  ['a split', roster({ splits: [{ unit: 9, parts: [] }] }), ['unit', 'declared.splits.0.unit']],
  ['notes of a unit', roster({ units: [{ unit: 2 }] }), ['unit', 'declared.units.0.unit']],
  ['notes of a detachment', roster({ detachments: [{ detachment: 1 }] }), ['detachment', 'declared.detachments.0.detachment']],
  ['an order', roster({ detachmentOrder: [0, 1] }), ['detachment', 'declared.detachmentOrder.1']],
  [
    'a Stratagem',
    roster({ battle: { first: true, events: [{ kind: 'stratagem', name: 'Ruse', round: 1, turn: 'own', phase: null, unit: 4 }] } }),
    ['unit', 'declared.battle.events.0.unit'],
  ],
])('%s that is not there is found', (_, written, [kind, path]) =>
  expect(danglingReferences(written).map((one) => [one.kind, one.path.join('.')])).toEqual([[kind, path]]),
);
