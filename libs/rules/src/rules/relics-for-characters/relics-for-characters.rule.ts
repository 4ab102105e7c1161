import type { ResolvedRelic, ArmyUnit } from '#muster/army';
import { CHARACTER, fits, unitHas } from '../../kernel/keywords/keywords.js';
import { isOffered } from '../../kernel/keywords/knowledge.js';
import { defineRule } from '../../kernel/rule.js';

export const relicsForCharacters = defineRule({
  id: 'relics-for-characters',
  about: 'options',
  summary: 'A relic is borne by a CHARACTER that is eligible for it and is not a named character.',
  limits: {},
  messages: {
    named: '{{unit}} bears {{relic}} but is a named character.',
    noCharacter: '{{unit}} bears {{relic}} but is not a CHARACTER.',
    noCharacterUnlessGiven: '{{unit}} bears {{relic}} but is not a CHARACTER, and no rule that grants it is stated.',
    noCharacterByData: '{{unit}} bears {{relic}} but is not a CHARACTER in the BattleScribe data, which nevertheless offers it this relic.',
    notEligible: '{{unit}} cannot bear {{relic}}.',
    besideAnother: '{{relic}}, borne by {{unit}}, is a relic of a Specialist Detachment and must replace {{other}}.',
  },
  outcomes: { noCharacterUnlessGiven: 'ITEM_MISSING', noCharacterByData: 'DATA_GAP' },
  *check({ units }) {
    for (const unit of units) {
      for (const taken of unit.relics ?? []) {
        const params = { unit: unit.name, relic: taken.relic.name };
        const { eligibility } = taken.relic;
        if (unit.namedCharacter) yield { messageId: 'named', params, at: taken, related: [unit] };
        else if (!unitHas(unit, CHARACTER)) {
          const messageId = faultOfOther(unit, taken);
          if (messageId !== null) yield { messageId, params, at: taken, related: [unit] };
        } else if (eligibility && !fits(unit, eligibility)) yield { messageId: 'notEligible', params, at: taken, related: [unit] };
        const other = isOwnSpecial(taken) ? unit.relics?.find(isOwnOfBook) : undefined;
        if (other) yield { messageId: 'besideAnother', params: { ...params, other: other.relic.name }, at: taken, related: [unit] };
      }
    }
  },
});

/**
 * Stratagems and other rules can give relics to models that are not CHARACTERS. Relics of Specialist Detachments are always for CHARACTERS.
 */
function faultOfOther(unit: ArmyUnit, { relic, source, specialist }: ResolvedRelic) {
  if (specialist !== undefined) return 'noCharacter' as const;
  if (source === 'stratagem' || source === 'rule') return null;
  if (isOffered(unit, relic)) return 'noCharacterByData' as const;
  return source === null ? ('noCharacterUnlessGiven' as const) : ('noCharacter' as const);
}

const isOwnSpecial = ({ source, specialist }: ResolvedRelic): boolean => source === 'army' && specialist !== undefined;

const isOwnOfBook = ({ source, specialist }: ResolvedRelic): boolean => source === 'army' && specialist === undefined;
