import { isUnbound } from '../../kernel/keywords/detachments.js';
import { hasGap } from '../../kernel/keywords/knowledge.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const unboundArmyNoted = defineRule({
  id: 'unbound-army-noted',
  about: 'record',
  summary: 'An army is either battle-forged or Unbound; an Unbound army starts without CP but may gain and spend them in battle.',
  limits: {},
  messages: {
    unbound: 'The army is Unbound: it starts with no CP, and no detachment rules apply to it.',
    reserves: 'The army is Unbound but has units in Strategic Reserves, which only a battle-forged army may have.',
    notStated: 'The list states neither detachments nor that the army is Unbound.',
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
