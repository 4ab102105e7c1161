import pg from 'pg';

/**
 * Closes a connection of the pool whose statement is not answered within `longest` milliseconds, so that the statement fails.
 *
 * The driver's own `query_timeout` assigns a function literal to a property for each statement. V8 takes such a function for a method that
 * stays, and makes it among its old objects. Everything that it refers to, with the statement's values and rows, then lives until the whole
 * heap is collected.
 */
export function boundStatements(pool: pg.Pool, longest: number): void {
  pool.on('connect', (connection) => {
    const query = (given: readonly unknown[]): unknown => Reflect.apply(pg.Client.prototype.query.bind(connection), null, given);
    const bounded = (...given: readonly unknown[]): unknown => {
      const late = setTimeout(() => void connection.end().catch(() => undefined), longest);
      const end = (): void => clearTimeout(late);
      const answered = given.at(-1);
      if (typeof answered === 'function') {
        const ended = (...answer: readonly unknown[]): void => {
          end();
          Reflect.apply(answered, undefined, answer);
        };
        return query([...given.slice(0, -1), ended]);
      }
      const answer = query(given);
      if (answer instanceof Promise) answer.then(end, end);
      else end();
      return answer;
    };
    Object.assign(connection, { query: bounded });
  });
}
