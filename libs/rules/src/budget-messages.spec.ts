import { renderMessage, type MessageTable } from '#muster/messages';
import { expect, it } from 'vitest';
import { budgetMessages, lineMessage } from './budget-messages.js';
import { judge } from './kernel/judge.js';
import { rulesetFor } from './rulesets/registry.js';
import { legal9e } from './testing/golden-9e.js';
import { legal10e } from './testing/golden-10e.js';

const table: MessageTable = budgetMessages;
const worded = (kind: string, amount: number, cause: string): string => {
  const { code, messageId, params } = lineMessage({ kind }, { amount, cause });
  return renderMessage(table[code]?.[messageId] ?? '', params);
};

it.each([
  ['points', 80, 'Warden', 'Warden costs 80 points.'],
  ['command-points', -3, 'Battalion', 'Battalion costs 3 CP.'],
  ['command-points', 3, 'Battalion: Command benefit', 'Battalion: Command benefit: 3 CP back.'],
  ['command-points', 0, 'Supreme Command', 'Supreme Command costs 0 CP.'],
  ['detachment-points', 2, 'Watch', 'Watch: 2.'],
])('a line of %s: %i', (kind, amount, cause, sentence) => expect(worded(kind, amount, cause)).toBe(sentence));

it('every kind of ledger has its own messages', () => {
  const rosters = [
    ...Object.values(legal9e).map((roster) => ['9e', roster] as const),
    ...Object.values(legal10e).map((roster) => ['10e', roster] as const),
  ];
  const budgets = rosters.flatMap(([edition, roster]) => {
    const ruleset = rulesetFor(edition);
    return ruleset ? judge(roster, ruleset).budgets : [];
  });
  const wordless = budgets
    .flatMap((budget) => budget.lines.map((line) => lineMessage(budget, line)))
    .filter(({ code }) => code === 'budget/other');
  expect(budgets.length).toBeGreaterThan(40);
  expect(wordless).toEqual([]);
});
