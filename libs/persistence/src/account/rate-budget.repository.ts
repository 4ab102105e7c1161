import { Injectable } from '@nestjs/common';
import { Gathered } from '../connections/gathered.js';
import { PrismaService, type Statement } from '../prisma.service.js';

/** What was spent of a budget over all processes, and the milliseconds until it is full again. */
export interface SpentBudget {
  readonly spent: number;
  readonly resetsIn: number;
}

interface Spending {
  /** Identifies the budget; 16 bytes. */
  readonly key: Buffer;
  /** Negative to give back. */
  readonly points: number;
  /** How long a budget lasts from the first spending on. */
  readonly seconds: number;
}

/** Rows are locked in the order of their keys, so that no two processes wait for each other. */
const ADD: Statement = {
  name: 'rate-budget-add',
  text: `INSERT INTO rate_budget AS budget (key, spent, until)
    SELECT key, points, now() + seconds * interval '1 second' FROM unnest($1::bytea[], $2::bigint[], $3::int[]) AS given (key, points, seconds)
    ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      spent = GREATEST(EXCLUDED.spent + CASE WHEN budget.until <= now() THEN 0 ELSE budget.spent END, 0),
      until = CASE WHEN budget.until <= now() THEN EXCLUDED.until ELSE budget.until END
    RETURNING key, spent::float8 AS spent, extract(epoch FROM until - now())::float8 * 1000 AS "resetsIn"`,
};
const EXPIRE: Statement = { name: 'rate-budget-expire', text: 'DELETE FROM rate_budget WHERE until <= now() RETURNING 1' };

/** Budgets that are added to with one statement. */
const TOGETHER = 500;

/** What callers spent of their budgets, shared by all processes. */
@Injectable()
export class RateBudgetRepository {
  readonly #gathered = new Gathered<Spending, SpentBudget>({
    most: TOGETHER,
    keyOf: ({ key }) => key.toString('latin1'),
    answer: (spendings) => this.#addAll(spendings),
  });

  constructor(private readonly prisma: PrismaService) {}

  /** Adds to what was spent. A budget that was spent in an earlier period begins anew. */
  add(key: Buffer, points: number, seconds: number): Promise<SpentBudget> {
    return this.#gathered.ask({ key, points, seconds });
  }

  /** Deletes the budgets of earlier periods and returns their number. */
  async expire(): Promise<number> {
    return (await this.prisma.query(EXPIRE, [])).length;
  }

  async #addAll(spendings: readonly Spending[]): Promise<readonly SpentBudget[]> {
    const values = [spendings.map(({ key }) => key), spendings.map(({ points }) => points), spendings.map(({ seconds }) => seconds)];
    const rows = await this.prisma.query<SpentBudget & { readonly key: Buffer }>(ADD, values);
    const byKey = new Map(rows.map((row) => [row.key.toString('latin1'), row]));
    return spendings.flatMap(({ key }) => byKey.get(key.toString('latin1')) ?? []);
  }
}
