import { amend } from '../../kernel/ruleset.js';
import { battleSizeModelled, commandPointsAffordable, detachmentsWithinLimit } from '../../rules/index.js';
import { battleSizes9e, detachments9e } from './9e-detachments.js';
import { wh40k9e } from './9e.ruleset.js';

const fewerCommandPoints: Readonly<Record<string, number>> = { incursion: 3, 'strike force': 6 };
const sizes = battleSizes9e
  .filter(({ name }) => name !== 'combat patrol')
  .map((size) => ({ ...size, commandPoints: fewerCommandPoints[size.name] ?? size.commandPoints }));
const auxiliary = detachments9e['super heavy auxiliary'];
const kinds = {
  ...detachments9e,
  ...(auxiliary ? { 'super heavy auxiliary': { ...auxiliary, sharedFactionBenefit: 3 } } : {}),
};
const cites = { cites: 'Chapter Approved: War Zone Nephilim, Mustering an Army' };

export const wh40k9eNephilim = amend(wh40k9e, {
  id: 'wh40k-9e-nephilim',
  version: 2,
  title: 'War Zone Nephilim',
  author: 'Muster',
  change: [
    battleSizeModelled.with({ sizes }, cites),
    detachmentsWithinLimit.with({ sizes, kinds: detachments9e }, cites),
    commandPointsAffordable.with({ sizes, kinds, reservesBand: 10, firstTrait: 1, firstRelic: 1 }, cites),
  ],
});
