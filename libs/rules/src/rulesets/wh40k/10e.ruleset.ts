import { defineEdition } from '../../kernel/ruleset.js';
import * as rules from '../../rules/index.js';
import { stratagemTables } from '../core-stratagem.js';
import { coreStratagems10e } from './10e-core-stratagems.js';

const muster = (step: string) => ({ cites: `Core Rules (10th edition), Muster Your Army: ${step}` });
const core = (section: string) => ({ cites: `Core Rules (10th edition), ${section}` });
const commentary = (section: string) => ({ cites: `Core Rules Updates 1.8 and Rules Commentary 1.7: ${section}` });
/** Core Rules (10th edition), Muster Your Army: Select Battle Size. */
const bySize = { incursion: 1000, 'strike force': 2000, onslaught: 3000 };
const { costs, moments, targets, perTurn, perBattle } = stratagemTables(coreStratagems10e);

export const wh40k10e = defineEdition({
  id: 'wh40k-10e',
  title: 'Warhammer 40,000, 10th edition',
  edition: '10e',
  rules: [
    rules.pointsWithinLimit.with({ bySize, sizesByPower: false }, muster('Select Battle Size')),
    rules.unitsOfArmyFaction.with({}, muster('Select Army Faction')),
    rules.unitsOfOneSubfaction.with(
      {},
      {
        cites: 'The detachments’ own pages, Restrictions: no ADEPTUS ASTARTES units drawn from any other Chapter',
      },
    ),
    rules.alliesWithinPoints.with({ bySize }, { cites: 'The detachment’s own page, Restrictions' }),
    rules.oneDetachment.with({}, muster('Select Detachment Rules')),
    rules.detachmentOfArmyFaction.with({}, muster('Select Detachment Rules')),
    rules.detachmentAdmitsUnits.with({}, { cites: 'The detachment’s own page, Restrictions' }),
    rules.detachmentKeywordsShared.with({}, { cites: 'The detachment’s own page, Restrictions' }),
    rules.chosenKeywordsWithinLimit.with({}, { cites: 'The detachment’s own page, Keywords' }),
    rules.keywordDetachmentsWhole.with({}, commentary('Keywords')),
    rules.unitSizePurchasable.with({ minimum: true }, muster('Select Units')),
    rules.allModelsOptionsWhole.with({}, commentary('All Models; Any Number of Models')),
    rules.datasheetCopiesWithinLimit.with(
      { copies: 3, wideCopies: 6, wideKeywords: ['battleline', 'dedicated transport'] },
      muster('Select Units'),
    ),
    rules.epicHeroesOnce.with({}, muster('Select Units')),
    rules.characterPresent.with({ exempt: 'titanic' }, commentary('page 56, Select Units')),
    rules.enhancementsWithinLimit.with({ enhancements: 3 }, muster('Select Units, Enhancements')),
    rules.enhancementsDistinct.with({}, muster('Select Units, Enhancements')),
    rules.enhancementsOfDetachment.with({}, muster('Select Units, Enhancements')),
    rules.oneEnhancementPerUnit.with({}, commentary('FAQs, Mustering Armies')),
    rules.enhancementBearerEligible.with({}, muster('Select Units, Enhancements')),
    rules.enhancementBearerNamed.with({}, commentary('Enhancements (multi-model CHARACTER units)')),
    rules.oneWarlord.with({}, muster('Select Warlord')),
    rules.warlordIsCharacter.with({ exempt: 'titanic' }, muster('Select Warlord')),
    rules.warlordClausesObeyed.with({}, commentary('Warlord (must be/cannot be)')),
    rules.leadersJoinTheirBodyguard.with({ bySecondSource: false }, core('Leader')),
    rules.attachedUnitLeadersWithinLimit.with(
      { leaders: 2 },
      { ...commentary('Attached Units with Multiple Characters (no more than two)'), elsewhere: { leadsTwice: core('Leader').cites } },
    ),
    rules.transportCapacityKept.with({}, core('Transports, Transport Capacity')),
    rules.passengersEligible.with({}, commentary('Keywords; Core Rules, Transports')),
    rules.passengersEmbarkedOnce.with({}, core('Transports')),
    rules.unitsWholeUnlessSplit.with({}, commentary('Splitting Units; Core Rules, Transports')),
    rules.passengersReservedWithTransport.with({}, commentary('Embarked Units and Reserves; Reserves Units')),
    rules.unitsSplitOnce.with({}, commentary('Splitting Units')),
    rules.deepStrikeByEveryModel.with({}, commentary('FAQs, Reserves; Core Rules, Deep Strike')),
    rules.fortificationsNotInStrategicReserves.with({}, core('Strategic Reserves')),
    rules.strategicReservesWithinPoints.with({ bySize, percent: 25 }, core('Strategic Reserves')),
    rules.commandPointsPaidInBattle.with(
      { perCommandPhase: 1, otherPerRound: 1, costs },
      {
        ...commentary('page 11, Gaining Command Points'),
        elsewhere: {
          cannotPay: core('Stratagems').cites,
          costBelowZero: commentary("Modifying a Stratagem's CP Cost").cites,
        },
      },
    ),
    rules.stratagemsOncePerPhase.with({ again: true }, core('Stratagems')),
    rules.stratagemsWithinTheirLimits.with({ perTurn, perBattle }, core('Core Stratagems, Restrictions')),
    rules.stratagemsInTheirPhase.with({ moments }, commentary('pages 41 and 42; Core Stratagems, When')),
    rules.stratagemsOnEligibleUnits.with({ targets }, commentary('page 42; Core Stratagems, Target and Restrictions')),
  ],
});
