import { type DataFile } from '#muster/battlescribe';
import { Injectable } from '@nestjs/common';
import { PrismaService, type Statement } from '../prisma.service.js';
import type { StoredFile } from './content-session.js';
import { fromLines } from './tree-chunks.js';

/**
 * The files of a release with the ids of their pieces in order. The ids are gathered in an array first, because the planner takes a join
 * with the runs for a thousand times more rows than it has, and then reads the whole table for each file.
 */
const FILES = `SELECT f.position, f.chunk_runs AS runs, ARRAY(
      SELECT id FROM generate_series(1, cardinality(f.chunk_runs), 2) AS run,
        generate_series(f.chunk_runs[run], f.chunk_runs[run] + f.chunk_runs[run + 1] - 1) AS id ORDER BY run, id) AS ids
    FROM release_file f WHERE f.release_id = $1 AND f.layer = $2::"FileLayer"`;
const PIECES = 'unnest(file.ids) WITH ORDINALITY AS held(id, at) JOIN tree_chunk c ON c.id = held.id';

/** The pieces of each file in their order, one on each line: JSON never contains a raw line break. */
const FILE_LINES: Statement = {
  name: 'file-lines',
  text: `SELECT (SELECT string_agg(c.body, E'\\n' ORDER BY held.at) FROM ${PIECES}) AS lines FROM (${FILES}) AS file ORDER BY file.position`,
};

/**
 * `data`: the files of the release. `base`: the same files before manually created entries were added; empty if there are none. `facts`:
 * texts instead of files.
 */
export type FileLayer = 'data' | 'base' | 'facts';

/** The hash equals `hashHashes` over the chunks of a file in their order. */
const STORED_FILES: Statement = {
  name: 'stored-files',
  text: `SELECT file.runs, (SELECT encode(sha256(string_agg(c.hash, ''::bytea ORDER BY held.at)), 'hex') FROM ${PIECES}) AS hash
    FROM (${FILES}) AS file ORDER BY file.position`,
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
