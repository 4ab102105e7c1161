import { battleSizeOf, battleSizes } from '../../kernel/battle-size/battle-size.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const battleSizeModelled = defineRule({
  id: 'battle-size-modelled',
  about: 'battleSize',
  summary: 'The battle size is one that the rules define.',
  limits: { sizes: battleSizes },
  messages: {
    beyond: 'The battle is larger than the largest battle size, so its CP and detachment limits are unknown.',
    notKnown: 'No battle size, points limit or pair of Power Levels is stated.',
    limitBeyondSize: 'The points limit is {{points}}; the maximum for the battle size {{size}} is {{limit}}.',
  },
  outcomes: { beyond: 'RULE_NOT_MODELLED', notKnown: 'NOT_CHECKED', limitBeyondSize: 'warning' },
  *check(roster, { sizes }) {
    const size = battleSizeOf(roster, sizes);
    if (size === null) yield { messageId: 'notKnown', params: {}, at: ARMY };
    else if (size === 'beyond') yield { messageId: 'beyond', params: {}, at: ARMY };
    else if (roster.pointsLimit !== null && roster.pointsLimit > size.points) {
      yield { messageId: 'limitBeyondSize', params: { points: roster.pointsLimit, size: size.name, limit: size.points }, at: ARMY };
    }
  },
});
