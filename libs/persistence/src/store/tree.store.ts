import { type DataFile } from '#muster/battlescribe';
import { Injectable } from '@nestjs/common';
import { PrismaService, type Statement } from '../prisma.service.js';
import type { StoredFile } from './content-session.js';
import { fromRuns } from './runs.js';
import { fromPieces } from './tree-chunks.js';

const FILE_RUNS: Statement = {
  name: 'file-runs',
  text: 'SELECT chunk_runs AS runs FROM release_file WHERE release_id = $1 AND layer = $2::"FileLayer" ORDER BY position',
};
const CHUNKS: Statement = { name: 'chunks', text: 'SELECT id, body FROM tree_chunk WHERE id = ANY($1::int[])' };

/**
 * `data`: the files of the release. `base`: the same files before manually created entries were added; empty if there are none. `facts`:
 * texts instead of files.
 */
export type FileLayer = 'data' | 'base' | 'facts';

/** The hash equals `hashHashes` over the chunks of a file in their order. */
const STORED_FILES: Statement = {
  name: 'stored-files',
  text: `SELECT f.chunk_runs AS runs, encode(sha256(string_agg(c.hash, ''::bytea ORDER BY run, c.id)), 'hex') AS hash
    FROM release_file f
    CROSS JOIN LATERAL generate_series(1, cardinality(f.chunk_runs), 2) AS run
    CROSS JOIN LATERAL generate_series(f.chunk_runs[run], f.chunk_runs[run] + f.chunk_runs[run + 1] - 1) AS held(id)
    JOIN tree_chunk c ON c.id = held.id
    WHERE f.release_id = $1 AND f.layer = $2::"FileLayer" GROUP BY f.position, f.chunk_runs ORDER BY f.position`,
};

/** Loads the node trees of data files from content-addressed pieces. */
@Injectable()
export class TreeStore {
  constructor(private readonly prisma: PrismaService) {}

  /** The files of a release in the order in which they were imported, without overlays. */
  async load(releaseId: string, layer: FileLayer = 'data'): Promise<DataFile[]> {
    const rows = await this.prisma.content<{ readonly runs: readonly number[] }>(FILE_RUNS, [releaseId, layer]);
    const files: DataFile[] = [];
    for (const { runs } of rows) files.push(fromPieces(await this.#loadPieces(fromRuns(runs))));
    return files;
  }

  /** The locations of a release's files, in order. */
  async listStored(releaseId: string, layer: FileLayer = 'data'): Promise<readonly StoredFile[]> {
    return this.prisma.content<{ readonly hash: string; readonly runs: readonly number[] }>(STORED_FILES, [releaseId, layer]);
  }

  /** The texts of a release, in the order in which they were saved. */
  async loadTexts(releaseId: string): Promise<readonly string[]> {
    const [row] = await this.prisma.content<{ readonly runs: readonly number[] }>(FILE_RUNS, [releaseId, 'facts']);
    return row ? this.#loadPieces(fromRuns(row.runs)) : [];
  }

  async #loadPieces(ids: readonly number[]): Promise<readonly string[]> {
    const rows = await this.prisma.content<{ readonly id: number; readonly body: string }>(CHUNKS, [[...new Set(ids)]]);
    const bodies = new Map(rows.map((row) => [row.id, row.body]));
    return ids.map((id) => required(bodies, id));
  }
}

function required(bodies: ReadonlyMap<number, string>, id: number): string {
  const body = bodies.get(id);
  if (body === undefined) throw new Error(`Chunk ${id} is missing from the store.`);
  return body;
}
