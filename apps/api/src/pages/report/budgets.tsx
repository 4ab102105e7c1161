import type { BudgetType } from '../../checking/budget.types.js';
import { counted, kindWords, signed } from '../layout/words.js';

/** All budgets, each with its lines in a collapsed list. */
export function Budgets({ budgets }: { readonly budgets: readonly BudgetType[] }) {
  if (budgets.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="budgets">
      <h2 id="budgets">Budgets</h2>
      {budgets.map((budget) => (
        <details class="more">
          <summary>
            {kindWords(budget.kind)}: <strong>{budget.balance}</strong>
            {budget.limit === null ? '' : ` of ${budget.limit}`} <span class="quiet">({counted(budget.lines.length, 'line')})</span>
          </summary>
          <ul class="ledger">
            <li>
              <span>Start</span>
              <span class="amount">{budget.start}</span>
            </li>
            {budget.lines.map((line) => (
              <li>
                <span>{line.message}</span>
                <span class="amount">{signed(line.amount)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
