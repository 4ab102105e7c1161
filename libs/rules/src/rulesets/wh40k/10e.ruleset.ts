import { defineEdition } from '../../kernel/ruleset.js';
import {
  characterPresent,
  datasheetCopiesWithinLimit,
  detachmentOfArmyFaction,
  enhancementBearerEligible,
  enhancementsDistinct,
  enhancementsOfDetachment,
  enhancementsWithinLimit,
  epicHeroesOnce,
  oneDetachment,
  oneEnhancementPerUnit,
  oneWarlord,
  pointsWithinLimit,
  unitSizePurchasable,
  unitsOfArmyFaction,
  warlordIsCharacter,
} from '../../rules/index.js';

const muster = (step: string) => ({ cites: `Core Rules (10th edition), Muster Your Army: ${step}` });

export const wh40k10e = defineEdition({
  id: 'wh40k-10e',
  title: 'Warhammer 40,000, 10th edition',
  edition: '10e',
  rules: [
    pointsWithinLimit.with({}, muster('Select Battle Size')),
    unitsOfArmyFaction.with({}, muster('Select Army Faction')),
    oneDetachment.with({}, muster('Select Detachment Rules')),
    detachmentOfArmyFaction.with({}, muster('Select Detachment Rules')),
    unitSizePurchasable.with({ minimum: true }, muster('Select Units')),
    datasheetCopiesWithinLimit.with(
      { copies: 3, wideCopies: 6, wideKeywords: ['battleline', 'dedicated transport'] },
      muster('Select Units'),
    ),
    epicHeroesOnce.with({}, muster('Select Units')),
    characterPresent.with({ exempt: 'titanic' }, muster('Select Units')),
    enhancementsWithinLimit.with({ enhancements: 3 }, muster('Select Units, Enhancements')),
    enhancementsDistinct.with({}, muster('Select Units, Enhancements')),
    enhancementsOfDetachment.with({}, muster('Select Units, Enhancements')),
    oneEnhancementPerUnit.with({}, muster('Select Units, Enhancements')),
    enhancementBearerEligible.with({}, muster('Select Units, Enhancements')),
    oneWarlord.with({}, muster('Select Warlord')),
    warlordIsCharacter.with({ exempt: 'titanic' }, muster('Select Warlord')),
  ],
});
