import { defineEdition } from '../../kernel/ruleset.js';
import * as rules from '../../rules/index.js';
import { stratagemTables } from '../core-stratagem.js';
import { coreStratagems9e } from './9e-core-stratagems.js';
import { battleSizes9e as sizes, detachments9e as kinds } from './9e-detachments.js';

/** A battle size that is stated only by name has the highest points limit of that size. */
const bySize = Object.fromEntries(sizes.map(({ name, points }) => [name, points]));
const core = (section: string) => ({ cites: `Core Rules (9th edition), ${section}` });
const { costs, moments, perTurn, perBattle } = stratagemTables(coreStratagems9e);
const forbiddenIn = Object.entries(kinds).flatMap(([kind, { understrength }]) => (understrength ? [] : [kind]));

export const wh40k9e = defineEdition({
  id: 'wh40k-9e',
  title: 'Warhammer 40,000, 9th edition, battle-forged armies',
  edition: '9e',
  rules: [
    rules.battleSizeModelled.with({ sizes }, core('Battle-forged Armies, Command Points')),
    rules.pointsWithinLimit.with({ bySize, sizesByPower: true }, core('Points Limit; Reinforcement Points')),
    rules.powerLevelSummed.with({}, core('Power Level')),
    rules.powerRatingNotLowered.with({}, core('Power Ratings; Understrength Units')),
    rules.reinforcementPointsAffordable.with({}, core('Reinforcement Points')),
    rules.unboundArmyNoted.with({}, core('Battle-forged Armies; Using Stratagems with Unbound Armies; Strategic Reserves')),
    rules.armyFactionKeywordShared.with({ exempt: 'unaligned' }, core('Army Faction')),
    rules.detachmentsModelled.with({ kinds }, core('Detachments')),
    rules.detachmentsWithinLimit.with({ sizes, kinds }, core('Detachments')),
    rules.detachmentsOfKindWithinLimit.with({ kinds }, core('Supreme Command Detachment; Fortification Network')),
    rules.unitsInOneDetachment.with({}, core('Detachments')),
    rules.detachmentSlotsKept.with({ kinds }, core('Battlefield Role Slots')),
    rules.dedicatedTransportsWithinInfantry.with({ kinds }, core('Dedicated Transports')),
    rules.detachmentFactionShared.with({ kinds, tooWide: [] }, core('Factions; Detachments, Restrictions')),
    rules.detachmentAbilitiesNoted.with({ kinds }, core('Detachment Abilities')),
    rules.supremeCommandIsWarlord.with(
      { kinds, keywords: ['primarch', 'daemon primarch', 'supreme commander'] },
      core('Supreme Command Detachment'),
    ),
    rules.titanicUnitsPaidFor.with({ kinds }, core('Super-heavy Detachment')),
    rules.fortificationNetworkWithoutWarlord.with({}, core('Fortification Network')),
    rules.keywordDetachmentsWhole.with({}, core('Detachment Abilities')),
    rules.stratagemsOfAWholeDetachment.with(
      { kinds, ignored: ['agent of the imperium', 'agents of the imperium'] },
      core('Faction and Sub-faction Stratagem Labels'),
    ),
    rules.unitSizePurchasable.with({ minimum: false }, core('Datasheets, Profiles; Datasheets, Composition and Wargear')),
    rules.understrengthUnitsWithinLimit.with({ perDatasheet: 1, forbiddenIn }, core('Understrength Units; Detachments, Restrictions')),
    rules.oneWarlord.with({}, core('The Warlord; Battle-forged Army Roster, item 8')),
    rules.warlordIsCharacterIfAny.with({}, core('Battle-forged Army Roster, item 8')),
    rules.warlordNotFortification.with({}, core('The Warlord; Battle-forged Army Roster, item 8')),
    rules.warlordTraitsAccountedFor.with(
      { forAny: ['inspiring leader'], charactersOnly: false },
      core('The Warlord; Warlord Traits; Named Characters; Specialist Detachments, Warlord Traits'),
    ),
    rules.warlordTraitsDistinct.with({}, core('Specialist Detachments, Field Commander; Named Characters')),
    rules.relicsForCharacters.with({}, core('Specialist Detachments, Relics')),
    rules.stratagemOptionsPaid.with({}, core('Battle-forged Army Roster, item 4; Stratagems')),
    rules.relicReplacedWeaponsPaid.with({}, core('Specialist Detachments, Relics')),
    rules.specialistDetachmentsLawful.with({ never: ['auxiliary support'] }, core('Specialist Detachments')),
    rules.specialistKeywordHeld.with({}, core('Specialist Detachments, Warlord Traits, Relics, Psychic Powers')),
    rules.fieldCommandersLawful.with({ cost: 1 }, core('Specialist Detachments, Field Commander')),
    rules.smiteNotReplaced.with({ kept: 'smite' }, core('Specialist Detachments, Psychic Powers')),
    rules.armyOfRenownKept.with({}, core('Army of Renown; Army of Renown FAQ')),
    rules.transportCapacityKept.with({}, core('Transport Capacity')),
    rules.passengersEligible.with({}, core('Transport Capacity; Keywords')),
    rules.passengersEmbarkedOnce.with({}, core('Transports')),
    rules.unitsWholeUnlessSplit.with({}, core('Transports, Embark; Strategic Reserves')),
    rules.passengersReservedWithTransport.with({}, core('Placing Units into Strategic Reserves')),
    rules.fortificationsNotInStrategicReserves.with({}, core('Fortifications')),
    rules.aircraftLeaveTheTable.with({}, core('Aircraft and Strategic Reserves')),
    rules.commandPointsAffordable.with(
      { sizes, kinds, reservesBand: 10, firstTrait: 0, firstRelic: 0 },
      core('Command Points; Detachments, Command Cost and Command Benefits; Placing Units into Strategic Reserves'),
    ),
    rules.commandPointsPaidWithBattleForgedBonus.with(
      { bonus: 1, otherPerRound: 1, costs },
      core('Command Phase; Gaining and Refunding Command Points'),
    ),
    rules.stratagemsOncePerPhase.with({ again: false }, core('Stratagems')),
    rules.stratagemsWithinTheirLimits.with({ perTurn, perBattle }, core('Stratagems, Insane Bravery')),
    rules.stratagemsInTheirPhase.with({ moments }, core('Stratagems; Out of Phase Rules')),
    rules.armyRosterComplete.with({}, core('Battle-forged Army Roster')),
  ],
});
