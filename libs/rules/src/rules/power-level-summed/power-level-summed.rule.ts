import { ARMY, defineRule, type LedgerLine } from '../../kernel/rule.js';

export const powerLevelSummed = defineRule({
  id: 'power-level-summed',
  about: 'points',
  summary: "An army's Power Level is the sum of its units' Power Ratings and does not exceed the agreed Power Level.",
  limits: {},
  messages: {
    overLimit: 'The Power Level of the army is {{power}}; the agreed Power Level is {{limit}}.',
    notKnown: 'The Power Rating of {{count}} {{count|one:unit|other:units}} is unknown.',
  },
  outcomes: { notKnown: 'NOT_CHECKED' },
  *check({ units, declared }) {
    const limit = declared?.powerLimit ?? null;
    const lines: LedgerLine[] = [];
    let power = 0;
    for (const unit of units) {
      const rating = unit.powerRating === undefined ? unit.datasheet.powerRating : unit.powerRating;
      if (rating === null) continue;
      power += rating;
      lines.push({ amount: rating, cause: unit.name, at: unit });
    }
    yield { budget: { kind: 'power-level', start: 0, lines, limit } };
    if (limit !== null && power > limit) yield { messageId: 'overLimit', params: { power, limit }, at: ARMY };
    else if (lines.length < units.length) yield { messageId: 'notKnown', params: { count: units.length - lines.length }, at: ARMY };
  },
});
