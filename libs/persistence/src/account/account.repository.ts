import { Injectable } from '@nestjs/common';
import { PrismaService, type Statement } from '../prisma.service.js';

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
  text: `INSERT INTO account (role, issuer, subject) VALUES ('player', $1, $2) ON CONFLICT DO NOTHING`,
};

interface SubjectRow {
  readonly id: string;
  readonly role: AccountRole;
  readonly name: string | null;
  readonly issuer: string;
  readonly subject: string;
  readonly created_at: Date;
}

/** Accounts that can save rosters. */
@Injectable()
export class AccountRepository {
  constructor(private readonly prisma: PrismaService) {}

  async create(account: { readonly role: AccountRole; readonly name: string }): Promise<Account> {
    return toAccount(await this.prisma.run((db) => db.accountRow.create({ data: account })));
  }

  async find(id: string): Promise<Account | null> {
    const row = await this.prisma.run((db) => db.accountRow.findUnique({ where: { id } }));
    return row && toAccount(row);
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
  async list({ first, after }: { readonly first: number; readonly after?: string }): Promise<readonly Account[]> {
    const rows = await this.prisma.run((db) =>
      db.accountRow.findMany({
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: first,
        ...(after === undefined ? {} : { cursor: { id: after }, skip: 1 }),
      }),
    );
    return rows.map(toAccount);
  }

  count(): Promise<number> {
    return this.prisma.run((db) => db.accountRow.count());
  }

  async setRole(id: string, role: AccountRole): Promise<Account | null> {
    await this.prisma.run((db) => db.accountRow.updateMany({ where: { id }, data: { role } }));
    return this.find(id);
  }

  /** Deletes the account with everything stored for it. Returns false if there is no such account. */
  async erase(id: string): Promise<boolean> {
    const { count } = await this.prisma.run((db) => db.accountRow.deleteMany({ where: { id } }));
    return count > 0;
  }

  async #ofSubject(issuer: string, subject: string): Promise<Account | null> {
    const [row] = await this.prisma.query<SubjectRow>(OF_SUBJECT, [issuer, subject]);
    return row ? toAccount({ ...row, createdAt: row.created_at }) : null;
  }
}

interface AccountColumns extends Omit<Account, 'createdAt'> {
  readonly createdAt: Date;
}

const toAccount = ({ id, role, name, issuer, subject, createdAt }: AccountColumns): Account => ({
  id,
  role,
  name,
  issuer,
  subject,
  createdAt: createdAt.toISOString(),
});
