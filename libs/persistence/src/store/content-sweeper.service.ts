import { Injectable } from '@nestjs/common';
import { PrismaService } from '../prisma.service.js';
import { CONTENT_LOCK } from './advisory-locks.js';

const TRY_ALL_CONTENT = 'SELECT pg_try_advisory_lock($1, $2) AS held';
// Materialized: pulled up into the statement, what is held would be put together anew for every row.
const SWEEP_CHUNKS = `WITH kept AS MATERIALIZED (SELECT held_chunks() AS held)
  DELETE FROM tree_chunk USING kept WHERE NOT tree_chunk.id <@ kept.held`;
const SWEEP_ENTRIES = `WITH kept AS MATERIALIZED (SELECT held_entries() AS held)
  DELETE FROM entry USING kept WHERE NOT entry.id <@ kept.held`;

/** How many rows went; null when an import or a draft's edit was storing content, so that nothing could be told to be unheld. */
export type Swept = { readonly chunks: number; readonly entries: number } | null;

/** Removes content that no release holds: what a killed import or a discarded draft left. */
@Injectable()
export class ContentSweeper {
  constructor(private readonly prisma: PrismaService) {}

  async sweep(): Promise<Swept> {
    return this.prisma.session(async (connection) => {
      const { rows } = await connection.query<{ readonly held: boolean }>(TRY_ALL_CONTENT, CONTENT_LOCK);
      if (!rows[0]?.held) return null;
      const chunks = await connection.query(SWEEP_CHUNKS);
      const entries = await connection.query(SWEEP_ENTRIES);
      return { chunks: chunks.rowCount ?? 0, entries: entries.rowCount ?? 0 };
    });
  }
}
