import { type DataFile } from '#muster/battlescribe';
import { Injectable } from '@nestjs/common';
import { PrismaService, type Statement } from '../prisma.service.js';
import type { StoredFile } from './content-session.js';
import { fromLines } from './tree-chunks.js';

/** The pieces of each file in their order, one on each line: JSON never contains a raw line break. */
const FILE_LINES: Statement = {
  name: 'file-lines',
  text: `SELECT string_agg(c.body, E'\\n' ORDER BY run, c.id) AS lines
    FROM release_file f
    CROSS JOIN LATERAL generate_series(1, cardinality(f.chunk_runs), 2) AS run
    CROSS JOIN LATERAL generate_series(f.chunk_runs[run], f.chunk_runs[run] + f.chunk_runs[run + 1] - 1) AS held(id)
    JOIN tree_chunk c ON c.id = held.id
    WHERE f.release_id = $1 AND f.layer = $2::"FileLayer" GROUP BY f.position ORDER BY f.position`,
};

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
    return (await this.loadLines(releaseId, layer)).map((lines) => fromLines(lines));
  }

  /** The same files as texts for `fromLines`. */
  async loadLines(releaseId: string, layer: FileLayer = 'data'): Promise<string[]> {
    const rows = await this.prisma.content<{ readonly lines: string }>(FILE_LINES, [releaseId, layer]);
    return rows.map(({ lines }) => lines);
  }

  /** The locations of a release's files, in order. */
  async listStored(releaseId: string, layer: FileLayer = 'data'): Promise<readonly StoredFile[]> {
    return this.prisma.content<{ readonly hash: string; readonly runs: readonly number[] }>(STORED_FILES, [releaseId, layer]);
  }

  /** The texts of a release, in the order in which they were saved. */
  async loadTexts(releaseId: string): Promise<readonly string[]> {
    const [lines] = await this.loadLines(releaseId, 'facts');
    return lines?.split('\n') ?? [];
  }
}
