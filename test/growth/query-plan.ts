import type pg from 'pg';

/** A node of a plan, as PostgreSQL explains it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  /** Only of executed statements. */
  readonly 'Actual Rows'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** The top node of the statement's plan. `isExecuted`: the statement is executed too, and the plan says what it read. */
export async function planOf(client: pg.Client, text: string, values: readonly unknown[], isExecuted: boolean): Promise<PlanNode> {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
    `EXPLAIN (${isExecuted ? 'ANALYZE, BUFFERS, ' : ''}FORMAT JSON) ${text}`,
    [...values],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no plan of ${text}.`);
  return row['QUERY PLAN'][0].Plan;
}

/** The pages of 8 KB that an executed statement read. */
export const pagesOf = (plan: PlanNode): number => (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
