import { defineEdition } from '../../kernel/ruleset.js';
import * as rules from '../../rules/index.js';

const primer = (section: string) => ({ cites: `Battle Primer (8th edition), ${section}` });

export const wh40k8e = defineEdition({
  id: 'wh40k-8e',
  title: 'Warhammer 40,000, 8th edition, Only War',
  edition: '8e',
  rules: [
    rules.detachmentsModelled.with({ kinds: {} }, primer('Datasheets, Battlefield Role')),
    rules.pointsWithinLimit.with({ bySize: {}, sizesByPower: false }, { cites: 'The points limit that the players agreed on' }),
    rules.powerLevelSummed.with({}, primer('Only War, Power Level')),
    rules.powerRatingNotLowered.with({}, primer('Datasheets, Power Rating')),
    rules.unitSizePurchasable.with({ minimum: false }, primer('Datasheets, Unit Composition')),
    rules.understrengthUnitsWithinLimit.with({ perDatasheet: 1, forbiddenIn: [] }, primer('Only War, The Armies')),
    rules.oneWarlord.with({}, primer('The Warlord')),
    rules.warlordTraitsAccountedFor.with(
      { forAny: ['legendary fighter', 'inspiring leader', 'tenacious survivor'], charactersOnly: true },
      primer('The Warlord; Warlord Traits'),
    ),
    rules.transportCapacityKept.with({}, primer('Transports, Transport Capacity')),
    rules.passengersEligible.with({}, primer('Transports, Transport Capacity')),
    rules.passengersEmbarkedOnce.with({}, primer('Transports')),
    rules.unitsWholeUnlessSplit.with({}, primer('Transports')),
  ],
});
