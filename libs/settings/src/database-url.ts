import { parsed } from './kind.js';

/** An error does not repeat the address, because it contains a password. */
export const databaseUrl = parsed(
  'a PostgreSQL address',
  'must name a PostgreSQL server, as postgresql://user:password@host:5432/muster',
  (given) => (URL.canParse(given) && ['postgresql:', 'postgres:'].includes(new URL(given).protocol) ? given : null),
);
