import { defineRule } from '../../kernel/rule.js';

export const powerRatingNotLowered = defineRule({
  id: 'power-rating-not-lowered',
  about: 'points',
  summary: 'A unit has at least the Power Rating on its datasheet, which is for a minimum-sized unit.',
  limits: {},
  messages: {
    below: '{{unit}} is stated to have a Power Rating of {{stated}}; its datasheet has {{printed}}.',
    perhapsBelow:
      '{{unit}} is stated to have a Power Rating of {{stated}}; its datasheet has {{printed}} in this data, which may be from a different date.',
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
