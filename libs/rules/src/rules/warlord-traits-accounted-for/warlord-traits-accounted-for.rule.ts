import { type ResolvedTrait, type ArmyUnit } from '#muster/army';
import { keywordKey } from '#muster/catalogue';
import { CHARACTER, fits, unitHas } from '../../kernel/keywords/keywords.js';
import { isOffered } from '../../kernel/keywords/knowledge.js';
import { flag, keyword, listOf } from '../../kernel/limits.js';
import { defineRule } from '../../kernel/rule.js';

export const warlordTraitsAccountedFor = defineRule({
  id: 'warlord-traits-accounted-for',
  about: 'options',
  summary:
    'A Warlord that is a CHARACTER has one Warlord Trait; any other trait is granted by a rule, and named characters have their own.',
  limits: {
    forAny: listOf('Traits that any Warlord can have', keyword('Name')),
    charactersOnly: flag('Whether these traits, too, are only for CHARACTERS'),
  },
  messages: {
    noCharacter: '{{unit}} has the Warlord Trait {{trait}} but is not a CHARACTER.',
    noCharacterUnlessGiven: '{{unit}} has the Warlord Trait {{trait}} but is not a CHARACTER, and no rule that grants it is stated.',
    noCharacterByData:
      '{{unit}} has the Warlord Trait {{trait}} but is not a CHARACTER in the BattleScribe data, which nevertheless offers it this trait.',
    notEligible: '{{unit}} cannot have the Warlord Trait {{trait}}.',
    second: '{{unit}} has the Warlord Trait {{trait}} in addition to another, and no rule that grants it is stated.',
    notWarlord: '{{unit}} has the Warlord Trait {{trait}} but is not the Warlord, and no rule that grants it is stated.',
    notItsOwn: '{{unit}} is a named character with the Warlord Trait {{trait}}, which is not stated to be its own.',
    keepsItsOwn: '{{unit}} is a named character and the Warlord, but has {{trait}} of a Specialist Detachment instead of its own trait.',
    notStated: 'The list states no Warlord Trait for the Warlord, {{unit}}.',
  },
  outcomes: {
    noCharacterUnlessGiven: 'ITEM_MISSING',
    noCharacterByData: 'DATA_GAP',
    second: 'warning',
    notWarlord: 'warning',
    notItsOwn: 'warning',
    notStated: 'NOT_CHECKED',
  },
  *check({ units }, { forAny, charactersOnly }) {
    const evenForOthers = charactersOnly ? [] : forAny;
    for (const unit of units) {
      const { warlordTraits = [] } = unit;
      let free = unit.warlord ? 1 : 0;
      if (unit.warlord && warlordTraits.length === 0 && unitHas(unit, CHARACTER)) {
        yield { messageId: 'notStated', params: { unit: unit.name }, at: unit };
      }
      for (const taken of warlordTraits) {
        const params = { unit: unit.name, trait: taken.trait.name };
        if (!unitHas(unit, CHARACTER)) {
          const messageId = faultOfOther(unit, taken, evenForOthers);
          if (messageId !== null) yield { messageId, params, at: taken, related: [unit] };
          if (messageId === 'noCharacterUnlessGiven') continue;
        } else if (!isEligible(unit, taken, forAny)) yield { messageId: 'notEligible', params, at: taken, related: [unit] };
        if (unit.namedCharacter && unit.warlord && taken.specialist !== undefined)
          yield { messageId: 'keepsItsOwn', params, at: taken, related: [unit] };
        else if (unit.namedCharacter && taken.source !== 'named') yield { messageId: 'notItsOwn', params, at: taken, related: [unit] };
        if (taken.source !== null && taken.source !== 'warlord') continue;
        if (free > 0) free -= 1;
        else yield { messageId: unit.warlord ? 'second' : 'notWarlord', params, at: taken, related: [unit] };
      }
    }
  },
});

function isEligible(unit: ArmyUnit, { trait }: ResolvedTrait, forAny: readonly string[]): boolean {
  return trait.eligibility === null || forAny.includes(keywordKey(trait.name)) || fits(unit, trait.eligibility);
}

/**
 * Stratagems and other rules can give Warlord Traits to models that are not CHARACTERS. Traits of Specialist Detachments are always for
 * CHARACTERS.
 */
function faultOfOther(unit: ArmyUnit, { trait, source, specialist }: ResolvedTrait, evenForOthers: readonly string[]) {
  if (specialist !== undefined) return 'noCharacter' as const;
  if (source === 'stratagem' || source === 'rule') return null;
  if (unit.warlord && evenForOthers.includes(keywordKey(trait.name))) return null;
  if (isOffered(unit, trait)) return 'noCharacterByData' as const;
  return source === null && !unit.warlord ? ('noCharacterUnlessGiven' as const) : ('noCharacter' as const);
}
