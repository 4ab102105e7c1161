import type { Passenger } from '@muster/catalogue';
import { attachedUnits } from '../../kernel/formations.js';
import { groupBy } from '../../kernel/group-by.js';
import { defineRule } from '../../kernel/rule.js';

export const passengersEmbarkedOnce = defineRule({
  id: 'passengers-embarked-once',
  summary: 'A unit is embarked in one TRANSPORT, with all that is attached to it, unless it was split.',
  limits: {},
  messages: {
    inItself: '{{unit}} is embarked in itself.',
    twice: '{{unit}} is embarked {{count}} times, with more models than it has.',
    apart: '{{unit}} is embarked and {{other}}, which is attached to it, is not embarked with it.',
  },
  *check(roster) {
    const passengers = roster.declared?.passengers ?? [];
    if (passengers.length === 0) return;
    const carriers = new Map(passengers.map(({ unit, transport }) => [unit, transport]));
    for (const [unit, embarked] of groupBy(passengers, (passenger) => passenger.unit)) {
      const [first, second, ...more] = embarked;
      if (!first) continue;
      if (first.transport === unit) yield { messageId: 'inItself', params: { unit: unit.name }, at: first };
      if (!second) continue;
      if (isMoreThan(unit.models, embarked)) {
        yield { messageId: 'twice', params: { unit: unit.name, count: embarked.length }, at: second, related: [first, ...more] };
      }
    }
    for (const { bodyguard, leaders } of attachedUnits(roster)) {
      for (const leader of leaders) {
        const [unit, other] = carriers.has(bodyguard) ? [bodyguard, leader] : [leader, bodyguard];
        if (carriers.get(unit) === carriers.get(other)) continue;
        yield { messageId: 'apart', params: { unit: unit.name, other: other.name }, at: unit, related: [other] };
      }
    }
  },
});

/** Of a unit whose size is not stated, the whole and a part are more than it has; parts alone prove nothing. */
function isMoreThan(models: number | null, embarked: readonly Pick<Passenger, 'models'>[]): boolean {
  if (models === null) return embarked.some((passenger) => passenger.models === undefined);
  return embarked.reduce((sum, passenger) => sum + (passenger.models ?? models), 0) > models;
}
