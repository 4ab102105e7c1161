import type { Army, ArmyUnit } from '#muster/army';
import { keywordKey } from '#muster/catalogue';
import { limitBySize, type LimitBySize } from '../../kernel/battle-size/limit-by-size.js';
import { pointsBySize } from '../../kernel/battle-size/points-limit.js';
import { fits, hasKeyword, holds } from '../../kernel/keywords/keywords.js';
import { defineRule, type Said } from '../../kernel/rule.js';
import { allyClauses, type AllyClause } from './ally-clauses.js';

const BATTLELINE = 'battleline';

const messages = {
  tooDear:
    'The units that {{rule}} allows cost {{points}} {{points|one:point|other:points}}; at most {{limit}} {{limit|one:is|other:are}} allowed.',
  tooDearUnconfirmed:
    'The units that {{rule}} allows cost {{points}} {{points|one:point|other:points}}; according to one source, at most {{limit}} {{limit|one:is|other:are}} allowed.',
  perhapsTooDear:
    'The units that {{rule}} allows might cost {{points}} {{points|one:point|other:points}}; at most {{limit}} {{limit|one:is|other:are}} allowed. The prices or the limit are uncertain.',
  tooMany: '{{rule}} allows {{limit}} {{limit|one:unit|other:units}} with the keyword {{keyword}}; the army has {{count}}.',
  tooManyUnconfirmed:
    'According to one source, {{rule}} allows {{limit}} {{limit|one:unit|other:units}} with the keyword {{keyword}}; the army has {{count}}.',
  tooManyAssumed:
    '{{rule}} allows {{limit}} {{limit|one:unit|other:units}} with the keyword {{keyword}} in a battle of the assumed size; the army has {{count}}. The list states no battle size.',
  severalKinds: '{{rule}} allows units of only one of these kinds: {{keywords}}. The army has several.',
  unbalanced:
    'Of the units with the keyword {{keyword}} that {{rule}} allows, at most half may lack BATTLELINE; the army has {{count}} without and {{limit}} with it.',
  bears: '{{unit}} bears {{enhancement}}; according to one source, units that {{rule}} allows may not bear Enhancements.',
} as const;

type Answer = Said<typeof messages>;

export const alliedFactionsWithinLimits = defineRule({
  id: 'allied-factions-within-limits',
  about: 'availability',
  summary: 'Units of allied Factions stay within the points and numbers that the rule allowing them states for the battle size.',
  limits: { bySize: pointsBySize, clauses: allyClauses },
  messages,
  outcomes: {
    tooDearUnconfirmed: 'warning',
    perhapsTooDear: 'DATA_GAP',
    tooManyUnconfirmed: 'warning',
    tooManyAssumed: 'LIMIT_NOT_STATED',
    severalKinds: 'warning',
    bears: 'warning',
  },
  *check(roster, { bySize, clauses }) {
    const keyword = roster.faction?.keyword ?? null;
    if (keyword === null) return;
    const own = keywordKey(keyword);
    const strangers = roster.units.filter(
      (unit) => unit.factionKeywords.size > 0 && !unit.factionKeywords.has(own) && !isLetIn(unit, roster),
    );
    for (const clause of clauses) {
      if (!isInForce(clause, own, roster)) continue;
      const allies = strangers.filter((unit) => clause.allies.some((key) => hasKeyword(unit, key)));
      const [first] = allies;
      if (!first) continue;
      if (clause.points) yield* answersOnPoints(clause, limitBySize(roster, bySize, clause.points), allies, roster);
      for (const { keyword: kind, most } of clause.units) {
        yield* answersOnNumber(clause, kind, limitBySize(roster, bySize, most), allies);
      }
      const kinds = clause.units.map((one) => one.keyword).filter((kind) => allies.some((unit) => unit.keywords.has(kind)));
      if (clause.oneKind && kinds.length > 1) {
        yield {
          messageId: 'severalKinds',
          params: { rule: clause.name, keywords: inCapitals(kinds) },
          at: first,
          related: allies.slice(1),
        };
      }
      for (const kind of clause.balanced) yield* answersOnBalance(clause, kind, allies, roster);
      if (!clause.enhancements) yield* answersOnEnhancements(clause, allies);
    }
  },
});

function isInForce({ armies, onlyWith, notWith }: AllyClause, army: string, { detachments }: Army): boolean {
  const taken = detachments.map(({ detachment }) => keywordKey(detachment.name));
  const isOfArmy = armies.length === 0 || armies.includes(army);
  return (
    isOfArmy && (onlyWith.length === 0 || onlyWith.some((name) => taken.includes(name))) && !notWith.some((name) => taken.includes(name))
  );
}

/** Whether a clause of a detachment allows the unit, whose own limits then count. */
function isLetIn(unit: ArmyUnit, { detachments }: Army): boolean {
  return detachments.some(({ detachment }) => detachment.allows?.some((allowed) => fits(unit, allowed)));
}

function* answersOnPoints(
  { name: rule, confirmed }: AllyClause,
  known: LimitBySize | null,
  allies: readonly ArmyUnit[],
  { pricedUnder }: Army,
): Iterable<Answer> {
  const [first, ...related] = allies;
  if (known === null || !first) return;
  const { limit } = known;
  const points = allies.reduce((sum, unit) => sum + (unit.points ?? 0), 0);
  const params = { rule, points, limit };
  const isUnsure = known.assumed || pricedUnder !== undefined;
  if (points <= limit) {
    if (allies.some((unit) => unit.points === null)) yield { messageId: 'perhapsTooDear', params, at: first, related };
  } else if (isUnsure) yield { messageId: 'perhapsTooDear', params, at: first, related };
  else yield { messageId: confirmed ? 'tooDear' : 'tooDearUnconfirmed', params, at: first, related };
}

function* answersOnNumber(
  { name: rule, confirmed }: AllyClause,
  kind: string,
  known: LimitBySize | null,
  allies: readonly ArmyUnit[],
): Iterable<Answer> {
  if (known === null) return;
  const { limit, assumed } = known;
  const units = allies.filter((unit) => unit.keywords.has(kind));
  const extra = units[limit];
  if (!extra) return;
  const params = { rule, limit, keyword: inCapitals([kind]), count: units.length };
  const related = units.slice(0, limit);
  if (assumed) yield { messageId: 'tooManyAssumed', params, at: extra, related };
  else yield { messageId: confirmed ? 'tooMany' : 'tooManyUnconfirmed', params, at: extra, related };
}

function* answersOnBalance({ name: rule }: AllyClause, kind: string, allies: readonly ArmyUnit[], roster: Army): Iterable<Answer> {
  const units = allies.filter((unit) => unit.keywords.has(kind));
  const lacking = units.filter((unit) => holds(unit, BATTLELINE, roster) === 'no');
  const limit = units.length - lacking.length;
  const extra = lacking[limit];
  if (!extra) return;
  const params = { rule, keyword: inCapitals([kind]), count: lacking.length, limit };
  yield { messageId: 'unbalanced', params, at: extra, related: units.filter((unit) => unit !== extra) };
}

function* answersOnEnhancements({ name: rule }: AllyClause, allies: readonly ArmyUnit[]): Iterable<Answer> {
  for (const unit of allies) {
    for (const taken of unit.enhancements) {
      yield { messageId: 'bears', params: { unit: unit.name, enhancement: taken.enhancement.name, rule }, at: taken, related: [unit] };
    }
  }
}

const inCapitals = (keywords: readonly string[]): string => keywords.map((one) => one.toUpperCase()).join(', ');
