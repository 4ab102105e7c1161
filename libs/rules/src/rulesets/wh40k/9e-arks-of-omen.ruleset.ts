import type { DetachmentKinds } from '../../kernel/keywords/detachments.js';
import { amend } from '../../kernel/ruleset.js';
import * as rules from '../../rules/index.js';
import { battleSizes9e } from './9e-detachments.js';
import { wh40k9e } from './9e.ruleset.js';

const sizes = battleSizes9e
  .filter(({ name }) => name === 'incursion' || name === 'strike force')
  .map((size) => ({ ...size, commandPoints: 6, detachments: 2 }));

const upTo = (max: number) => ({ min: 0, max });

/**
 * The player makes one Battlefield Role compulsory and gains three slots for it. Lists do not state which one, and some armies need no HQ,
 * so these slots allow every possible choice. The pack's requirements for Factions and understrength units are not implemented.
 */
const kinds: DetachmentKinds = {
  'arks of omen': {
    cost: 0,
    titanicCost: null,
    warlordBenefit: 0,
    sharedFactionBenefit: 0,
    slots: {
      hq: upTo(6),
      troops: upTo(12),
      elites: upTo(6),
      'fast attack': upTo(6),
      'heavy support': upTo(6),
      flyer: upTo(5),
      'lord of war': upTo(6),
      fortification: upTo(6),
    },
    units: null,
    most: 1,
    sameFaction: false,
    understrength: true,
    transportPerInfantry: true,
    abilities: true,
  },
};

const cites = { cites: 'Chapter Approved: Arks of Omen, Mustering an Army' };

export const wh40k9eArksOfOmen = amend(wh40k9e, {
  id: 'wh40k-9e-arks-of-omen',
  version: 1,
  title: 'Arks of Omen',
  author: 'Muster',
  change: [
    rules.battleSizeModelled.with({ sizes }, cites),
    rules.detachmentsModelled.with({ kinds }, cites),
    rules.detachmentsWithinLimit.with({ sizes, kinds }, cites),
    rules.detachmentsOfKindWithinLimit.with({ kinds }, cites),
    rules.detachmentSlotsKept.with({ kinds }, cites),
    rules.dedicatedTransportsWithinInfantry.with({ kinds }, cites),
    rules.detachmentAbilitiesNoted.with({ kinds }, cites),
    rules.commandPointsAffordable.with({ sizes, kinds, reservesBand: 10, firstTrait: 1, firstRelic: 1 }, cites),
  ],
});
