import { parsed } from './kind.js';

/** The address holds a password. */
export const databaseUrl = parsed(
  'a PostgreSQL address',
  'must name a PostgreSQL server, as postgresql://user:password@host:5432/muster',
  (given) => (URL.canParse(given) && ['postgresql:', 'postgres:'].includes(new URL(given).protocol) ? given : null),
);
