import { setImmediate } from 'node:timers/promises';
import type { DataFile } from '#muster/battlescribe';
import type { ReadModel } from '#muster/catalogue';
import type { ClientBase } from 'pg';
import { type EntryKind, type EntryOf, entriesOf } from '../catalogue/entry-kind.js';
import { hashHashes, hashText } from './content-hash.js';
import { toEntryRow } from './entry-row.js';
import { toRuns } from './runs.js';
import { toPieces } from './tree-chunks.js';

/** A stored data file: the location of its pieces, and one hash over all of them. */
export interface StoredFile {
  readonly hash: string;
  readonly runs: readonly number[];
}

/** A stored read model: the rows of the entries of each kind. */
export type StoredEntries = Readonly<Record<EntryKind, { readonly runs: readonly number[]; readonly count: number }>>;

interface Piece {
  readonly hash: string;
  /** JSON without raw line breaks. */
  readonly document: string;
}

interface Table {
  readonly find: string;
  readonly insert: string;
}

/** Documents are sent as the lines of one text. JSON never contains a raw line break, so nothing needs escaping. */
const LINES = `unnest(string_to_array($1, E'\\n'), string_to_array($2, E'\\n')) WITH ORDINALITY AS line(hash, document, place)`;

const TREE_CHUNKS: Table = {
  find: `SELECT id, encode(hash, 'hex') AS hash FROM tree_chunk WHERE hash = ANY(SELECT decode(unnest(string_to_array($1, E'\\n')), 'hex'))`,
  insert: `INSERT INTO tree_chunk (hash, body) SELECT decode(hash, 'hex'), document FROM ${LINES} ORDER BY place
    ON CONFLICT (hash) DO NOTHING RETURNING id, encode(hash, 'hex') AS hash`,
};

const ENTRIES: Table = {
  find: `SELECT id, encode(hash, 'hex') AS hash FROM entry WHERE hash = ANY(SELECT decode(unnest(string_to_array($1, E'\\n')), 'hex'))`,
  insert: `INSERT INTO entry (hash, kind, entry_id, slug, name, aliases, faction_ids, detachment_ids, keywords, role, legends, option_kind,
      points, command_points, min_models, max_models, body)
    SELECT decode(line.hash, 'hex'), r."kind"::"EntryKind", r."entryId", r."slug", r."name", r."aliases", r."factionIds", r."detachmentIds", r."keywords",
      r."role", r."legends", r."optionKind", r."points", r."commandPoints", r."minModels", r."maxModels", r."body"
    FROM ${LINES}, jsonb_to_record(line.document::jsonb) AS r("kind" text, "entryId" text, "slug" text, "name" text, "aliases" text[],
      "factionIds" text[], "detachmentIds" text[], "keywords" text[], "role" text, "legends" boolean, "optionKind" text,
      "points" double precision, "commandPoints" double precision, "minModels" integer, "maxModels" integer, "body" jsonb)
    ORDER BY place
    ON CONFLICT (hash) DO NOTHING RETURNING id, encode(hash, 'hex') AS hash`,
};

const FIND_SOURCE = `SELECT encode(content_hash, 'hex') AS "contentHash" FROM known_source WHERE hash = decode($1, 'hex')`;
const SAVE_SOURCE = `INSERT INTO known_source (hash, content_hash) VALUES (decode($1, 'hex'), decode($2, 'hex')) ON CONFLICT (hash) DO UPDATE
  SET content_hash = EXCLUDED.content_hash WHERE known_source.content_hash <> EXCLUDED.content_hash`;

/** Characters sent in one statement. */
const BATCH = 1_000_000;

/**
 * Stores content by its hash; content that already exists is only looked up. Stored content is not visible until a release refers to it.
 */
export class ContentSession {
  constructor(private readonly connection: ClientBase) {}

  /** The content hash of files that were imported before; null if files with this hash never were. */
  async findContentOf(sourceHash: string): Promise<string | null> {
    const { rows } = await this.connection.query<{ readonly contentHash: string }>(FIND_SOURCE, [sourceHash]);
    return rows[0]?.contentHash ?? null;
  }

  async saveContentOf(sourceHash: string, contentHash: string): Promise<void> {
    await this.connection.query(SAVE_SOURCE, [sourceHash, contentHash]);
  }

  async saveFile(file: DataFile): Promise<StoredFile> {
    return this.saveTexts(toPieces(file));
  }

