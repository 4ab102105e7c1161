import type { PointsTable, PriceList, ReadModel } from '#muster/catalogue';
import { Injectable } from '@nestjs/common';
import type { EntryKind, EntryOf } from '../catalogue/entry-kind.js';
import { PrismaService, type Statement } from '../prisma.service.js';
import { RowsInUse } from './rows-in-use.js';
import type { SharedValues } from './shared-values.js';

/** The rows of a release. They are gathered in an array first; see FILES in tree.store.ts. */
const idsWhere = (condition: string): string => `ANY(ARRAY(
      SELECT id FROM release_entries m, generate_series(1, cardinality(m.entry_runs), 2) AS run,
        generate_series(m.entry_runs[run], m.entry_runs[run] + m.entry_runs[run + 1] - 1) AS id WHERE ${condition}))`;
const OF_KIND = idsWhere('m.release_id = $1 AND m.kind = $2::"EntryKind"');

const BODIES: Statement = { name: 'bodies', text: 'SELECT id AS "row", body FROM entry WHERE id = ANY($1)' };
const ENTRY_ROWS: Statement = {
  name: 'entry-rows',
  text: `SELECT id AS "row", kind, entry_id AS id FROM entry WHERE entry.id = ${idsWhere('m.release_id = $1')}`,
};
const POINTS_OF_KIND: Statement = {
  name: 'points-of-kind',
  text: `SELECT entry_id AS id, body->'points' AS points FROM entry WHERE entry.id = ${OF_KIND}`,
};

/** The row that holds an entry. */
export interface EntryRowId {
  readonly row: number;
  readonly kind: EntryKind;
  readonly id: string;
}

/** Loads the read model of a release. */
@Injectable()
export class ReadModelStore {
  readonly #inUse: { readonly [Kind in EntryKind]: RowsInUse<EntryOf[Kind]> } = {
    faction: new RowsInUse(),
    datasheet: new RowsInUse(),
    detachment: new RowsInUse(),
    enhancement: new RowsInUse(),
    armyOption: new RowsInUse(),
  };

  constructor(private readonly prisma: PrismaService) {}

  /** Sorted by name within each kind. Releases that are in use at once share the entries that are the same in both. */
  async load(releaseId: string, shared: SharedValues | null = null): Promise<ReadModel> {
    const rows = Map.groupBy(await this.listRows(releaseId), ({ kind }) => kind);
    const entries = <Kind extends EntryKind>(kind: Kind) => this.#entries(kind, rows.get(kind) ?? [], shared);
    return {
      factions: await entries('faction'),
      datasheets: await entries('datasheet'),
      detachments: await entries('detachment'),
      enhancements: await entries('enhancement'),
      armyOptions: await entries('armyOption'),
    };
  }

  /** The rows that hold the entries of a release. */
  async listRows(releaseId: string): Promise<readonly EntryRowId[]> {
    return this.prisma.content<EntryRowId & Record<string, unknown>>(ENTRY_ROWS, [releaseId]);
  }

  async loadPrices(releaseId: string): Promise<PriceList> {
    return {
      datasheets: await this.#points<PointsTable>(releaseId, 'datasheet'),
      enhancements: await this.#points<number>(releaseId, 'enhancement'),
    };
  }

  async #points<Points>(releaseId: string, kind: EntryKind): Promise<ReadonlyMap<string, Points>> {
    const rows = await this.prisma.content<{ readonly id: string; readonly points: Points }>(POINTS_OF_KIND, [releaseId, kind]);
    return new Map(rows.map(({ id, points }) => [id, points]));
  }

  async #entries<Kind extends EntryKind>(kind: Kind, ids: readonly EntryRowId[], shared: SharedValues | null): Promise<EntryOf[Kind][]> {
    const inUse: RowsInUse<EntryOf[Kind]> = this.#inUse[kind];
    const entries = new Map(ids.map(({ row }) => [row, inUse.get(row)]));
    const missing = ids.filter(({ row }) => entries.get(row) === undefined).map(({ row }) => row);
    const read = missing.length === 0 ? [] : await this.prisma.content<{ row: number; body: EntryOf[Kind] }>(BODIES, [missing]);
    for (const { row, body } of read) {
      const entry = shared ? shared.share(body) : body;
      inUse.add(row, entry);
      entries.set(row, entry);
    }
    return [...entries.values()].filter((entry) => entry !== undefined).toSorted(byName);
  }
}

function byName(a: { readonly name: string; readonly id: string }, b: { readonly name: string; readonly id: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1;
}
