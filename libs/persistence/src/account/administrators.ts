import type { Transaction } from '../prisma.service.js';

/** Waits for other changes of administrators, so that two of them cannot take each other's role away at the same time. */
export async function lockAdministrators(db: Transaction): Promise<void> {
  await db.$queryRaw`SELECT id FROM account WHERE role = 'administrator' ORDER BY id FOR UPDATE`;
}

/** Whether somebody can still administer with an account if this account or this key no longer can. */
export async function othersAdminister(
  db: Transaction,
  { accountId = null, keyId = null }: { readonly accountId?: string | null; readonly keyId?: string | null },
): Promise<boolean> {
  const [found] = await db.$queryRaw<readonly { readonly others: boolean }[]>`
    SELECT EXISTS (SELECT FROM account a WHERE a.role = 'administrator' AND a.id IS DISTINCT FROM ${accountId}::uuid
      AND (a.issuer IS NOT NULL OR EXISTS (SELECT FROM api_key k
        WHERE k.account_id = a.id AND k.id IS DISTINCT FROM ${keyId}::uuid AND 'administer' = ANY(k.scopes)
          AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())))) AS others`;
  return found?.others ?? false;
}
