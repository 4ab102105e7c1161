import { type DataFile } from '#muster/battlescribe';
import { Injectable } from '@nestjs/common';
import { PrismaService, type Statement } from '../prisma.service.js';
import { hashHashes } from './content-hash.js';
import type { StoredFile } from './content-session.js';
import { fromRuns } from './runs.js';
import { fromPieces } from './tree-chunks.js';

const FILES: Statement = {
  name: 'files',
  text: 'SELECT chunk_runs AS runs FROM release_file WHERE release_id = $1 AND layer = $2::"FileLayer" ORDER BY position',
};
/** The pieces are put in order here: to sort their long texts, and to join them, takes the database three times as long as to send them. */
const BODIES: Statement = { name: 'chunk-bodies', text: 'SELECT id, body AS text FROM tree_chunk WHERE id = ANY($1::int[])' };
const HASHES: Statement = {
  name: 'chunk-hashes',
  text: `SELECT id, encode(hash, 'hex') AS text FROM tree_chunk WHERE id = ANY($1::int[])`,
};

/**
 * `data`: the files of the release. `base`: the same files before manually created entries were added; empty if there are none. `facts`:
 * texts instead of files.
 */
export type FileLayer = 'data' | 'base' | 'facts';

/** Loads the node trees of data files from content-addressed pieces. */
@Injectable()
export class TreeStore {
  constructor(private readonly prisma: PrismaService) {}

  /** The files of a release in the order in which they were imported, without overlays. */
  async load(releaseId: string, layer: FileLayer = 'data'): Promise<DataFile[]> {
    return (await this.loadPieces(releaseId, layer)).map((pieces) => fromPieces(pieces));
  }

  /** The same files as the texts that `toPieces` made of each. */
  async loadPieces(releaseId: string, layer: FileLayer = 'data'): Promise<readonly (readonly string[])[]> {
    return this.#texts(BODIES, await this.#runs(releaseId, layer));
  }

  /** The same texts file by file, so that only those of one file are in memory at a time. */
  async *eachPieces(releaseId: string): AsyncGenerator<readonly string[], void, undefined> {
    for (const runs of await this.#runs(releaseId, 'data')) yield* await this.#texts(BODIES, [runs]);
  }

  /** The locations of a release's files, in order. */
  async listStored(releaseId: string, layer: FileLayer = 'data'): Promise<readonly StoredFile[]> {
    const files = await this.#runs(releaseId, layer);
    const hashes = await this.#texts(HASHES, files);
    return files.map((runs, at) => ({ runs, hash: hashHashes(hashes[at] ?? []) }));
  }

  /** The texts of a release, in the order in which they were saved. */
  async loadTexts(releaseId: string): Promise<readonly string[]> {
    const [texts] = await this.loadPieces(releaseId, 'facts');
    return texts ?? [];
  }

  async #runs(releaseId: string, layer: FileLayer): Promise<readonly (readonly number[])[]> {
    const files = await this.prisma.content<{ readonly runs: readonly number[] }>(FILES, [releaseId, layer]);
    return files.map(({ runs }) => runs);
  }

  /** The texts of the pieces of each file, in the order of its runs. */
  async #texts(statement: Statement, files: readonly (readonly number[])[]): Promise<readonly (readonly string[])[]> {
    const ids = files.map(fromRuns);
    const rows = await this.prisma.content<{ readonly id: number; readonly text: string }>(statement, [[...new Set(ids.flat())]]);
    const texts = new Map(rows.map(({ id, text }) => [id, text]));
    return ids.map((pieces) => pieces.map((id) => texts.get(id) ?? absent(id)));
  }
}

function absent(id: number): never {
  throw new Error(`Piece ${id} of a file is missing from the store.`);
}
