import { Injectable } from '@nestjs/common';
import { LONGEST_OF_TASK, PrismaService, type Statement } from '../prisma.service.js';

export interface BulkFile {
  readonly releaseId: string;
  /** SHA-256 of the file in hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
  /** Size of the uncompressed file. */
  readonly rawBytes: number;
  /** ISO 8601. */
  readonly madeAt: string;
}

export type NewBulkFile = Omit<BulkFile, 'madeAt'>;

const COLUMNS = `release_id, encode(hash, 'hex') AS hash, bytes, raw_bytes, made_at`;
const OF_RELEASES: Statement = {
  name: 'bulk-files-of-releases',
  text: `SELECT ${COLUMNS} FROM bulk_file WHERE release_id = ANY($1::uuid[])`,
};
const BY_HASH: Statement = { name: 'bulk-file-by-hash', text: `SELECT ${COLUMNS} FROM bulk_file WHERE hash = decode($1, 'hex')` };
const PART: Statement = { name: 'bulk-file-part', text: 'SELECT content FROM bulk_file_part WHERE release_id = $1 AND position = $2' };

const FILE = `INSERT INTO bulk_file (release_id, hash, bytes, raw_bytes) VALUES ($1, decode($2, 'hex'), $3, $4) ON CONFLICT DO NOTHING RETURNING hash`;
const PARTS = 'INSERT INTO bulk_file_part (release_id, position, content) VALUES ($1, $2, $3)';

interface FileColumns {
  readonly release_id: string;
  readonly hash: string;
  readonly bytes: number;
  readonly raw_bytes: number;
  readonly made_at: Date;
}

/** Releases as files. They are stored in the database, where every process finds them. */
@Injectable()
export class BulkFileRepository {
  constructor(private readonly prisma: PrismaService) {}

  async find(releaseId: string): Promise<BulkFile | null> {
    const [file] = await this.ofReleases([releaseId]);
    return file ?? null;
  }

  /** The files that exist, in no particular order. */
  async ofReleases(releaseIds: readonly string[]): Promise<readonly BulkFile[]> {
    return (await this.prisma.query<FileColumns>(OF_RELEASES, [releaseIds])).map(toFile);
  }

  async findByHash(hash: string): Promise<BulkFile | null> {
    const [row] = await this.prisma.query<FileColumns>(BY_HASH, [hash]);
    return row ? toFile(row) : null;
  }

  /** Yields the content part by part, so that only one part is in memory at a time. */
  async *content({ releaseId }: Pick<BulkFile, 'releaseId'>): AsyncGenerator<Buffer, void, undefined> {
    for (let position = 0; ; position += 1) {
      const [row] = await this.prisma.query<{ readonly content: Buffer }>(PART, [releaseId, position]);
      if (!row) return;
      yield row.content;
    }
  }

  /** Stores the file unless another process has already stored one for the release. */
  async save({ releaseId, hash, bytes, rawBytes }: NewBulkFile, parts: readonly Buffer[]): Promise<void> {
    await this.prisma.sqlTransaction(async (connection) => {
      const { rows } = await connection.query(FILE, [releaseId, hash, bytes, rawBytes]);
      if (rows.length === 0) return;
      for (const [position, part] of parts.entries()) await connection.query(PARTS, [releaseId, position, part]);
    }, LONGEST_OF_TASK);
  }
}

const toFile = (row: FileColumns): BulkFile => ({
  releaseId: row.release_id,
  hash: row.hash,
  bytes: row.bytes,
  rawBytes: row.raw_bytes,
  madeAt: row.made_at.toISOString(),
});
