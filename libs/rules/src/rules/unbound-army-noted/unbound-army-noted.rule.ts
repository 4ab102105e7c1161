import { isUnbound } from '../../kernel/keywords/detachments.js';
import { hasGap } from '../../kernel/keywords/knowledge.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const unboundArmyNoted = defineRule({
  id: 'unbound-army-noted',
  about: 'record',
  summary: 'An army is battle-forged, or Unbound; an Unbound one starts without CP and may gain and spend them in battle.',
  limits: {},
  messages: {
    unbound: 'The army is Unbound: it starts with no CP, and no rule about detachments binds it.',
    reserves: 'The army is Unbound and has units in Strategic Reserves, which only a battle-forged army may.',
    notStated: 'Neither detachments nor an Unbound army are stated.',
  },
  outcomes: { unbound: 'info', notStated: 'NOT_CHECKED' },
  *check(roster) {
    const { detachments, declared } = roster;
    if (isUnbound(roster)) {
      yield { messageId: 'unbound', params: {}, at: ARMY };
      const [first, ...others] = (declared?.reserves ?? []).filter(({ how }) => how === 'strategic');
      if (first) yield { messageId: 'reserves', params: {}, at: first, related: others };
    } else if (detachments.length === 0 && !hasGap(roster, 'detachment')) yield { messageId: 'notStated', params: {}, at: ARMY };
  },
});
