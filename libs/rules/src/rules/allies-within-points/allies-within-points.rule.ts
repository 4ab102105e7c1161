import { type Army, type ArmyUnit } from '#muster/army';
import { keywordKey } from '#muster/catalogue';
import { fits } from '../../kernel/keywords/keywords.js';
import { pointsBySize, pointsLimitOf, sizeOf } from '../../kernel/battle-size/points-limit.js';
import { defineRule, type LedgerLine } from '../../kernel/rule.js';

export const alliesWithinPoints = defineRule({
  id: 'allies-within-points',
  about: 'availability',
  summary:
    "Units that a detachment allows although they lack the Faction keyword cost no more than the detachment's limit for the battle size.",
  limits: { bySize: pointsBySize },
  messages: {
    over: 'The units that {{detachment}} allows cost {{points}} {{points|one:point|other:points}}; at most {{limit}} {{limit|one:is|other:are}} allowed.',
    perhapsOver:
      'The units that {{detachment}} allows might cost {{points}} {{points|one:point|other:points}}; at most {{limit}} {{limit|one:is|other:are}} allowed. The prices are uncertain.',
    overOfRelease:
      'At the prices of the data release {{release}}, the units that {{detachment}} allows cost {{points}} {{points|one:point|other:points}}; at most {{limit}} {{limit|one:is|other:are}} allowed. The list states different prices.',
    overAssumed:
      'The units that {{detachment}} allows cost {{points}} {{points|one:point|other:points}}. The list states no battle size; for the assumed one, at most {{limit}} {{limit|one:is|other:are}} allowed.',
    sizeNotKnown: 'The battle sizes for which {{detachment}} allows additional units are unknown.',
  },
  outcomes: { perhapsOver: 'DATA_GAP', overAssumed: 'LIMIT_NOT_STATED', sizeNotKnown: 'NOT_CHECKED' },
  *check(roster, { bySize }) {
    for (const taken of roster.detachments) {
      const { allows, allowsUpTo, name } = taken.detachment;
      if (!allows || !allowsUpTo) continue;
      const allies = roster.units.filter((unit) => isStranger(unit, roster) && allows.some((clause) => fits(unit, clause)));
      if (allies.length === 0) continue;
      const size = sizeOf(roster, bySize);
      const limit = allowsUpTo.find(({ battleSize }) => keywordKey(battleSize) === size)?.points;
      if (limit === undefined) {
        yield { messageId: 'sizeNotKnown', params: { detachment: name }, at: taken };
        continue;
      }
      const lines: LedgerLine[] = allies.flatMap((unit) =>
        unit.points === null ? [] : [{ amount: unit.points, cause: unit.name, at: unit }],
      );
      const points = lines.reduce((sum, { amount }) => sum + amount, 0);
      yield { budget: { kind: 'allies', start: 0, lines, limit } };
      const params = { detachment: name, points, limit };
      const isAssumed = pointsLimitOf(roster, bySize)?.assumed ?? false;
      const { pricedUnder: release } = roster;
      if (points > limit && isAssumed) yield { messageId: 'overAssumed', params, at: taken, related: allies };
      else if (points > limit && release === undefined) yield { messageId: 'over', params, at: taken, related: allies };
      else if (points > limit && release !== undefined)
        yield { messageId: 'overOfRelease', params: { ...params, release }, at: taken, related: allies };
      else if (lines.length < allies.length) yield { messageId: 'perhapsOver', params, at: taken, related: allies };
    }
  },
});

function isStranger({ factionKeywords }: ArmyUnit, { faction }: Army): boolean {
  return faction !== null && faction.keyword !== null && !factionKeywords.has(keywordKey(faction.keyword));
}
