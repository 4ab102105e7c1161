import { keywordKey, matches, type Passenger } from '@muster/catalogue';
import { attachedUnits, companions, groupsOf, type AttachedUnit } from '../../kernel/formations.js';
import { defineRule } from '../../kernel/rule.js';

export const passengersEligible = defineRule({
  id: 'passengers-eligible',
  summary: 'Only models that a TRANSPORT is for start the battle embarked in it.',
  limits: {},
  messages: {
    notEligible: '{{model}} of {{unit}} cannot embark in {{transport}}.',
    clauseUnread: 'Whom {{transport}} may carry was not understood from the data.',
  },
  outcomes: { clauseUnread: 'DATA_GAP' },
  *check(roster) {
    const passengers = roster.declared?.passengers;
    if (!passengers || passengers.length === 0) return;
    const attachedOnes = attachedUnits(roster);
    for (const passenger of passengers) {
      const { unit, transport } = passenger;
      if (!transport.datasheet.transport) continue;
      const stranger = strangerIn(passenger, attachedOnes);
      if (stranger === 'unread') yield { messageId: 'clauseUnread', params: { transport: transport.name }, at: passenger };
      else if (stranger !== null) {
        const params = { model: stranger, unit: unit.name, transport: transport.name };
        yield { messageId: 'notEligible', params, at: passenger, related: [unit, transport] };
      }
    }
  },
});

/** The first kind of model that the TRANSPORT is not for. Of a clause about units, the keywords of the whole attached unit count. */
function strangerIn({ unit, transport }: Passenger, attachedOnes: readonly AttachedUnit[]): string | null {
  const clause = transport.datasheet.transport?.passengers ?? null;
  if (clause === null) return 'unread';
  if (transport.datasheet.transport?.speaksOf === 'units') {
    const whole = companions(unit, attachedOnes);
    const keywords = new Set(whole.flatMap((part) => [...part.keywords, keywordKey(part.datasheet.name)]));
    return matches(clause, keywords) ? null : unit.name;
  }
  const name = keywordKey(unit.datasheet.name);
  return groupsOf(unit).find(({ keywords }) => !matches(clause, keywords) && !matches(clause, new Set([...keywords, name])))?.name ?? null;
}
