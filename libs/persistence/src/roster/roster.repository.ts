import { Injectable } from '@nestjs/common';
import { Gathered } from '../connections/gathered.js';
import { toJson, type Json } from '../json.js';
import { PrismaService, type Statement } from '../prisma.service.js';
import { MOST_WRITTEN_TOGETHER } from '../connections/rows-together.js';
import { changeStatement, changeValues, type AskedChange } from './change-statement.js';
import { notice, SUMMARY, toSummary, type SummaryRow } from './roster-columns.js';
import {
  ownerKey,
  type NewStoredRoster,
  type RosterChange,
  type RosterFilter,
  type RosterOwner,
  type RosterRevision,
  type RosterSummary,
  type StoredRoster,
} from './stored-roster.js';

/** A saved roster, by its id and its owner. */
export const ROSTER_OF_OWNER: Statement = {
  name: 'roster-find',
  text: `SELECT ${SUMMARY}, account_id, user_id, document FROM roster WHERE id = $1 AND account_id = $2 AND user_id = $3`,
};
/** Without the document if the roster is still at the revision that the caller has. */
const FIND_SINCE: Statement = {
  name: 'roster-find-since',
  text: `SELECT ${SUMMARY}, account_id, user_id, CASE WHEN revision = $4 THEN NULL ELSE document END AS document FROM roster
    WHERE id = $1 AND account_id = $2 AND user_id = $3`,
};
const FIND_ANY: Statement = { name: 'roster-find-any', text: `SELECT ${SUMMARY}, account_id, user_id, document FROM roster WHERE id = $1` };
const CREATED_BY: Statement = {
  name: 'roster-created-by',
  text: 'SELECT id FROM roster WHERE account_id = $1 AND user_id = $2 AND created_by = $3',
};
const CREATE: Statement = {
  name: 'roster-create',
  text: `WITH made AS (
      INSERT INTO roster (account_id, user_id, edition, name, release_id, faction, verdict, points, points_limit, document, created_by)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING RETURNING id
    ), first AS (
      INSERT INTO roster_revision (roster_id, revision, intents, delta, release_id, points, verdict)
      SELECT id, 1, $12, NULL, $5, $8, $7 FROM made
    )
    SELECT id FROM made`,
};
const DONE_BY: Statement = {
  name: 'roster-done-by',
  text: 'SELECT revision, intents FROM roster_revision WHERE roster_id = $1 AND request_key = $2',
};
const REVISIONS: Statement = {
  name: 'roster-revisions',
  text: `SELECT revision, at, intents, delta, release_id, points, verdict FROM roster_revision
    WHERE roster_id = $1 AND revision > $2 AND revision <= $3 ORDER BY revision DESC LIMIT $4`,
};
const ARCHIVE: Statement = {
  name: 'roster-archive',
  text: `UPDATE roster SET archived_at = CASE WHEN $4 THEN COALESCE(archived_at, now()) END
    WHERE id = $1 AND account_id = $2 AND user_id = $3 RETURNING id`,
};
const REMOVE: Statement = {
  name: 'roster-remove',
  text: `WITH removed AS (DELETE FROM roster WHERE id = $1 AND account_id = $2 AND user_id = $3 RETURNING id, account_id, user_id)
    SELECT id, ${notice('0')} FROM removed`,
};
const FILTER = `account_id = $1 AND user_id = $2 AND (archived_at IS NOT NULL) = $3
  AND ($4::text IS NULL OR edition = $4) AND ($5::text IS NULL OR faction = $5) AND ($6::text IS NULL OR verdict = $6)
  AND ($7::text IS NULL OR strpos(lower(name), lower($7)) > 0)`;
const LIST: Statement = {
  name: 'roster-list',
  text: `SELECT ${SUMMARY} FROM roster WHERE ${FILTER} AND ($8::timestamptz IS NULL OR (updated_at, id) < ($8, $9::uuid))
    ORDER BY updated_at DESC, id DESC LIMIT $10`,
};
const COUNT: Statement = { name: 'roster-count', text: `SELECT count(*)::int AS count FROM roster WHERE ${FILTER}` };

interface RosterRow extends SummaryRow {
  readonly account_id: string;
  readonly user_id: string;
  readonly document: unknown;
}

interface RevisionRow {
  readonly revision: number;
  readonly at: Date;
  readonly intents: unknown;
  readonly delta: unknown;
  readonly release_id: string;
  readonly points: number | null;
  readonly verdict: string;
}

