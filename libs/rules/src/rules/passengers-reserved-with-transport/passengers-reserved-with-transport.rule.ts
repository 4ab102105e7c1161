import type { ArmyDeclarations, ArmyUnit } from '#muster/army';
import { partsOf } from '../../kernel/formations/parts.js';
import { defineRule } from '../../kernel/rule.js';

export const passengersReservedWithTransport = defineRule({
  id: 'passengers-reserved-with-transport',
  about: 'transports',
  summary: 'An embarked unit starts in Reserves only if its TRANSPORT does.',
  limits: {},
  messages: { both: '{{unit}} is in Reserves but is embarked in {{transport}}, which is not in Reserves.' },
  *check({ declared }) {
    for (const placed of declared?.reserves ?? []) {
      const { unit, how } = placed;
      if (!declared || how === 'left-table') continue;
      const onTable = embarkedOnTable(unit, declared);
      const [first] = onTable;
      if (!first || !isTooMuch(unit, onTable.length, declared)) continue;
      yield { messageId: 'both', params: { unit: unit.name, transport: first.transport.name }, at: placed, related: [first] };
    }
  },
});

/** The declarations that embark the unit in a TRANSPORT that is not in Reserves. */
function embarkedOnTable(unit: ArmyUnit, { passengers = [], reserves = [] }: ArmyDeclarations) {
  return passengers.filter((one) => one.unit === unit && !reserves.some((placed) => placed.unit === one.transport));
}

/** Each part of a unit that was split is in exactly one place. */
function isTooMuch(unit: ArmyUnit, embarked: number, declared: ArmyDeclarations): boolean {
  const parts = partsOf(unit, declared).length;
  const own = (declared.reserves ?? []).filter((one) => one.unit === unit && one.how !== 'left-table');
  const reserved = own.reduce((sum, { half }) => sum + (half ? 1 : parts), 0);
  return embarked + reserved > parts;
}
