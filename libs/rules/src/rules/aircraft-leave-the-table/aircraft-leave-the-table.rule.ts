import { isUnbound } from '../../kernel/keywords/detachments.js';
import { AIRCRAFT, TRANSPORT } from '../../kernel/keywords/keywords.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const aircraftLeaveTheTable = defineRule({
  id: 'aircraft-leave-the-table',
  about: 'reserves',
  summary:
    'During the battle, only AIRCRAFT of a battle-forged army, and units embarked in them, may leave the battlefield for Strategic Reserves. This costs no CP.',
  limits: {},
  messages: {
    noAircraft: '{{unit}} is declared to have left the battlefield but is not AIRCRAFT.',
    unbound: '{{unit}} is declared to have left the battlefield for Strategic Reserves, but the army is Unbound.',
    notDeclared: 'The list does not declare which units start the battle in Strategic Reserves or move there during the battle.',
  },
  outcomes: { notDeclared: 'NOT_CHECKED' },
  *check(roster) {
    const reserves = roster.declared?.reserves;
    if (!reserves) {
      yield { messageId: 'notDeclared', params: {}, at: ARMY };
      return;
    }
    const left = reserves.filter(({ how }) => how === 'left-table');
    // Lists do not declare which units embark during the battle. If an AIRCRAFT that can carry units leaves the battlefield, any other unit
    // that leaves may be embarked in it.
    const mayCarry = left.some(({ unit: { keywords } }) => keywords.has(AIRCRAFT) && keywords.has(TRANSPORT));
    for (const placed of left) {
      const { unit } = placed;
      const isAircraft = unit.keywords.has(AIRCRAFT);
      if (!isAircraft && !mayCarry) yield { messageId: 'noAircraft', params: { unit: unit.name }, at: placed, related: [unit] };
      else if (isAircraft && isUnbound(roster)) yield { messageId: 'unbound', params: { unit: unit.name }, at: placed, related: [unit] };
    }
  },
});
