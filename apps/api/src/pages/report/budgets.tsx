import type { BudgetType } from '../../checking/budget.types.js';
import { signed } from '../layout/words.js';
import { usePhrases, type Phrase } from '../phrases/phrase.js';
import { BUDGETS, REPORT } from '../phrases/report.js';

const BY_KIND: ReadonlyMap<string, Phrase> = new Map(Object.entries(BUDGETS));

/** All budgets, each with its lines in a collapsed list. */
export function Budgets({ budgets }: { readonly budgets: readonly BudgetType[] }) {
  const phrase = usePhrases();
  if (budgets.length === 0) return null;
  const nameOf = (kind: string): string => {
    const words = BY_KIND.get(kind);
    return words === undefined ? kind : phrase(words);
  };
  return (
    <section class="panel" aria-labelledby="budgets">
      <h2 id="budgets">{phrase(REPORT.budgets)}</h2>
      {budgets.map(({ kind, balance, limit, start, lines }) => (
        <details class="more">
          <summary>
            {nameOf(kind)}: <strong>{limit === null ? balance : phrase(REPORT.ofLimit, { balance, limit })}</strong>{' '}
            <span class="quiet">{phrase(REPORT.lines, { count: lines.length })}</span>
          </summary>
          <ul class="ledger">
            <li>
              <span>{phrase(REPORT.start)}</span>
              <span class="amount">{start}</span>
            </li>
            {lines.map((line) => (
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
