import { attachedUnits, companions } from '../../kernel/formations/formations.js';
import { defineRule } from '../../kernel/rule.js';

export const oneEnhancementPerAttachedUnit = defineRule({
  id: 'one-enhancement-per-attached-unit',
  about: 'enhancementCount',
  summary: 'A unit bears at most one Enhancement or Upgrade, counted together with the units attached to it.',
  limits: {},
  messages: {
    several: '{{unit}} bears {{count}} {{count|one:Enhancement|other:Enhancements}}; it may only bear one.',
    severalTogether:
      '{{units}} form one attached unit and bear {{count}} {{count|one:Enhancement|other:Enhancements}}; together they may only bear one.',
    takeOff: 'Remove {{enhancements}}.',
  },
  outcomes: { takeOff: 'FIX' },
  *check(roster) {
    const attached = attachedUnits(roster);
    const seen = new Set<object>();
    for (const unit of roster.units) {
      if (seen.has(unit)) continue;
      const together = companions(unit, attached);
      for (const one of together) seen.add(one);
      const borne = together.flatMap(({ enhancements }) => enhancements).filter(({ enhancement }) => !enhancement.upgrade);
      const [first, second, ...more] = borne;
      if (!first || !second) continue;
      const bearers = together.filter(({ enhancements }) => enhancements.some((one) => borne.includes(one)));
      const others = [second, ...more];
      const names = others.map(({ enhancement }) => enhancement.name).join(', ');
      const fix = { kind: 'remove', messageId: 'takeOff', params: { enhancements: names }, at: others } as const;
      const related = [first, ...more];
      const [bearer] = bearers;
      if (bearers.length === 1 && bearer) {
        yield { messageId: 'several', params: { unit: bearer.name, count: borne.length }, at: second, related, fix };
      } else {
        const units = bearers.map(({ name }) => name).join(', ');
        yield { messageId: 'severalTogether', params: { units, count: borne.length }, at: second, related, fix };
      }
    }
  },
});
