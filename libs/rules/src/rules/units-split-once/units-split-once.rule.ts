import { groupBy } from '../../kernel/group-by.js';
import { defineRule } from '../../kernel/rule.js';

export const unitsSplitOnce = defineRule({
  id: 'units-split-once',
  about: 'attachments',
  summary: 'A unit that a rule allows to split before the battle is split only once, into two smaller units containing all its models.',
  limits: {},
  messages: {
    again: '{{unit}} is split {{count}} {{count|one:time|other:times}}; a unit can only be split once.',
    notInTwo: '{{unit}} is split into {{count}} {{count|one:part|other:parts}}; it must be split into two.',
    notAllModels: 'The parts of {{unit}} have {{parts}} {{parts|one:model|other:models}} in total; the unit has {{models}}.',
    leaveNotKnown: 'The data does not show whether a rule allows {{unit}} to split.',
  },
  outcomes: { leaveNotKnown: 'DATA_GAP' },
  *check({ declared }) {
    for (const [unit, splits] of groupBy(declared?.splits ?? [], (split) => split.unit)) {
      const [first, second, ...more] = splits;
      if (!first) continue;
      yield { messageId: 'leaveNotKnown', params: { unit: unit.name }, at: first };
      if (second) yield { messageId: 'again', params: { unit: unit.name, count: splits.length }, at: second, related: [first, ...more] };
      if (first.parts.length !== 2) yield { messageId: 'notInTwo', params: { unit: unit.name, count: first.parts.length }, at: first };
      const parts = first.parts.reduce((sum, models) => sum + models, 0);
      if (unit.models !== null && parts !== unit.models) {
        yield { messageId: 'notAllModels', params: { unit: unit.name, parts, models: unit.models }, at: first };
      }
    }
  },
});
