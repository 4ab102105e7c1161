import type { MessageTable } from '@muster/diagnostics';
import { AMENDMENT, amendmentMessages } from './amendments/amendment-messages.js';
import { budgetMessages } from './budget-messages.js';
import type { Outcome } from './kernel/rule.js';
import * as rules from './rules/index.js';

/**
 * Every sentence of the rules room: by rule id, then by message id. A review reason carries its own code, so those sentences
 * stand once more under that code, by `rule-id/message-id`.
 */
export const rulesMessages: MessageTable = collect();

function collect(): MessageTable {
  const table: Record<string, Record<string, string>> = { [AMENDMENT]: { ...amendmentMessages } };
  for (const [code, messages] of Object.entries(budgetMessages)) table[code] = { ...messages };
  for (const { id, messages, outcomes } of Object.values(rules)) {
    table[id] = { ...messages };
    for (const [messageId, outcome] of Object.entries(outcomes)) {
      const sentence = messages[messageId];
      if (sentence !== undefined && isReview(outcome)) (table[outcome] ??= {})[`${id}/${messageId}`] = sentence;
    }
  }
  return table;
}

function isReview(outcome: Outcome): boolean {
  return !['error', 'warning', 'info', 'NOT_CHECKED', 'FIX'].includes(outcome);
}
