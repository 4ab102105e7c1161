import type pg from 'pg';
import type { StatementTime } from '../tracing.js';

/**
 * Reports every statement of the pool's connections. Statements of the pool itself run on a connection that is taken and returned here, so that
 * each is reported to whoever asked for it, even if it had to wait for a connection.
 */
export function timeStatements(pool: pg.Pool, onStatement: (time: StatementTime) => void): void {
  pool.on('connect', (connection) => {
    const query = connection.query.bind(connection);
    const timed = (...given: readonly unknown[]): unknown => {
      const [startedAt, since, kind] = [Date.now(), performance.now(), kindOf(given[0])];
      const end = (hasFailed: boolean): void => onStatement({ kind, startedAt, seconds: (performance.now() - since) / 1_000, hasFailed });
      const answer: unknown = Reflect.apply(query, connection, given);
      if (answer instanceof Promise)
        answer.then(
          () => end(false),
          () => end(true),
        );
      return answer;
    };
    Object.assign(connection, { query: timed });
  });
  const ask = async (...given: readonly unknown[]): Promise<unknown> => {
    const connection = await pool.connect();
    try {
      const answer: unknown = await Reflect.apply(connection.query.bind(connection), connection, given);
      connection.release();
      return answer;
    } catch (error) {
      connection.release(error instanceof Error ? error : true);
      throw error;
    }
  };
  Object.assign(pool, { query: ask });
}

/** Prisma's statements have names without a meaning. */
const PRISMA = /^p_/;

/** What a statement is, without its values: its name, or else what it does to which table. */
export function kindOf(given: unknown): string {
  if (typeof given === 'string') return described(given);
  if (typeof given !== 'object' || given === null) return 'other';
  if ('name' in given && typeof given.name === 'string' && given.name !== '' && !PRISMA.test(given.name)) return given.name;
  return 'text' in given && typeof given.text === 'string' ? described(given.text) : 'other';
}

function described(text: string): string {
  const verb = /^\s*([a-z]{1,20})\b/i.exec(text)?.[1]?.toUpperCase() ?? 'OTHER';
  const table = /\b(?:from|into|update)\s(?:"public"\.)?"?([a-z_]{1,40})\b/i.exec(text)?.[1];
  return table === undefined ? verb : `${verb} ${table.toLowerCase()}`;
}
