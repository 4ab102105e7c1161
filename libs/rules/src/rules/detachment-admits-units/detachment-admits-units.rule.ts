import { type ArmyDetachment, type Army, type ArmyUnit } from '#muster/army';
import { keywordKey, type DetachmentRestriction } from '#muster/catalogue';
import { fits } from '../../kernel/keywords/keywords.js';
import { hasGap } from '../../kernel/keywords/knowledge.js';
import { defineRule, type Said } from '../../kernel/rule.js';

const messages = {
  forbidden: '{{unit}} may not be included in an army with the detachment {{detachment}}.',
  missing: 'The detachment {{detachment}} requires {{atLeast}} of certain units; the army has {{count}}.',
  tooMany: '{{unit}} exceeds the limit: the detachment {{detachment}} allows {{atMost}} of these units in an army.',
  neverChosen: '{{unit}} has the keyword {{keyword}}, which may not be chosen for it with the detachment {{detachment}}.',
  perhapsNeverChosen:
    '{{unit}} has the keyword {{keyword}}. With {{detachment}}, that keyword may come only from wargear or an Enhancement, not from a choice.',
  unread: 'The restrictions of {{detachment}} on the units of its army were not understood.',
} as const;

type Answer = Said<typeof messages>;

export const detachmentAdmitsUnits = defineRule({
  id: 'detachment-admits-units',
  about: 'availability',
  summary: "The army follows its detachment's restrictions on the units it may or must include.",
  limits: {},
  messages,
  outcomes: { unread: 'DATA_GAP', perhapsNeverChosen: 'DATA_GAP' },
  settledByAdding: ['missing'],
  *check(roster) {
    for (const taken of roster.detachments) {
      for (const restriction of taken.detachment.restrictions) yield* answers(restriction, taken, roster);
    }
  },
});

function* answers(restriction: DetachmentRestriction, taken: ArmyDetachment, roster: Army): Iterable<Answer> {
  const params = { detachment: taken.detachment.name };
  if (restriction.kind === 'unread') {
    if (couldMatter(restriction, roster)) yield { messageId: 'unread', params, at: taken };
    return;
  }
  const units = roster.units.filter((unit) => fits(unit, restriction.units));
  if (restriction.kind === 'forbids') {
    for (const unit of units) yield { messageId: 'forbidden', params: { ...params, unit: unit.name }, at: unit, related: [taken] };
  } else if (restriction.kind === 'requires') {
    const { atLeast = 1 } = restriction;
    if (units.length < atLeast && !hasGap(roster, 'unit')) {
      yield { messageId: 'missing', params: { ...params, count: units.length, atLeast }, at: taken };
    }
  } else if (restriction.kind === 'atMost') {
    const { atMost } = restriction;
    const extra = units[atMost];
    if (extra) yield { messageId: 'tooMany', params: { ...params, unit: extra.name, atMost }, at: extra, related: units.slice(0, atMost) };
  } else if (restriction.kind === 'neverChosen') {
    for (const unit of units) yield* chosenAgainst(unit, restriction.keywords, taken);
  }
}

/** Whether the army contains anything that a clause could be about if the clause was not understood. */
function couldMatter({ concerns, when, obeyedBy }: Extract<DetachmentRestriction, { kind: 'unread' }>, { units, declared }: Army): boolean {
  if (when === 'embarked' && (declared?.passengers ?? []).length === 0) return false;
  if (when === 'attached' && (declared?.attachments ?? []).length === 0) return false;
  const concerned = concerns === undefined ? units : units.filter((unit) => fits(unit, concerns));
  return concerns === undefined || concerned.some((unit) => obeyedBy === undefined || !hasGainedKeyword(unit));
}

/** Whether the unit has a keyword that its datasheet does not print. */
function hasGainedKeyword({ keywords, datasheet }: ArmyUnit): boolean {
  const printed = new Set(datasheet.keywords.map(keywordKey));
  return [...keywords].some((key) => !printed.has(key));
}

/** Reports forbidden keywords that the unit has but its datasheet does not print, which means that the player chose them. */
function* chosenAgainst(unit: ArmyUnit, keywords: readonly string[], taken: ArmyDetachment): Iterable<Answer> {
  const printed = new Set(unit.datasheet.keywords.map(keywordKey));
  for (const keyword of keywords) {
    const key = keywordKey(keyword);
    if (!unit.keywords.has(key) || printed.has(key)) continue;
    const messageId = unit.enhancements.length > 0 ? 'perhapsNeverChosen' : 'neverChosen';
    yield { messageId, params: { unit: unit.name, keyword, detachment: taken.detachment.name }, at: unit, related: [taken] };
  }
}
