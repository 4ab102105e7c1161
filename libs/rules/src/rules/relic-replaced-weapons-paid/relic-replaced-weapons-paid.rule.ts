import { ARMY, defineRule } from '../../kernel/rule.js';

export const relicReplacedWeaponsPaid = defineRule({
  id: 'relic-replaced-weapons-paid',
  about: 'options',
  summary: 'In games played with points, a weapon that a relic replaces is still paid for.',
  limits: {},
  messages: {
    notPaid: '{{relic}} replaces {{weapon}} of {{unit}}, but the weapon is not included in the price.',
    pointsNotStated: 'Neither a points limit nor a total is stated; a weapon that a relic replaces must be paid for if points are used.',
  },
  outcomes: { pointsNotStated: 'NOT_CHECKED' },
  *check({ units, pointsLimit, statedPoints }) {
    const unpaid = units.flatMap((unit) =>
      (unit.relics ?? []).flatMap((taken) => (taken.replaces && !taken.replaces.paid ? [{ unit, taken, ...taken.replaces }] : [])),
    );
    if (unpaid.length > 0 && pointsLimit === null && statedPoints === null) {
      yield { messageId: 'pointsNotStated', params: {}, at: ARMY };
      return;
    }
    for (const { unit, taken, weapon } of unpaid) {
      yield { messageId: 'notPaid', params: { unit: unit.name, relic: taken.relic.name, weapon }, at: taken, related: [unit] };
    }
  },
});
