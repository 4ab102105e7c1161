import type { BattleSize } from '../../kernel/battle-size/battle-size.js';
import type { DetachmentKind, DetachmentKinds } from '../../kernel/keywords/detachments.js';

/** Core Rules (9th edition): the tables Command Points and Detachments. */
export const battleSizes9e: readonly BattleSize[] = [
  { name: 'combat patrol', points: 500, power: 50, commandPoints: 3, detachments: 1 },
  { name: 'incursion', points: 1000, power: 100, commandPoints: 6, detachments: 2 },
  { name: 'strike force', points: 2000, power: 200, commandPoints: 12, detachments: 3 },
  { name: 'onslaught', points: 3000, power: 300, commandPoints: 18, detachments: 4 },
];

const slot = (min: number, max: number) => ({ min, max });

const ofOneFaction: Omit<DetachmentKind, 'cost' | 'slots'> = {
  titanicCost: null,
  warlordBenefit: 0,
  sharedFactionBenefit: 0,
  units: null,
  most: null,
  sameFaction: true,
  understrength: false,
  transportPerInfantry: true,
  abilities: true,
};

const ofAnyUnits: Omit<DetachmentKind, 'cost' | 'slots'> = {
  ...ofOneFaction,
  sameFaction: false,
  understrength: true,
  transportPerInfantry: false,
  abilities: false,
};

const specialised = { troops: slot(0, 3), elites: slot(0, 2), 'fast attack': slot(0, 2), 'heavy support': slot(0, 2), flyer: slot(0, 2) };

/** Core Rules (9th edition), Detachments: the eleven kinds. */
export const detachments9e: DetachmentKinds = {
  patrol: {
    ...ofOneFaction,
    cost: 2,
    warlordBenefit: 2,
    slots: {
      hq: slot(1, 2),
      troops: slot(1, 3),
      elites: slot(0, 2),
      'fast attack': slot(0, 2),
      'heavy support': slot(0, 2),
      flyer: slot(0, 2),
    },
  },
  battalion: {
    ...ofOneFaction,
    cost: 3,
    warlordBenefit: 3,
    slots: {
      hq: slot(2, 3),
      troops: slot(3, 6),
      elites: slot(0, 6),
      'fast attack': slot(0, 3),
      'heavy support': slot(0, 3),
      flyer: slot(0, 2),
    },
  },
  brigade: {
    ...ofOneFaction,
    cost: 4,
    warlordBenefit: 4,
    slots: {
      hq: slot(3, 5),
      troops: slot(6, 12),
      elites: slot(3, 8),
      'fast attack': slot(3, 5),
      'heavy support': slot(3, 5),
      flyer: slot(0, 2),
    },
  },
  vanguard: { ...ofOneFaction, cost: 3, slots: { ...specialised, hq: slot(1, 2), elites: slot(3, 6) } },
  spearhead: { ...ofOneFaction, cost: 3, slots: { ...specialised, hq: slot(1, 2), 'heavy support': slot(3, 6) } },
  outrider: { ...ofOneFaction, cost: 3, slots: { ...specialised, hq: slot(1, 2), 'fast attack': slot(3, 6) } },
  'supreme command': {
    ...ofAnyUnits,
    cost: 0,
    units: 1,
    most: 1,
    abilities: true,
    slots: { 'lord of war': slot(0, 1), hq: slot(0, 1) },
  },
  'super heavy': {
    ...ofAnyUnits,
    cost: 3,
    titanicCost: 6,
    sameFaction: true,
    abilities: true,
    slots: { 'lord of war': slot(3, 5) },
  },
  'super heavy auxiliary': { ...ofAnyUnits, cost: 3, slots: { 'lord of war': slot(1, 1) } },
  'fortification network': { ...ofAnyUnits, cost: 1, most: 1, sharedFactionBenefit: 1, slots: { fortification: slot(1, 3) } },
  'auxiliary support': {
    ...ofAnyUnits,
    cost: 2,
    units: 1,
    slots: {
      hq: slot(0, 1),
      troops: slot(0, 1),
      elites: slot(0, 1),
      'fast attack': slot(0, 1),
      'heavy support': slot(0, 1),
      flyer: slot(0, 1),
      'dedicated transport': slot(0, 1),
    },
  },
};
