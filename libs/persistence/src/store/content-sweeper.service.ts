import { Injectable } from '@nestjs/common';
import { PrismaService } from '../prisma.service.js';
import { CONTENT_LOCK } from './advisory-locks.js';

const TRY_ALL_CONTENT = 'SELECT pg_try_advisory_lock($1, $2) AS held';
// Without MATERIALIZED, PostgreSQL would inline the query and compute the rows in use again for every row.
const SWEEP_CHUNKS = `WITH kept AS MATERIALIZED (SELECT held_chunks() AS held)
  DELETE FROM tree_chunk USING kept WHERE NOT tree_chunk.id <@ kept.held`;
const SWEEP_ENTRIES = `WITH kept AS MATERIALIZED (SELECT held_entries() AS held)
  DELETE FROM entry USING kept WHERE NOT entry.id <@ kept.held`;

/** The number of removed rows. Null if content was being stored at the time, because unused rows cannot be recognised then. */
export type Swept = { readonly chunks: number; readonly entries: number } | null;

/** Removes content that no release uses: the remains of killed imports and discarded drafts. */
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
