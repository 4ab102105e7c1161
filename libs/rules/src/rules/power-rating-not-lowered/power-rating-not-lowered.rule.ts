import { defineRule } from '../../kernel/rule.js';

export const powerRatingNotLowered = defineRule({
  id: 'power-rating-not-lowered',
  about: 'points',
  summary: 'A unit has at least the Power Rating of its datasheet, which is that of a minimum-sized unit.',
  limits: {},
  messages: {
    below: '{{unit}} is stated with the Power Rating {{stated}}; its datasheet has {{printed}}.',
    perhapsBelow:
      '{{unit}} is stated with the Power Rating {{stated}}; its datasheet has {{printed}} in these data, which may not be of its date.',
  },
  outcomes: { perhapsBelow: 'DATA_GAP' },
  *check({ units, pricedUnder }) {
    for (const unit of units) {
      const { powerRating: stated, powerRatingStated, datasheet } = unit;
      const printed = datasheet.powerRating;
      if (!powerRatingStated || stated === undefined || stated === null || printed === null || stated >= printed) continue;
      yield { messageId: pricedUnder === undefined ? 'below' : 'perhapsBelow', params: { unit: unit.name, stated, printed }, at: unit };
    }
  },
});
