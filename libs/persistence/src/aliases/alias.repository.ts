import { Injectable } from '@nestjs/common';
import { exactKey, type Alias } from '#muster/catalogue';
import type { EditionId } from '#muster/roster';
import type { AuditEntry } from '../audit/audit-entry.js';
import type { Author } from '../audit/author.js';
import { recordAudit, recordAudits } from '../audit/record-audit.js';
import type { AliasRow, Prisma } from '../generated/client.js';
import { PrismaService, type Transaction } from '../prisma.service.js';
import { toEdition } from '../stored-values.js';
import { KnownAliasesService } from './known-aliases.service.js';
import { MOST_ALIASES, type AliasFilter, type NewAlias, type StoredAlias, type Taught } from './stored-alias.js';

/** Milliseconds for the longest import. */
const LONGEST = 60_000;
/** Rows written by one statement. */
const CHUNK = 1_000;

/** The aliases of all editions, including those that were withdrawn. */
@Injectable()
export class AliasRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly known: KnownAliasesService,
  ) {}

  /** Newest first; `after` is the id of the last alias of the previous page. */
  async list(filter: AliasFilter, { first, after }: { readonly first: number; readonly after?: string }): Promise<readonly StoredAlias[]> {
    const rows = await this.prisma.run((db) =>
      db.aliasRow.findMany({
        where: whereOf(filter),
        orderBy: [{ taughtAt: 'desc' }, { id: 'desc' }],
        take: first,
        ...(after === undefined ? {} : { cursor: { id: after }, skip: 1 }),
      }),
    );
    return rows.map(toAlias);
  }

  count(filter: AliasFilter): Promise<number> {
    return this.prisma.run((db) => db.aliasRow.count({ where: whereOf(filter) }));
  }

  async find(id: string): Promise<StoredAlias | null> {
    const row = await this.prisma.run((db) => db.aliasRow.findUnique({ where: { id } }));
    return row && toAlias(row);
  }

  /**
   * Teaches aliases of one edition, all or none, with one entry of the audit log for each. Results are in the order of `aliases`. Null if
   * the edition would have more than `MOST_ALIASES` in force.
   */
  async teach(edition: EditionId, aliases: readonly Omit<NewAlias, 'edition'>[], actor: Author): Promise<readonly Taught[] | null> {
    // Of names that differ in case or accents, the first is kept.
    const distinct = [...new Map(aliases.toReversed().map((alias) => [keyOf(alias), alias])).values()].toReversed();
    const done = await this.prisma.transaction(async (db) => {
      const standing = await db.aliasRow.count({ where: { edition, withdrawnAt: null } });
      if (standing + distinct.length > MOST_ALIASES) return null;
      const taught: AliasRow[] = [];
      for (const some of inChunks(distinct)) taught.push(...(await insert(db, edition, some, actor)));
      const inForce = taught.length === distinct.length ? taught : await inForceOf(db, edition, distinct);
      return { taught: new Set(taught.map(({ id }) => id)), rows: new Map(inForce.map((row) => [keyOf(row), toAlias(row)])) };
    }, LONGEST);
    this.known.forget();
    if (done === null) return null;
    const counted = new Set<string>();
    return aliases.map((asked) => {
      const alias = done.rows.get(keyOf(asked));
      if (alias === undefined) throw new Error('An alias that was taught is gone.');
      const isNew = done.taught.has(alias.id) && !counted.has(alias.id);
      counted.add(alias.id);
      return { outcome: isNew ? 'taught' : 'duplicate', alias };
    });
  }

  /** Null if there is no such alias. An alias that is already withdrawn stays as it is. */
  async withdraw(id: string, actor: Author, reason: string | null): Promise<StoredAlias | null> {
    const row = await this.prisma.transaction(async (db) => {
      const { count } = await db.aliasRow.updateMany({
        where: { id, withdrawnAt: null },
        data: { withdrawnAt: new Date(), withdrawnBy: actor.name },
      });
      const found = await db.aliasRow.findUnique({ where: { id } });
      if (count > 0 && found) {
        const { alias, ...entry } = audited(found, actor);
        await recordAudit(db, { ...entry, action: 'withdrawAlias', reason, before: alias, after: null });
      }
      return found;
    });
    this.known.forget();
    return row && toAlias(row);
  }
}

async function insert(db: Transaction, edition: EditionId, aliases: readonly Omit<NewAlias, 'edition'>[], actor: Author) {
  const data = aliases.map((alias) => ({
    ...{ edition, kind: alias.kind, language: alias.language, name: alias.name, means: alias.means },
    ...{ nameKey: exactKey(alias.name), meansKey: exactKey(alias.means), taughtBy: actor.name },
  }));
  const rows = await db.aliasRow.createManyAndReturn({ data, skipDuplicates: true });
  await recordAudits(
    db,
    rows.map((row) => {
      const { alias, ...entry } = audited(row, actor);
      return { ...entry, action: 'teachAlias', reason: null, before: null, after: alias };
    }),
  );
  return rows;
}

async function inForceOf(db: Transaction, edition: EditionId, aliases: readonly Alias[]): Promise<readonly AliasRow[]> {
  const rows: AliasRow[] = [];
  for (const some of inChunks(aliases)) {
    const nameKey = { in: some.map(({ name }) => exactKey(name)) };
    rows.push(...(await db.aliasRow.findMany({ where: { edition, withdrawnAt: null, nameKey } })));
  }
  return rows;
}

const keyOf = ({ kind, name, means }: Alias): string => JSON.stringify([kind, exactKey(name), exactKey(means)]);

function inChunks<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, at) => all.slice(at * CHUNK, (at + 1) * CHUNK));
}

function audited({ id, edition, kind, language, name, means }: AliasRow, actor: Author) {
  const entry = { actor, releaseId: null, target: { kind: 'alias', id, name } } satisfies Partial<AuditEntry>;
  return { ...entry, alias: { edition, kind, language, name, means } };
}

function whereOf({ edition, kind, language, search, withWithdrawn }: AliasFilter): Prisma.AliasRowWhereInput {
  const key = search === undefined ? undefined : exactKey(search);
  return {
    ...(edition !== undefined && { edition }),
    ...(kind !== undefined && { kind }),
    ...(language !== undefined && { language }),
    ...(key !== undefined && { OR: [{ nameKey: { contains: key } }, { meansKey: { contains: key } }] }),
    ...(!withWithdrawn && { withdrawnAt: null }),
  };
}

function toAlias({ edition, taughtAt, withdrawnAt, nameKey: _nameKey, meansKey: _meansKey, ...row }: AliasRow): StoredAlias {
  return { ...row, edition: toEdition(edition), taughtAt: taughtAt.toISOString(), withdrawnAt: withdrawnAt?.toISOString() ?? null };
}
