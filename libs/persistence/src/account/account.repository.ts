import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '../audit/audit-entry.js';
import { isAccount, type Author } from '../audit/author.js';
import { recordAudit } from '../audit/record-audit.js';
import type { Prisma } from '../generated/client.js';
import { PrismaService, type Statement, type Transaction } from '../prisma.service.js';
import { lockAdministrators, othersAdminister } from './administrators.js';

/** `app` is a program that acts for its own users. */
export type AccountRole = 'player' | 'organiser' | 'app' | 'administrator';

export interface Account {
  readonly id: string;
  readonly role: AccountRole;
  readonly name: string | null;
  /** The token issuer and the subject that identify the account; both null if an administrator created it. */
  readonly issuer: string | null;
  readonly subject: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
}

const OF_SUBJECT: Statement = {
  name: 'account-of-subject',
  text: 'SELECT id, role, name, issuer, subject, created_at FROM account WHERE issuer = $1 AND subject = $2',
};
const FIRST_OF_SUBJECT: Statement = {
  name: 'first-account-of-subject',
  text: `WITH made AS (INSERT INTO account (role, issuer, subject) VALUES ('player', $1, $2) ON CONFLICT DO NOTHING RETURNING id)
    INSERT INTO audit (actor, account_id, action, target_kind, target, after)
    SELECT id::text, id, 'createAccount', 'account', id::text, '{"role": "player"}' FROM made`,
};

interface SubjectRow {
  readonly id: string;
  readonly role: AccountRole;
  readonly name: string | null;
  readonly issuer: string;
  readonly subject: string;
  readonly created_at: Date;
}

export interface AccountFilter {
  readonly role?: AccountRole;
  /** Part of the name, the issuer's name for the account, or the id, in any case. */
  readonly search?: string;
}

/** `lastAdministrator`: nobody else could administer with an account any more. */
export type AccountChange = { readonly account: Account } | { readonly fault: 'unknown' | 'lastAdministrator' };

/** Accounts that can save rosters. */
@Injectable()
export class AccountRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** `author` is null for an account that somebody creates for himself. */
  async create(account: { readonly role: AccountRole; readonly name: string }, author: Author | null): Promise<Account> {
    const row = await this.prisma.transaction(async (db) => {
      const created = await db.accountRow.create({ data: account });
      const actor = author ?? { name: account.name, accountId: created.id };
      await recordAudit(db, { ...audited(created.id, actor), action: 'createAccount', before: null, after: { role: account.role } });
      return created;
    });
    return toAccount(row);
  }

  async find(id: string): Promise<Account | null> {
    const row = await this.prisma.run((db) => db.accountRow.findUnique({ where: { id } }));
    return row && toAccount(row);
  }

  /** The account of exactly this name; null if there is none, or more than one. */
  async named(name: string): Promise<Account | null> {
    const [row, second] = await this.prisma.run((db) => db.accountRow.findMany({ where: { name }, take: 2 }));
    return row && !second ? toAccount(row) : null;
  }

  /**
   * Returns the account of a verified token's subject. The first token creates a player account; simultaneous first tokens create only
   * one.
   */
  async ofSubject(issuer: string, subject: string): Promise<Account> {
    const known = await this.#ofSubject(issuer, subject);
    if (known) return known;
    await this.prisma.query(FIRST_OF_SUBJECT, [issuer, subject]);
    const made = await this.#ofSubject(issuer, subject);
    if (!made) throw new Error('An account that was made is gone.');
    return made;
  }

  /** Oldest first; `after` is the id of the last account of the previous page. */
  async list({
    first,
    after,
    ...filter
  }: AccountFilter & { readonly first: number; readonly after?: string }): Promise<readonly Account[]> {
    const rows = await this.prisma.run((db) =>
      db.accountRow.findMany({
        where: whereOf(filter),
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: first,
        ...(after === undefined ? {} : { cursor: { id: after }, skip: 1 }),
      }),
    );
    return rows.map(toAccount);
  }

  count(filter: AccountFilter = {}): Promise<number> {
    return this.prisma.run((db) => db.accountRow.count({ where: whereOf(filter) }));
  }

  /** An account cannot take the role of the last administrator away. The operator's key can, because it can give the role again. */
  async setRole(id: string, role: AccountRole, author: Author): Promise<AccountChange> {
    return this.#change(id, author, role !== 'administrator', async (db, before) => {
      if (before.role === role) return;
      await db.accountRow.update({ where: { id }, data: { role } });
      await recordAudit(db, { ...audited(id, author), action: 'setAccountRole', before: { role: before.role }, after: { role } });
    });
  }

  /** Deletes the account with everything stored for it. The audit log keeps its id, and not its name. */
  async erase(id: string, author: Author): Promise<AccountChange> {
    return this.#change(id, author, true, async (db, before) => {
      await db.accountRow.delete({ where: { id } });
      await forgetName(db, before);
      await recordAudit(db, { ...audited(id, author), action: 'eraseAccount', before: { role: before.role }, after: null });
    });
  }

  async #change(
    id: string,
    author: Author,
    endsRole: boolean,
    work: (db: Transaction, before: AccountColumns) => Promise<void>,
  ): Promise<AccountChange> {
    return this.prisma.transaction(async (db) => {
      await lockAdministrators(db);
      const before = await db.accountRow.findUnique({ where: { id } });
      if (!before) return { fault: 'unknown' };
      const isLast = endsRole && before.role === 'administrator' && isAccount(author) && !(await othersAdminister(db, { accountId: id }));
      if (isLast) return { fault: 'lastAdministrator' };
      await work(db, before);
      const after = await db.accountRow.findUnique({ where: { id } });
      return { account: toAccount(after ?? before) };
    });
  }

  async #ofSubject(issuer: string, subject: string): Promise<Account | null> {
    const [row] = await this.prisma.query<SubjectRow>(OF_SUBJECT, [issuer, subject]);
    return row ? toAccount({ ...row, createdAt: row.created_at }) : null;
  }
}

