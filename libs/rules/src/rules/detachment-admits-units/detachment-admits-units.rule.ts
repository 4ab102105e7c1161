import { type ArmyDetachment, type Army, type ArmyUnit } from '#muster/army';
import { keywordKey, type DetachmentRestriction } from '#muster/catalogue';
import { fits } from '../../kernel/keywords/keywords.js';
import { hasGap } from '../../kernel/keywords/knowledge.js';
import { defineRule, type Said } from '../../kernel/rule.js';

const messages = {
  forbidden: '{{unit}} may not be in an army with the detachment {{detachment}}.',
  missing: 'The army has {{count}} of the units that the detachment {{detachment}} asks for; it asks for {{atLeast}}.',
  tooMany: '{{unit}} is one too many: the detachment {{detachment}} lets an army include {{atMost}} of them.',
  neverChosen: '{{unit}} has the keyword {{keyword}}, which the detachment {{detachment}} does not let it choose.',
  perhapsNeverChosen:
    '{{unit}} has the keyword {{keyword}}, which the detachment {{detachment}} does not let it choose; what it bears may give it.',
  unread: 'What {{detachment}} says about the units of its army was not understood from the data.',
} as const;

type Answer = Said<typeof messages>;

export const detachmentAdmitsUnits = defineRule({
  id: 'detachment-admits-units',
  about: 'availability',
  summary: 'The army keeps to what its detachment says about the units it may or must include.',
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
    yield { messageId: 'unread', params, at: taken };
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

/** A keyword that the unit has and its datasheet does not. */
function* chosenAgainst(unit: ArmyUnit, keywords: readonly string[], taken: ArmyDetachment): Iterable<Answer> {
  const printed = new Set(unit.datasheet.keywords.map(keywordKey));
  for (const keyword of keywords) {
    const key = keywordKey(keyword);
    if (!unit.keywords.has(key) || printed.has(key)) continue;
    const messageId = unit.enhancements.length > 0 ? 'perhapsNeverChosen' : 'neverChosen';
    yield { messageId, params: { unit: unit.name, keyword, detachment: taken.detachment.name }, at: unit, related: [taken] };
  }
}
