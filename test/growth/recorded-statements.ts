import pg from 'pg';
import { vi } from 'vitest';

/** A statement with the values of one execution. */
export interface Executed {
  readonly text: string;
  readonly values: readonly unknown[];
}

const READS_OR_WRITES = /^\s*(?:select|insert|update|delete|with)\b/i;

/** The different statements that this process executes during the work, without those of the queue, which pg-boss plans. */
export async function recordStatements(work: () => Promise<void>): Promise<readonly Executed[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const calls = spy.mock.calls as unknown as readonly (readonly [string | Partial<Executed>, unknown])[];
    const executed = calls.map(([asked, values]) => {
      const { text = '', values: own = values } = typeof asked === 'string' ? { text: asked } : asked;
      return { text, values: Array.isArray(own) ? own : [] };
    });
    const shown = executed.filter(({ text }) => READS_OR_WRITES.test(text) && !text.includes('pgboss'));
    return [...new Map(shown.map((one) => [one.text, one])).values()];
  } finally {
    spy.mockRestore();
  }
}
