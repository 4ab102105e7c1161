import type { PointsTable, PriceList, ReadModel } from '#muster/catalogue';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { entriesOf, readModelOf, type EntryKind, type EntryOf } from '../catalogue/entry-kind.js';
import { PrismaService, type Statement } from '../prisma.service.js';
import { RowsInUse } from './rows-in-use.js';
import { fromRuns } from './runs.js';
import type { SharedValues } from './shared-values.js';

const RUNS: Statement = { name: 'entry-runs', text: 'SELECT kind, entry_runs AS runs FROM release_entries WHERE release_id = $1' };
const NAMED_ROWS: Statement = { name: 'named-rows', text: 'SELECT id AS "row", kind, entry_id AS id FROM entry WHERE id = ANY($1::int[])' };
const BODIES: Statement = { name: 'bodies', text: 'SELECT id AS "row", body FROM entry WHERE id = ANY($1::int[])' };
const POINTS: Statement = {
  name: 'points',
  text: 'SELECT id AS "row", entry_id AS id, prices AS points FROM entry WHERE id = ANY($1::int[])',
};

/** Rows whose prices are kept: those of the datasheets and enhancements that the dated states of an edition have. Not `max`, which would set aside their room at once. */
const PRICED_ROWS = { maxSize: 20_000, sizeCalculation: () => 1 };

interface StoredEntry<Entry> {
  readonly row: number;
  readonly entry: Entry;
}

interface PricedRow<Points> {
  readonly id: string;
  readonly points: Points;
}

/** The row that holds an entry. */
export interface EntryRowId {
  readonly row: number;
  readonly kind: EntryKind;
  readonly id: string;
}

type EntriesWithRows = { readonly [Kind in EntryKind]: readonly StoredEntry<EntryOf[Kind]>[] };

/** The rows that hold the entries of a read model, of each kind in the order of the entries. */
export type EntryRows = Readonly<Record<EntryKind, readonly number[]>>;

export interface StoredReadModel {
  readonly readModel: ReadModel;
  readonly rows: EntryRows;
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
  readonly #datasheetPoints = new LRUCache<number, PricedRow<PointsTable>>(PRICED_ROWS);
  readonly #enhancementPoints = new LRUCache<number, PricedRow<number>>(PRICED_ROWS);

  constructor(private readonly prisma: PrismaService) {}

  /** Sorted by name within each kind. Releases that are in use at once share the entries that are the same in both. */
  async load(releaseId: string, shared: SharedValues | null = null): Promise<StoredReadModel> {
    const rows = await this.#rows(releaseId);
    const ofKind = <Kind extends EntryKind>(kind: Kind) => this.#entries(kind, rows.get(kind) ?? [], shared);
    const stored: EntriesWithRows = {
      faction: await ofKind('faction'),
      datasheet: await ofKind('datasheet'),
      detachment: await ofKind('detachment'),
      enhancement: await ofKind('enhancement'),
      armyOption: await ofKind('armyOption'),
    };
    const rowsOf = (kind: EntryKind) => stored[kind].map(({ row }) => row);
    return {
      readModel: readModelOf((kind) => stored[kind].map(({ entry }) => entry)),
      rows: {
        faction: rowsOf('faction'),
        datasheet: rowsOf('datasheet'),
        detachment: rowsOf('detachment'),
        enhancement: rowsOf('enhancement'),
        armyOption: rowsOf('armyOption'),
      },
    };
  }

  /** The read model with the entries of other releases in use in place of equal ones. */
  withEntriesInUse({ readModel, rows }: StoredReadModel): ReadModel {
    return readModelOf((kind) =>
      entriesOf(readModel, kind).map((entry, at) => {
        const row = rows[kind][at];
        return row === undefined ? entry : this.#inUse[kind].getOrAdd(row, entry);
      }),
    );
  }

  /** The rows that hold the entries of a release. */
  async listRows(releaseId: string): Promise<readonly EntryRowId[]> {
    const rows = await this.#rows(releaseId);
    return this.prisma.content<EntryRowId & Record<string, unknown>>(NAMED_ROWS, [[...rows.values()].flat()]);
  }

  /** Releases share the price of an entry, as one object, as long as the entry is the same. */
  async loadPrices(releaseId: string): Promise<PriceList> {
    const rows = await this.#rows(releaseId);
    const [datasheets, enhancements] = await Promise.all([
      this.#points(this.#datasheetPoints, rows.get('datasheet') ?? []),
      this.#points(this.#enhancementPoints, rows.get('enhancement') ?? []),
    ]);
    return { datasheets, enhancements };
  }

  async #rows(releaseId: string): Promise<ReadonlyMap<EntryKind, readonly number[]>> {
    const kinds = await this.prisma.content<{ readonly kind: EntryKind; readonly runs: readonly number[] }>(RUNS, [releaseId]);
    return new Map(kinds.map(({ kind, runs }) => [kind, fromRuns(runs)]));
  }

  async #points<Points>(kept: LRUCache<number, PricedRow<Points>>, rows: readonly number[]): Promise<ReadonlyMap<string, Points>> {
    const priced = new Map(rows.map((row) => [row, kept.get(row)]));
    const missing = rows.filter((row) => priced.get(row) === undefined);
    const read = missing.length === 0 ? [] : await this.prisma.content<PricedRow<Points> & { readonly row: number }>(POINTS, [missing]);
    for (const { row, id, points } of read) {
      const one = { id, points };
      kept.set(row, one);
      priced.set(row, one);
    }
    return new Map([...priced.values()].flatMap((one) => (one === undefined ? [] : [[one.id, one.points] as const])));
  }

  async #entries<Kind extends EntryKind>(
    kind: Kind,
    rows: readonly number[],
    shared: SharedValues | null,
  ): Promise<readonly StoredEntry<EntryOf[Kind]>[]> {
    const inUse: RowsInUse<EntryOf[Kind]> = this.#inUse[kind];
    const entries = new Map(rows.map((row) => [row, inUse.get(row)]));
    const missing = rows.filter((row) => entries.get(row) === undefined);
    const read = missing.length === 0 ? [] : await this.prisma.content<{ row: number; body: EntryOf[Kind] }>(BODIES, [missing]);
    for (const { row, body } of read) entries.set(row, inUse.getOrAdd(row, shared ? shared.share(body) : body));
    return [...entries]
      .flatMap(([row, entry]) => (entry === undefined ? [] : [{ row, entry }]))
      .toSorted((a, b) => byName(a.entry, b.entry));
  }
}

function byName(a: { readonly name: string; readonly id: string }, b: { readonly name: string; readonly id: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1;
}
