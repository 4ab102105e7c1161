import type { BattleSize } from '../kernel/battle-size/battle-size.js';
import type { DetachmentKind, DetachmentKinds } from '../kernel/keywords/detachments.js';

/** Small tables of invented battle sizes and detachment kinds, so that tests do not depend on the numbers of an edition. */
export const sizes: readonly BattleSize[] = [
  { name: 'skirmish', points: 100, power: 10, commandPoints: 2, detachments: 1 },
  { name: 'battle', points: 200, power: 20, commandPoints: 5, detachments: 2 },
];

const plain: DetachmentKind = {
  cost: 2,
  titanicCost: null,
  warlordBenefit: 0,
  sharedFactionBenefit: 0,
  slots: { hq: { min: 1, max: 1 }, troops: { min: 0, max: 2 } },
  units: null,
  most: null,
  sameFaction: true,
  understrength: false,
  transportPerInfantry: true,
  abilities: true,
};

export const kinds: DetachmentKinds = {
  patrol: { ...plain, warlordBenefit: 2 },
  vanguard: { ...plain, cost: 3 },
  'supreme command': { ...plain, cost: 0, units: 1, most: 1, slots: { hq: { min: 0, max: 1 } }, transportPerInfantry: false },
  'super heavy': { ...plain, cost: 1, titanicCost: 4, slots: { 'lord of war': { min: 1, max: 2 } }, transportPerInfantry: false },
  'fortification network': {
    ...plain,
    cost: 1,
    sharedFactionBenefit: 1,
    slots: { fortification: { min: 1, max: 2 } },
    sameFaction: false,
    transportPerInfantry: false,
    abilities: false,
  },
};
