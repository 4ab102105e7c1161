import type { ArmyDeclarations, Passenger, ArmyUnit } from '#muster/army';
import { attachedUnits } from '../../kernel/formations/formations.js';
import { groupBy } from '../../kernel/group-by.js';
import { partJoined, partsOf } from '../../kernel/formations/parts.js';
import { defineRule } from '../../kernel/rule.js';

export const passengersEmbarkedOnce = defineRule({
  id: 'passengers-embarked-once',
  about: 'transports',
  summary: 'A unit is embarked in only one TRANSPORT, together with all units attached to it, unless it was split.',
  limits: {},
  messages: {
    inItself: '{{unit}} is embarked in itself.',
    twice: '{{unit}} is embarked {{count}} {{count|one:time|other:times}}, with more models in total than it has.',
    apart: '{{unit}} and {{other}} are attached to each other but not embarked in the same TRANSPORT.',
    partNotStated: '{{leader}} is attached to one part of {{unit}}; the list does not state which part.',
  },
  outcomes: { partNotStated: 'ITEM_MISSING' },
  *check({ declared }) {
    const passengers = declared?.passengers ?? [];
    if (!declared || passengers.length === 0) return;
    for (const [unit, embarked] of groupBy(passengers, (passenger) => passenger.unit)) {
      const [first, second, ...more] = embarked;
      if (!first) continue;
      if (first.transport === unit) yield { messageId: 'inItself', params: { unit: unit.name }, at: first };
      if (!second) continue;
      if (isMoreThan(unit.models, embarked)) {
        yield { messageId: 'twice', params: { unit: unit.name, count: embarked.length }, at: second, related: [first, ...more] };
      }
    }
    for (const { bodyguard, leaders } of attachedUnits({ declared })) {
      for (const leader of leaders) {
        const fault = faultOf(leader, bodyguard, declared);
        const params = { unit: bodyguard.name, other: leader.name, leader: leader.name };
        if (fault !== null) yield { messageId: fault, params, at: bodyguard, related: [leader] };
      }
    }
  },
});

/**
 * A Leader that is not declared embarked is embarked with its unit. If the unit was split, the Leader joins one part, and that part may
 * start outside.
 */
function faultOf(leader: ArmyUnit, bodyguard: ArmyUnit, declared: ArmyDeclarations): 'apart' | 'partNotStated' | null {
  const carriersOf = (unit: ArmyUnit) => (declared.passengers ?? []).filter((one) => one.unit === unit).map(({ transport }) => transport);
  const [own, theirs] = [carriersOf(leader), carriersOf(bodyguard)];
  const outside = partsOf(bodyguard, declared).length - theirs.length;
  const [carrier] = own;
  if (!carrier) return theirs.length > 1 && outside <= 0 ? 'partNotStated' : null;
  if (theirs.includes(carrier)) return null;
  if (outside <= 0) return 'apart';
  return theirs.length === 0 && partJoined(leader, bodyguard, declared) === null && bodyguard.models !== null ? 'partNotStated' : null;
}

/** If the size of a unit is not stated, the whole unit plus a part of it exceeds that size, but several parts may not exceed it. */
function isMoreThan(models: number | null, embarked: readonly Pick<Passenger, 'models'>[]): boolean {
  if (models === null) return embarked.some((passenger) => passenger.models === undefined);
  return embarked.reduce((sum, passenger) => sum + (passenger.models ?? models), 0) > models;
}
