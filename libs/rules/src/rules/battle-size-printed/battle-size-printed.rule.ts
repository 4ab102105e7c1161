import { battleSizeKey } from '../../kernel/battle-size/battle-size.js';
import { pointsBySize, sizeHolding } from '../../kernel/battle-size/points-limit.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const battleSizePrinted = defineRule({
  id: 'battle-size-printed',
  about: 'battleSize',
  summary: 'The battle is of a size for which the edition prints limits.',
  limits: { bySize: pointsBySize },
  messages: {
    tooLarge:
      'The edition prints no limits for a battle of {{points}} {{points|one:point|other:points}}, so copies, detachments and Enhancements were not judged.',
    unknownSize: 'The edition prints no limits for the battle size "{{size}}", so copies, detachments and Enhancements were not judged.',
  },
  outcomes: { tooLarge: 'RULE_NOT_MODELLED', unknownSize: 'RULE_NOT_MODELLED' },
  *check({ declared, pointsLimit }, { bySize }) {
    const size = declared?.battleSize;
    if (size !== undefined && Object.hasOwn(bySize, battleSizeKey(size))) return;
    if (pointsLimit !== null) {
      if (sizeHolding(pointsLimit, bySize) === null) yield { messageId: 'tooLarge', params: { points: pointsLimit }, at: ARMY };
    } else if (size !== undefined) yield { messageId: 'unknownSize', params: { size }, at: ARMY };
  },
});
