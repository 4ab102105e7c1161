import { battleSizeOf, battleSizes } from '../../kernel/battle-size/battle-size.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const battleSizeModelled = defineRule({
  id: 'battle-size-modelled',
  about: 'battleSize',
  summary: 'The battle is of a size that the rules know.',
  limits: { sizes: battleSizes },
  messages: {
    beyond: 'The battle is larger than the largest size, so its CP and detachments are not known.',
    notKnown: 'Neither a battle size nor a points limit nor both Power Levels are stated.',
    limitBeyondSize: 'The points limit is {{points}}; a battle of the size {{size}} has {{limit}} at most.',
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
