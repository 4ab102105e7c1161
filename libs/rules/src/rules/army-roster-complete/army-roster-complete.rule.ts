import { type Army, type ArmyUnit } from '#muster/army';
import { keywordKey } from '#muster/catalogue';
import { isUnbound } from '../../kernel/keywords/detachments.js';
import { CHARACTER, PSYKER, roleOf } from '../../kernel/keywords/keywords.js';
import { ARMY, defineRule } from '../../kernel/rule.js';
import { openSelections } from '../../kernel/keywords/selected-keywords.js';

export const armyRosterComplete = defineRule({
  id: 'army-roster-complete',
  about: 'record',
  summary: 'An army roster records the nine required items.',
  limits: {},
  messages: {
    models: 'Item 1: how many models {{unit}} has is not recorded.',
    role: 'Item 1: the Battlefield Role of {{unit}} is not recorded.',
    wargear: 'Item 2: the weapons and wargear of {{unit}} are not recorded.',
    unitPoints: 'Item 3: the points of {{unit}} are not recorded.',
    power: 'Item 3: the Power Rating of {{unit}} is not recorded.',
    keyword: 'Item 4: the choice for {{keyword}} of {{unit}} is not recorded.',
    powers: 'Item 4: the psychic powers of {{unit}} are not recorded.',
    rule: 'Item 4: the choice for {{rule}} of {{unit}} is not recorded.',
    totalPoints: 'Item 5: the points of the army are not recorded.',
    detachments: 'Item 6: the detachments are not recorded.',
    unitDetachment: 'Item 6: the detachment of {{unit}} is not recorded.',
    playerName: "Item 7: the player's name is not recorded.",
    armyName: "Item 7: the army's name is not recorded.",
    faction: 'Item 7: the Army Faction is not recorded.',
    warlord: 'Item 8: the Warlord is not recorded.',
    trait: 'Item 8: the Warlord Trait of {{unit}} is not recorded.',
    commandPoints: 'Item 9: the number of CP at the start of the battle is not recorded.',
  },
  outcomes: {
    models: 'ITEM_MISSING',
    role: 'ITEM_MISSING',
    wargear: 'ITEM_MISSING',
    unitPoints: 'ITEM_MISSING',
    power: 'ITEM_MISSING',
    keyword: 'ITEM_MISSING',
    powers: 'ITEM_MISSING',
    rule: 'ITEM_MISSING',
    totalPoints: 'ITEM_MISSING',
    detachments: 'ITEM_MISSING',
    unitDetachment: 'ITEM_MISSING',
    playerName: 'ITEM_MISSING',
    armyName: 'ITEM_MISSING',
    faction: 'ITEM_MISSING',
    warlord: 'ITEM_MISSING',
    trait: 'ITEM_MISSING',
    commandPoints: 'ITEM_MISSING',
  },
  *check(roster) {
    if (!roster.declared?.complete) return;
    for (const unit of roster.units) {
      const params = { unit: unit.name };
      for (const messageId of missingOf(unit, roster)) yield { messageId, params, at: unit };
      for (const keyword of unselected(unit)) yield { messageId: 'keyword', params: { unit: unit.name, keyword }, at: unit };
      for (const { rule, choice } of unit.ruleChoices ?? []) {
        if (choice === null) yield { messageId: 'rule', params: { unit: unit.name, rule }, at: unit };
      }
    }
    for (const messageId of missingOfArmy(roster)) yield { messageId, params: {}, at: ARMY };
  },
});

/**
 * Keywords in angle brackets without a selection: those that the list notes as open, and those of the datasheet that the list does not
 * mention.
 */
function unselected(unit: ArmyUnit): readonly string[] {
  const noted = (unit.keywordChoices ?? []).flatMap(({ keyword, choice }) => (choice === null ? [keyword] : []));
  const keys = new Set(noted.map((keyword) => keywordKey(keyword)));
  return [...noted, ...openSelections(unit).filter((keyword) => !keys.has(keywordKey(keyword)))];
}

function* missingOf(unit: ArmyUnit, roster: Army) {
  if (unit.models === null) yield 'models' as const;
  if (roleOf(unit) === null) yield 'role' as const;
  if (unit.wargearStated === false) yield 'wargear' as const;
  if (roster.pointsLimit !== null && unit.statedPoints === null) yield 'unitPoints' as const;
  if ((unit.powerRating ?? unit.datasheet.powerRating) === null) yield 'power' as const;
  if (unit.keywords.has(PSYKER) && !unit.psychicPowers?.length) yield 'powers' as const;
  if (roster.detachments.length > 0 && unit.detachment === null) yield 'unitDetachment' as const;
  if (unit.warlord && unit.keywords.has(CHARACTER) && !unit.warlordTraits?.length) yield 'trait' as const;
}

function* missingOfArmy(roster: Army) {
  const { pointsLimit, statedPoints, detachments, faction, units, declared } = roster;
  const unbound = isUnbound(roster);
  if (pointsLimit !== null && statedPoints === null) yield 'totalPoints' as const;
  if (detachments.length === 0 && !unbound) yield 'detachments' as const;
  if (!declared?.playerName) yield 'playerName' as const;
  if (!declared?.armyName) yield 'armyName' as const;
  if (!faction && declared?.armyKeyword === undefined && !unbound) yield 'faction' as const;
  if (!units.some(({ warlord }) => warlord)) yield 'warlord' as const;
  if (declared?.statedCommandPoints === undefined) yield 'commandPoints' as const;
}
