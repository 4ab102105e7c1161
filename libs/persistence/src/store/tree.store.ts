import { type DataFile } from '@muster/battlescribe';
import { Injectable } from '@nestjs/common';
import { PrismaService, type Statement } from '../prisma.service.js';
import { fromRuns } from './runs.js';
import { fromPieces } from './tree-chunks.js';

const FILE_RUNS: Statement = {
  name: 'file-runs',
  text: 'SELECT chunk_runs AS runs FROM release_file WHERE release_id = $1 ORDER BY position',
};
const CHUNKS: Statement = { name: 'chunks', text: 'SELECT id, body FROM tree_chunk WHERE id = ANY($1::int[])' };

/** Node trees of data files, in content-addressed pieces. */
@Injectable()
export class TreeStore {
  constructor(private readonly prisma: PrismaService) {}

  /** The files of a release, in the order in which they were imported, without overlays. */
  async load(releaseId: string): Promise<DataFile[]> {
    const rows = await this.prisma.query<{ readonly runs: readonly number[] }>(FILE_RUNS, [releaseId]);
    const files: DataFile[] = [];
    for (const { runs } of rows) files.push(await this.#loadFile(fromRuns(runs)));
    return files;
  }

  async #loadFile(ids: readonly number[]): Promise<DataFile> {
    const rows = await this.prisma.query<{ readonly id: number; readonly body: string }>(CHUNKS, [[...new Set(ids)]]);
    const bodies = new Map(rows.map((row) => [row.id, row.body]));
    return fromPieces(ids.map((id) => required(bodies, id)));
  }
}

function required(bodies: ReadonlyMap<number, string>, id: number): string {
  const body = bodies.get(id);
  if (body === undefined) throw new Error(`Chunk ${id} is missing from the store.`);
  return body;
}
