import { type ResolvedEnhancement, type Army, type ArmyUnit } from '#muster/army';
import { keywordKey, type KeywordGrant } from '#muster/catalogue';
import { CHARACTER, fits } from '../../kernel/keywords/keywords.js';
import { defineRule } from '../../kernel/rule.js';

export const chosenKeywordsWithinLimit = defineRule({
  id: 'chosen-keywords-within-limit',
  about: 'options',
  summary: 'No more units are chosen as CHARACTERS than the detachment allows.',
  limits: {},
  messages: {
    tooMany:
      '{{count}} {{count|one:unit bears an Enhancement or is|other:units bear Enhancements or are}} the Warlord only because they were chosen as CHARACTERS; {{detachment}} allows only {{limit}} to be chosen.',
    perhapsTooMany:
      '{{count}} {{count|one:unit bears an Enhancement or is|other:units bear Enhancements or are}} the Warlord; {{detachment}} allows {{limit}} to be chosen as CHARACTERS. It is uncertain whether each of these Enhancements requires a CHARACTER.',
  },
  outcomes: { perhapsTooMany: 'DATA_GAP' },
  *check(roster) {
    for (const { detachment } of roster.detachments) {
      for (const grant of detachment.grants) {
        const { upTo } = grant;
        if (!grant.chosen || upTo === undefined || keywordKey(grant.keyword) !== CHARACTER) continue;
        const acting = actingBy(grant, roster);
        const certain = acting.filter((unit) => unit.warlord || unit.enhancements.some((taken) => needsCharacter(taken, unit)));
        const at = acting[upTo];
        if (!at) continue;
        const messageId = certain.length > upTo ? 'tooMany' : 'perhapsTooMany';
        const params = { count: acting.length, detachment: detachment.name, limit: upTo };
        yield { messageId, params, at, related: acting.slice(0, upTo) };
      }
    }
  },
});

/** Units that act as CHARACTERS although they are not CHARACTERS by their datasheets. */
function actingBy({ to }: KeywordGrant, { units }: Army): readonly ArmyUnit[] {
  return units.filter(
    (unit) =>
      !unit.keywords.has(CHARACTER) &&
      fits(unit, to) &&
      (unit.warlord || unit.enhancements.some(({ enhancement }) => !enhancement.upgrade)),
  );
}

/**
 * Some Enhancements are for other units. The general rule does not apply if the clause fits the unit and the BattleScribe data offers it
 * the Enhancement.
 */
function needsCharacter({ enhancement }: ResolvedEnhancement, unit: ArmyUnit): boolean {
  const { bearer, offeredBy, upgrade } = enhancement;
  const isForOthers = bearer.kind === 'unread' || (bearer.kind === 'expression' && offeredBy.includes(unit.datasheet.id));
  return !upgrade && !isForOthers;
}
