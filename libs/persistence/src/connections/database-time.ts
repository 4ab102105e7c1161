import type { Prisma } from '../generated/client.js';

/**
 * The moment by the database's clock, which all processes share; in a transaction, the moment at which it began. What grants or ends
 * access must not depend on the clock of a process.
 */
export async function databaseTime(db: Pick<Prisma.TransactionClient, '$queryRaw'>): Promise<Date> {
  const [row] = await db.$queryRaw<readonly { readonly now: Date }[]>`SELECT now()`;
  if (!row) throw new Error('SELECT now() returns one row.');
  return row.now;
}
