import type { Army, ArmyUnit } from '#muster/army';
import { CHARACTER } from '../../kernel/keywords/keywords.js';
import { defineRule } from '../../kernel/rule.js';
import { saysOfWarlord } from '../../kernel/keywords/warlord-clauses.js';

export const warlordClausesObeyed = defineRule({
  id: 'warlord-clauses-obeyed',
  about: 'warlord',
  summary:
    'A model that must be the Warlord is the Warlord, and a model that cannot be the Warlord is not. If both apply to a model, it cannot be the Warlord.',
  limits: {},
  messages: {
    cannotBe: '{{unit}} is the Warlord, but a rule says that it cannot be.',
    mustBe: '{{warlord}} is the Warlord, but a rule says that {{unit}} must be.',
    clauseUnread: 'The rules of {{unit}} about being the Warlord were not understood.',
    chooseOther: 'Choose a Warlord other than {{unit}}.',
    makeWarlord: 'Make {{unit}} the Warlord.',
  },
  outcomes: { chooseOther: 'FIX', makeWarlord: 'FIX', clauseUnread: 'DATA_GAP' },
  *check(roster) {
    const { units } = roster;
    for (const unit of units) {
      const isUnread = saysOfWarlord(unit, 'unread', roster) || (unit.warlord && saysOfWarlord(unit, 'unread-ban', roster));
      if (isUnread) yield { messageId: 'clauseUnread', params: { unit: unit.name }, at: unit };
      if (!unit.warlord || !saysOfWarlord(unit, 'cannot', roster)) continue;
      yield { messageId: 'cannotBe', params: { unit: unit.name }, at: unit, fix: otherThan(unit, roster) };
    }
    const warlord = units.find((unit) => unit.warlord);
    if (!warlord) return;
    const bound = units.filter((unit) => saysOfWarlord(unit, 'must', roster) && !saysOfWarlord(unit, 'cannot', roster));
    const certain = bound.filter((unit) => !saysOfWarlord(unit, 'unread', roster));
    const [first, ...others] = certain;
    if (!first || bound.some((unit) => unit.warlord)) return;
    const fix = { kind: 'make-warlord', messageId: 'makeWarlord', params: { unit: first.name }, at: [first] } as const;
    yield { messageId: 'mustBe', params: { warlord: warlord.name, unit: first.name }, at: first, related: [warlord, ...others], fix };
  },
});

/** The unit that must be the Warlord. If there is none, the first CHARACTER that can be. */
function otherThan(unit: ArmyUnit, roster: Army) {
  const free = roster.units.filter(
    (one) =>
      one.keywords.has(CHARACTER) && (['cannot', 'unread', 'unread-ban'] as const).every((clause) => !saysOfWarlord(one, clause, roster)),
  );
  const other = free.find((one) => saysOfWarlord(one, 'must', roster)) ?? free[0];
  if (other) return { kind: 'make-warlord', messageId: 'makeWarlord', params: { unit: other.name }, at: [other] } as const;
  return { kind: 'unmake-warlord', messageId: 'chooseOther', params: { unit: unit.name }, at: [unit] } as const;
}