/**
 * What the account did as an administrator stays, under its id. If another account has the same name, the name stays, because nothing tells
 * the two apart.
 */
async function forgetName(db: Transaction, { id, name }: AccountColumns): Promise<void> {
  if (name === null || (await db.accountRow.count({ where: { name } })) > 0) return;
  await db.aliasRow.updateMany({ where: { taughtBy: name }, data: { taughtBy: id } });
  await db.aliasRow.updateMany({ where: { withdrawnBy: name }, data: { withdrawnBy: id } });
  await db.importJobRow.updateMany({ where: { actor: name }, data: { actor: id } });
  await db.dataVersionRow.updateMany({ where: { setBy: name }, data: { setBy: id } });
  await db.overlayRow.updateMany({ where: { author: name }, data: { author: id } });
  await db.nativeEntryRow.updateMany({ where: { author: name }, data: { author: id } });
}

function whereOf({ role, search }: AccountFilter): Prisma.AccountRowWhereInput {
  const contains = search === undefined ? undefined : { contains: search, mode: 'insensitive' as const };
  const id = search !== undefined && IS_ID.test(search) ? [{ id: search.toLowerCase() }] : [];
  return {
    ...(role !== undefined && { role }),
    ...(contains !== undefined && { OR: [{ name: contains }, { subject: contains }, ...id] }),
  };
}

const IS_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The name of the account is not recorded: it would outlive the account. */
const audited = (id: string, actor: Author): Pick<AuditEntry, 'actor' | 'releaseId' | 'target' | 'reason'> => ({
  ...{ actor, releaseId: null, reason: null },
  target: { kind: 'account', id, name: null },
});

interface AccountColumns extends Omit<Account, 'createdAt'> {
  readonly createdAt: Date;
}

export const toAccount = ({ id, role, name, issuer, subject, createdAt }: AccountColumns): Account => ({
  id,
  role,
  name,
  issuer,
  subject,
  createdAt: createdAt.toISOString(),
});
