import type { ResolvedUnit } from '@muster/catalogue';
import { defineRule } from '../../kernel/rule.js';

export const warlordClausesObeyed = defineRule({
  id: 'warlord-clauses-obeyed',
  summary: 'A model that must be the Warlord is it, and one that cannot be is not; where both are said of a model, it cannot.',
  limits: {},
  messages: {
    cannotBe: '{{unit}} is the Warlord, and a rule says that it cannot be.',
    mustBe: '{{warlord}} is the Warlord; a rule says that {{unit}} must be.',
    clauseUnread: 'What the rules of {{unit}} say about being the Warlord was not understood from the data.',
  },
  outcomes: { clauseUnread: 'DATA_GAP' },
  *check({ units }) {
    for (const unit of units) {
      if (saysOf(unit, 'unread')) yield { messageId: 'clauseUnread', params: { unit: unit.name }, at: unit };
      if (unit.warlord && saysOf(unit, 'cannot')) yield { messageId: 'cannotBe', params: { unit: unit.name }, at: unit };
    }
    const warlord = units.find((unit) => unit.warlord);
    if (!warlord) return;
    const bound = units.filter((unit) => saysOf(unit, 'must') && !saysOf(unit, 'cannot') && !saysOf(unit, 'unread'));
    const [first, ...others] = bound;
    if (!first || bound.some((unit) => unit.warlord)) return;
    yield { messageId: 'mustBe', params: { warlord: warlord.name, unit: first.name }, at: first, related: [warlord, ...others] };
  },
});

function saysOf({ datasheet }: ResolvedUnit, clause: 'must' | 'cannot' | 'unread'): boolean {
  return datasheet.warlordClauses?.includes(clause) ?? false;
}