  /** Stores each text once. The texts must not contain raw line breaks. */
  async saveTexts(texts: readonly string[]): Promise<StoredFile> {
    const pieces = texts.map((document) => ({ hash: hashText(document), document }));
    const ids = await this.#save(TREE_CHUNKS, pieces);
    return { hash: hashHashes(pieces.map((piece) => piece.hash)), runs: toRuns(pieces.map((piece) => idOf(ids, piece.hash))) };
  }

  async saveReadModel(readModel: ReadModel): Promise<StoredEntries> {
    return {
      faction: await this.#saveKind(readModel, 'faction'),
      datasheet: await this.#saveKind(readModel, 'datasheet'),
      detachment: await this.#saveKind(readModel, 'detachment'),
      enhancement: await this.#saveKind(readModel, 'enhancement'),
      armyOption: await this.#saveKind(readModel, 'armyOption'),
    };
  }

  /** The ids of the rows that hold the entries, in the order of the entries. */
  async saveEntries<Kind extends EntryKind>(kind: Kind, entries: readonly EntryOf[Kind][]): Promise<readonly number[]> {
    const rows: number[] = [];
    const save = async (pieces: readonly Piece[]): Promise<void> => {
      const found = await this.#save(ENTRIES, pieces);
      rows.push(...pieces.map((piece) => idOf(found, piece.hash)));
    };
    // While one batch is being sent to the database, the next one is prepared.
    let saving = Promise.resolve();
    for (const batch of batches(piecesOf(kind, entries))) {
      await saving;
      saving = save(batch);
      saving.catch(() => undefined);
      await setImmediate();
    }
    await saving;
    return rows;
  }

  async #saveKind(readModel: ReadModel, kind: EntryKind): Promise<StoredEntries[EntryKind]> {
    return toStoredRows(await this.saveEntries(kind, entriesOf(readModel, kind)));
  }

  /** Row ids by hash. */
  async #save(table: Table, pieces: readonly Piece[]): Promise<ReadonlyMap<string, number>> {
    const wanted = new Map(pieces.map((piece) => [piece.hash, piece]));
    const ids = await this.#find(table, [...wanted.keys()]);
    const missing = [...wanted.values()].filter(({ hash }) => !ids.has(hash));
    for (const batch of batches(missing)) {
      const hashes = batch.map(({ hash }) => hash).join('\n');
      const documents = batch.map(({ document }) => document).join('\n');
      const inserted = await this.connection.query<{ readonly id: number; readonly hash: string }>(table.insert, [hashes, documents]);
      for (const { id, hash } of inserted.rows) ids.set(hash, id);
    }
    // Rows that another import inserted between our lookup and our insert.
    const overtaken = missing.filter(({ hash }) => !ids.has(hash)).map(({ hash }) => hash);
    for (const [hash, id] of await this.#find(table, overtaken)) ids.set(hash, id);
    return ids;
  }

  async #find(table: Table, hashes: readonly string[]): Promise<Map<string, number>> {
    if (hashes.length === 0) return new Map();
    const found = await this.connection.query<{ readonly id: number; readonly hash: string }>(table.find, [hashes.join('\n')]);
    return new Map(found.rows.map(({ id, hash }) => [hash, id]));
  }
}

/** The rows as a release stores them: a set without order. */
export function toStoredRows(rows: Iterable<number>): StoredEntries[EntryKind] {
  const distinct = [...new Set(rows)].sort((a, b) => a - b);
  return { runs: toRuns(distinct), count: distinct.length };
}

function* piecesOf<Kind extends EntryKind>(kind: Kind, entries: readonly EntryOf[Kind][]): Generator<Piece> {
  for (const entry of entries) {
    const document = JSON.stringify(toEntryRow(kind, entry));
    yield { hash: hashText(document), document };
  }
}

function* batches(pieces: Iterable<Piece>): Generator<readonly Piece[]> {
  let batch: Piece[] = [];
  let size = 0;
  for (const piece of pieces) {
    if (batch.length > 0 && size + piece.document.length > BATCH) {
      yield batch;
      [batch, size] = [[], 0];
    }
    batch.push(piece);
    size += piece.document.length;
  }
  if (batch.length > 0) yield batch;
}

function idOf(ids: ReadonlyMap<string, number>, hash: string): number {
  const id = ids.get(hash);
  if (id === undefined) throw new Error(`Content ${hash} was not stored.`);
  return id;
}
