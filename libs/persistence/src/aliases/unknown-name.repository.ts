import { Injectable } from '@nestjs/common';
import { exactKey, type AliasKind } from '#muster/catalogue';
import type { EditionId } from '#muster/roster';
import { PrismaService, type Statement } from '../prisma.service.js';
import { toEdition } from '../stored-values.js';
import { NamesAside } from './names-aside.js';
import type { UnknownName, UnknownNameCount } from './unknown-name.js';

export interface FrequentName extends UnknownNameCount {
  /** ISO date in UTC. */
  readonly lastSeen: string;
}

/** Which unknown names are listed. */
export interface UnknownNameFilter {
  readonly edition?: EditionId;
  readonly kind?: AliasKind;
  /** Part of the name. Case and accents do not matter. */
  readonly search?: string;
}

export interface FrequentNames {
  readonly names: readonly FrequentName[];
  readonly totalCount: number;
}

/** Number of days for which unknown names are kept. */
export const DAYS_KEPT = 30;
/** Number of rows kept, which is one for each name and day. The rarest names are removed first. */
export const MOST_KEPT = 20_000;

const TODAY = `(now() AT TIME ZONE 'utc')::date`;
const IS_RECENT = `day > ${TODAY} - ${DAYS_KEPT}`;
// Rows are written in one order, so that two processes cannot wait for each other.
const ADD: Statement = {
  name: 'add-unknown-names',
  text: `INSERT INTO unknown_name (edition, kind, name, language, day, lists)
    SELECT edition, kind::"AliasKind", name, language, ${TODAY}, lists
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[]) AS given(edition, kind, name, language, lists)
    ORDER BY 1, 2, 3, 4
    ON CONFLICT (edition, kind, name, language, day) DO UPDATE SET lists = unknown_name.lists + excluded.lists
    RETURNING pg_current_xact_id()::text AS transaction`,
};
const FREQUENT: Statement = {
  name: 'frequent-unknown-names',
  text: `SELECT edition, kind, name, CASE WHEN count(DISTINCT language) = 1 THEN NULLIF(max(language), '') END AS language,
      sum(lists)::int AS lists, to_char(max(day), 'YYYY-MM-DD') AS "lastSeen", count(*) OVER ()::int AS total
    FROM unknown_name AS seen
    WHERE ${IS_RECENT} AND ($1::text IS NULL OR edition = $1) AND ($2::text IS NULL OR kind::text = $2)
      AND ($5::text IS NULL OR strpos(name, $5) > 0)
      AND NOT EXISTS (SELECT FROM alias WHERE alias.edition = seen.edition AND alias.name_key = seen.name AND alias.withdrawn_at IS NULL)
    GROUP BY edition, kind, name
    ORDER BY lists DESC, "lastSeen" DESC, name, kind, edition
    LIMIT $3 OFFSET $4`,
};
const FIND: Statement = {
  name: 'find-unknown-name',
  text: `SELECT edition, kind, name, CASE WHEN count(DISTINCT language) = 1 THEN NULLIF(max(language), '') END AS language,
      sum(lists)::int AS lists, to_char(max(day), 'YYYY-MM-DD') AS "lastSeen"
    FROM unknown_name WHERE ${IS_RECENT} AND edition = $1 AND kind::text = $2 AND name = $3 GROUP BY edition, kind, name`,
};
const SWEEP_OLD: Statement = { name: 'sweep-old-unknown-names', text: `DELETE FROM unknown_name WHERE NOT ${IS_RECENT}` };
const SWEEP_RARE: Statement = {
  name: 'sweep-rare-unknown-names',
  text: `DELETE FROM unknown_name WHERE ctid = ANY(ARRAY(SELECT ctid FROM unknown_name ORDER BY lists DESC, day DESC, name OFFSET $1))`,
};

interface FrequentColumns {
  readonly edition: string;
  readonly kind: AliasKind;
  readonly name: string;
  readonly language: string | null;
  readonly lists: number;
  readonly lastSeen: string;
  readonly total: number;
}

/** Counts of names that recent checks did not know. Neither lists nor players are recorded. */
@Injectable()
export class UnknownNameRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly aside: NamesAside,
  ) {}

  /** Adds to today's counts. A command that has not used the database leaves its names to the next one that does. */
  async add(given: readonly UnknownNameCount[]): Promise<void> {
    if (this.aside.isUsed && !this.prisma.isOpen) return this.aside.put(given);
    const counts = sums([...(await this.aside.take()), ...given]);
    if (counts.length === 0) return;
    const columns = [
      counts.map(({ edition }) => edition),
      counts.map(({ kind }) => kind),
      counts.map(({ name }) => name),
      counts.map(({ language }) => language ?? ''),
      counts.map(({ lists }) => lists),
    ];
    const [written] = await this.prisma.query<{ readonly transaction: string }>(ADD, columns);
    if (written) await this.prisma.wroteAside(written.transaction);
  }

  /** The most frequent names for which no alias is in force. */
  async list(
    { edition, kind, search }: UnknownNameFilter,
    { first, skip }: { readonly first: number; readonly skip: number },
  ): Promise<FrequentNames> {
    const key = search === undefined ? null : exactKey(search);
    const rows = await this.prisma.query<FrequentColumns>(FREQUENT, [edition ?? null, kind ?? null, first, skip, key]);
    return { names: rows.map(toFrequentName), totalCount: rows[0]?.total ?? 0 };
  }

  /** Null if no recent check had the name. */
  async find({ edition, kind, name }: Pick<UnknownName, 'edition' | 'kind' | 'name'>): Promise<FrequentName | null> {
    const [row] = await this.prisma.query<FrequentColumns>(FIND, [edition, kind, name]);
    return row ? toFrequentName(row) : null;
  }

  /** Removes names that are too old, and the rarest ones if there are too many. */
  async sweep(mostKept = MOST_KEPT): Promise<void> {
    await this.prisma.query(SWEEP_OLD, []);
    await this.prisma.query(SWEEP_RARE, [mostKept]);
  }
}

function toFrequentName({ edition, kind, name, language, lists, lastSeen }: FrequentColumns): FrequentName {
  return { edition: toEdition(edition), kind, name, language, lists, lastSeen };
}

/** One row of each name, because a statement can add to a row only once. */
function sums(counts: readonly UnknownNameCount[]): readonly UnknownNameCount[] {
  const byName = Map.groupBy(counts, ({ edition, kind, name, language }) => JSON.stringify([edition, kind, name, language]));
  return [...byName.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, lists: others.reduce((sum, { lists }) => sum + lists, first.lists) }] : [],
  );
}
