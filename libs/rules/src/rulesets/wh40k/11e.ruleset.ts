import { defineEdition } from '../../kernel/ruleset.js';
import * as rules from '../../rules/index.js';
import { allies11e } from './11e-allies.js';

const muster = (section: string) => ({ cites: `Core Rules (11th edition), 25 Muster Your Army: ${section}` });
const core = (section: string) => ({ cites: `Core Rules (11th edition), ${section}` });
const manual = (section: string) => ({ cites: `Munitorum Field Manual (11th edition), ${section}` });
/** Known from one source only, so until a second one confirms it, it is no error. */
const unconfirmed = { severity: 'warning' } as const;
/** 25.03 Select Battle Size. No limits are printed for larger battles. */
const bySize = { incursion: 1000, 'strike force': 2000 };
const dispositions = ['purge the foe', 'take and hold', 'reconnaissance', 'priority assets', 'disruption'];

export const wh40k11e = defineEdition({
  id: 'wh40k-11e',
  title: 'Warhammer 40,000, 11th edition',
  edition: '11e',
  rules: [
    rules.battleSizePrinted.with({ bySize }, muster('25.03 Select Battle Size')),
    rules.pointsWithinLimit.with({ bySize, sizesByPower: false }, muster('25.03 Select Battle Size')),
    rules.unitsOfArmyFaction.with({}, muster('25.02 Select Army Faction')),
    rules.detachmentPointsWithinBudget.with(
      {
        bySize,
        detachmentPoints: { incursion: 2, 'strike force': 3 },
        single: { size: 'incursion', detachmentPoints: 3, since: '2026-07-22' },
      },
      muster('25.04 Select Detachments (the single 3-point detachment since 22 July 2026)'),
    ),
    rules.detachmentsDistinct.with({}, muster('25.04 Select Detachments')),
    rules.detachmentTagsUnique.with({}, manual('Detachments, Unique Tag')),
    rules.forceDispositionGranted.with({ dispositions }, manual('Detachments, Force Disposition')),
    rules.detachmentOfArmyFaction.with({}, muster('25.04 Select Detachments')),
    rules.alliesWithinPoints.with({ bySize }, { cites: 'The detachment’s own page, units of other Factions', ...unconfirmed }),
    rules.alliedFactionsWithinLimits.with({ bySize, clauses: allies11e }, { cites: 'The army rules about units of other Factions' }),
    rules.detachmentAdmitsUnits.with({}, { cites: 'The detachment’s own page, Restrictions', ...unconfirmed }),
    rules.unitSizePurchasable.with({ minimum: true }, manual('Starting Strength')),
    rules.datasheetCopiesWithinSize.with(
      { bySize, copies: { incursion: 2, 'strike force': 3 }, times: 2, wideKeywords: ['battleline', 'dedicated transport'] },
      muster('25.04 Select Units'),
    ),
    rules.epicHeroesOnce.with({}, muster('25.04 Select Units')),
    rules.characterPresent.with({ exempt: 'titanic' }, { ...muster('25.04 Select Units'), ...unconfirmed }),
    rules.enhancementsWithinSize.with({ bySize, enhancements: { incursion: 2, 'strike force': 4 } }, muster('25.04 Enhancements')),
    rules.enhancementsDistinct.with({}, muster('25.04 Enhancements; Upgrades')),
    rules.enhancementsOfDetachment.with({}, muster('25.04 Enhancements')),
    rules.oneEnhancementPerAttachedUnit.with({}, muster('25.04 Enhancements; Upgrades')),
    rules.enhancementBearerEligible.with({}, muster('25.04 Enhancements; Upgrades')),
    rules.oneWarlord.with({}, muster('25.04 Select Warlord')),
    rules.warlordIsCharacter.with({ exempt: 'titanic' }, muster('25.04 Select Warlord')),
    rules.warlordOfArmyFaction.with({}, muster('25.04 Select Warlord')),
    rules.warlordClausesObeyed.with({}, muster('25.04 Select Warlord (must be, cannot be)')),
    rules.leadersJoinTheirBodyguard.with({ bySecondSource: true }, core('19.01 Attached Units; 24.22 Leader; 24.34 Support')),
    rules.leadersAndSupportsWithinLimit.with({ leaders: 1, supports: 1 }, core('19.01 Attached Units')),
    rules.supportsAttached.with({}, core('24.34 Support')),
    rules.fortificationsNotInStrategicReserves.with({}, core('20.01 Strategic Reserves')),
    rules.strategicReservesWithinPoints.with({ bySize, percent: 50 }, core('20.01 Strategic Reserves')),
  ],
});
