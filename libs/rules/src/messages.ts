import type { MessageTable } from '#muster/messages';
import { AMENDMENT, amendmentMessages } from './amendments/amendment-messages.js';
import { budgetMessages } from './budget-messages.js';
import type { AnyRule, Outcome } from './kernel/rule.js';
import * as rules from './rules/index.js';
import { teamMessages } from './team/team-rules.js';

/**
 * Every sentence of `libs/rules`: by rule id, then by message id. A review reason has a code of its own, so its sentence is also listed
 * under that code, as `rule-id/message-id`.
 */
export const rulesMessages: MessageTable = byCode(
  Object.fromEntries(Object.entries(rules).map(([name, { messages }]) => [name, messages])),
  { [AMENDMENT]: amendmentMessages, ...budgetMessages, ...teamMessages },
);

/** Indexes the sentences of rules by diagnostic code instead of by export name, and adds the other sentences of this package. */
export function byCode(messages: MessageTable, others: MessageTable): MessageTable {
  const table: Record<string, Record<string, string>> = {};
  for (const [code, sentences] of Object.entries(others)) table[code] = { ...sentences };
  for (const [name, { id, outcomes }] of Object.entries<AnyRule>(rules)) {
    const sentences = messages[name] ?? {};
    table[id] = { ...sentences };
    for (const [messageId, sentence] of Object.entries(sentences)) {
      const outcome = outcomes[messageId];
      if (outcome !== undefined && isReview(outcome)) (table[outcome] ??= {})[`${id}/${messageId}`] = sentence;
    }
  }
  return table;
}

function isReview(outcome: Outcome): boolean {
  return !['error', 'warning', 'info', 'NOT_CHECKED', 'FIX'].includes(outcome);
}
