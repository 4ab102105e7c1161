import type { Sayable } from '#muster/diagnostics';
import type { MessageTable, Say } from '#muster/messages';
import type { Budget, BudgetLine } from './kernel/judge.js';
import { CAUSE, causeMessages } from './kernel/own-cause.js';

/** The sentence for one ledger line, by the kind of ledger. `plus` is for positive amounts and `minus` for negative ones. */
export const budgetMessages = {
  'budget/points': { plus: '{{cause}} costs {{amount}} {{amount|one:point|other:points}}.' },
  'budget/allies': { plus: '{{cause}}, which the detachment allows, costs {{amount}} {{amount|one:point|other:points}}.' },
  'budget/enhancements': { plus: '{{cause}} is an Enhancement.' },
  'budget/upgrades': { plus: '{{cause}} is an upgrade that does not count as an Enhancement.' },
  'budget/power-level': { plus: '{{cause}} has a Power Rating of {{amount}}.' },
  'budget/reinforcement-points': { minus: '{{cause}} costs {{amount}} Reinforcement {{amount|one:point|other:points}}.' },
  'budget/strategic-reserves': { plus: '{{cause}} counts {{amount}} {{amount|one:point|other:points}} towards Strategic Reserves.' },
  'budget/command-points': { plus: '{{cause}}: {{amount}} CP back.', minus: '{{cause}} costs {{amount}} CP.' },
  'budget/battle-command-points': { plus: '{{cause}} gives {{amount}} CP.', minus: '{{cause}} costs {{amount}} CP.' },
  'budget/other': { plus: '{{cause}}: {{amount}}.', minus: '{{cause}}: -{{amount}}.' },
  [CAUSE]: causeMessages,
} as const satisfies MessageTable;

const table: MessageTable = budgetMessages;

type SaidLine = Pick<BudgetLine, 'amount' | 'cause'>;

/** The message that describes a ledger line in words. */
export function lineMessage({ kind }: Pick<Budget, 'kind'>, { amount, cause }: SaidLine): Sayable {
  const messageId = amount > 0 ? 'plus' : 'minus';
  const known = `budget/${kind}`;
  const code = table[known]?.[messageId] === undefined ? 'budget/other' : known;
  const params = { amount: Math.abs(amount) };
  return typeof cause === 'string' ? { code, messageId, params: { ...params, cause } } : { code, messageId, params, phrases: { cause } };
}

/** The cause of a ledger line as text. */
export const causeIn = ({ cause }: Pick<BudgetLine, 'cause'>, say: Say): string => (typeof cause === 'string' ? cause : say(cause));