/** Stores saved rosters. Every statement includes the owner, so a roster of another owner is treated as missing. */
@Injectable()
export class RosterRepository {
  readonly #changes = new Gathered<AskedChange, RosterSummary | null>({
    most: MOST_WRITTEN_TOGETHER,
    keyOf: ({ id }) => id,
    answer: async (asked) => {
      const { statement, values } = changeStatement(asked.map(changeValues));
      const rows = await this.prisma.query<SummaryRow>(statement, values);
      const written = new Map(rows.map((row) => [row.id, toSummary(row)]));
      return asked.map(({ id }) => written.get(id) ?? null);
    },
  });

  constructor(private readonly prisma: PrismaService) {}

  async find(id: string, owner: RosterOwner): Promise<StoredRoster | null> {
    const [row] = await this.prisma.query<RosterRow>(ROSTER_OF_OWNER, [id, ...ownerKey(owner)]);
    return row ? toRoster(row) : null;
  }

  /** Like `find`, but with a null document if the roster is still at this revision. */
  async findSince(id: string, owner: RosterOwner, revision: number): Promise<StoredRoster | null> {
    const [row] = await this.prisma.query<RosterRow>(FIND_SINCE, [id, ...ownerKey(owner), revision]);
    return row ? toRoster(row) : null;
  }

  /** Finds a roster without checking its owner; for shared links and background work. */
  async findAnybodys(id: string): Promise<StoredRoster | null> {
    const [row] = await this.prisma.query<RosterRow>(FIND_ANY, [id]);
    return row ? toRoster(row) : null;
  }

  /** The id of the new roster, or of the roster that the same request already created. */
  async create(owner: RosterOwner, roster: NewStoredRoster): Promise<{ readonly id: string; readonly repeated: boolean }> {
    const { edition, name, releaseId, faction, verdict, points, pointsLimit, document, requestKey, intents } = roster;
    const values = [edition, name, releaseId, faction, verdict, points, pointsLimit, text(document), requestKey, text(intents)];
    const [made] = await this.prisma.query<{ readonly id: string }>(CREATE, [...ownerKey(owner), ...values]);
    if (made) return { id: made.id, repeated: false };
    const id = requestKey === null ? null : await this.createdBy(owner, requestKey);
    if (id === null) throw new Error('A new roster was not stored.');
    return { id, repeated: true };
  }

  async createdBy(owner: RosterOwner, requestKey: string): Promise<string | null> {
    const [row] = await this.prisma.query<{ readonly id: string }>(CREATED_BY, [...ownerKey(owner), requestKey]);
    return row?.id ?? null;
  }

  /**
   * The summary at the new revision. Null if the roster is no longer at the expected revision or does not exist. Edits of several rosters
   * that arrive together are committed together, before any of them is answered.
   */
  change(id: string, owner: RosterOwner, change: RosterChange): Promise<RosterSummary | null> {
    return this.#changes.ask({ id, owner, change });
  }

  /** The revision that an earlier request with this key created, with its intents. Null if there is none. */
  async doneBy(id: string, requestKey: string): Promise<{ readonly revision: number; readonly intents: Json } | null> {
    const [row] = await this.prisma.query<{ readonly revision: number; readonly intents: unknown }>(DONE_BY, [id, requestKey]);
    return row ? { revision: row.revision, intents: toJson(row.intents) } : null;
  }

  /** Newest first: the revisions after the position `after`, up to `upTo`. */
  async revisions(
    id: string,
    { after, upTo, most }: { readonly after: number; readonly upTo: number; readonly most: number },
  ): Promise<readonly RosterRevision[]> {
    const rows = await this.prisma.query<RevisionRow>(REVISIONS, [id, after, upTo, most]);
    return rows.map(({ release_id: releaseId, at, intents, delta, revision, points, verdict }) => ({
      revision,
      at: at.toISOString(),
      intents: toJson(intents),
      delta: toJson(delta),
      releaseId,
      points,
      verdict,
    }));
  }

  async setArchived(id: string, owner: RosterOwner, archived: boolean): Promise<boolean> {
    return (await this.prisma.query(ARCHIVE, [id, ...ownerKey(owner), archived])).length > 0;
  }

  async remove(id: string, owner: RosterOwner): Promise<boolean> {
    return (await this.prisma.query(REMOVE, [id, ...ownerKey(owner)])).length > 0;
  }

  /** Most recently changed first. */
  async list(
    owner: RosterOwner,
    filter: RosterFilter,
    page: { readonly first: number; readonly after: { readonly updatedAt: string; readonly id: string } | null },
  ): Promise<readonly RosterSummary[]> {
    const values = [...filterValues(owner, filter), page.after?.updatedAt ?? null, page.after?.id ?? null, page.first];
    return (await this.prisma.query<SummaryRow>(LIST, values)).map(toSummary);
  }

  async count(owner: RosterOwner, filter: RosterFilter): Promise<number> {
    const [row] = await this.prisma.query<{ readonly count: number }>(COUNT, filterValues(owner, filter));
    return row?.count ?? 0;
  }
}

const text = (value: unknown): string => JSON.stringify(value);

const filterValues = (owner: RosterOwner, filter: RosterFilter): readonly (string | boolean | null)[] => [
  ...ownerKey(owner),
  filter.archived,
  filter.edition ?? null,
  filter.faction ?? null,
  filter.verdict ?? null,
  filter.text ?? null,
];

const toRoster = (row: RosterRow): StoredRoster => ({
  ...toSummary(row),
  owner: { accountId: row.account_id, user: row.user_id === '' ? null : row.user_id },
  document: toJson(row.document),
});
