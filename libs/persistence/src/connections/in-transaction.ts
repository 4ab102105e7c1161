import type pg from 'pg';

/**
 * Runs the work in a transaction on a connection of the pool. After `longest` milliseconds, those until there was a connection included, the
 * connection is closed and the work fails: a database that answers each statement late must not add up to a request that hangs. As with
 * every lost connection, it is then unknown whether a COMMIT that was sent took effect.
 */
export async function inTransaction<T>(pool: pg.Pool, work: (connection: pg.ClientBase) => Promise<T>, longest: number): Promise<T> {
  const begun = performance.now();
  const connection = await pool.connect();
  let isReturned = false;
  const giveBack = (isLost: boolean): void => {
    if (!isReturned) connection.release(isLost);
    isReturned = true;
  };
  const late = setTimeout(() => giveBack(true), longest - (performance.now() - begun));
  try {
    await connection.query('BEGIN');
    const result = await work(connection);
    await connection.query('COMMIT');
    giveBack(false);
    return result;
  } catch (error) {
    giveBack(true);
    throw error;
  } finally {
    clearTimeout(late);
  }
}
