import type { ResolvedUnit } from '@muster/catalogue';
import { groupBy } from '../../kernel/group-by.js';
import { TRANSPORT } from '../../kernel/keywords.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const transportCapacityKept = defineRule({
  id: 'transport-capacity-kept',
  summary: 'No more models start the battle in a TRANSPORT than it has room for.',
  limits: {},
  messages: {
    overfull: '{{models}} models are embarked in {{transport}}; it has room for {{capacity}}.',
    noTransport: '{{transport}} is no TRANSPORT.',
    capacityUnread: 'How many models {{transport}} has room for was not understood from the data.',
    sizeNotStated: 'How many models of {{unit}} are embarked is not stated.',
    notDeclared: 'Which units start the battle embarked is not declared.',
  },
  outcomes: { capacityUnread: 'DATA_GAP', sizeNotStated: 'NOT_CHECKED', notDeclared: 'NOT_CHECKED' },
  *check({ declared }) {
    if (!declared?.passengers) {
      yield { messageId: 'notDeclared', params: {}, at: ARMY };
      return;
    }
    for (const [transport, passengers] of groupBy(declared.passengers, (passenger) => passenger.transport)) {
      const params = { transport: transport.name };
      const capacity = capacityOf(transport);
      if (capacity === 'none') yield { messageId: 'noTransport', params, at: transport, related: passengers };
      if (capacity === 'unread') yield { messageId: 'capacityUnread', params, at: transport };
      if (typeof capacity === 'string') continue;
      let models = 0;
      for (const passenger of passengers) {
        const embarked = passenger.models ?? passenger.unit.models;
        if (embarked === null) yield { messageId: 'sizeNotStated', params: { unit: passenger.unit.name }, at: passenger };
        else models += embarked;
      }
      if (models > capacity) yield { messageId: 'overfull', params: { ...params, models, capacity }, at: transport, related: passengers };
    }
  },
});

function capacityOf({ keywords, datasheet }: ResolvedUnit): number | 'none' | 'unread' {
  if (datasheet.transport) return datasheet.transport.models ?? 'unread';
  return keywords.has(TRANSPORT) ? 'unread' : 'none';
}
