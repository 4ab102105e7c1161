import pg from 'pg';
import { vi } from 'vitest';

/** A statement with the values of one execution. */
export interface Executed {
  /** Empty if it is not kept prepared. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

const READS_OR_WRITES = /^\s*(?:select|insert|update|delete|with)\b/i;

/** The different statements that this process executes during the work, without those of pg-boss, which have no names. */
export async function recordStatements(work: () => Promise<void>): Promise<readonly Executed[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const calls = spy.mock.calls as unknown as readonly (readonly [string | Partial<Executed>, unknown])[];
    const executed = calls.map(([asked, values]) => {
      const { name = '', text = '', values: own = values } = typeof asked === 'string' ? { text: asked } : asked;
      return { name, text, values: Array.isArray(own) ? own : [] };
    });
    const shown = executed.filter(({ name, text }) => READS_OR_WRITES.test(text) && (name !== '' || !text.includes('pgboss')));
    return [...new Map(shown.map((one) => [one.text, one])).values()];
  } finally {
    spy.mockRestore();
  }
}
