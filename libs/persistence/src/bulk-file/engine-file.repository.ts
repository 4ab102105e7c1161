import { Injectable } from '@nestjs/common';
import { PrismaService, type Statement } from '../prisma.service.js';

/** A file of a release for checks without a server. `faction` is a slug, or empty for the index of the release. */
export interface EngineFileKey {
  readonly releaseId: string;
  readonly faction: string;
  /** What the file was made from. */
  readonly version: string;
}

export interface EngineFile extends EngineFileKey {
  /** SHA-256 of the file in hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
  /** Size of the uncompressed file. */
  readonly rawBytes: number;
}

export interface NewEngineFile extends EngineFileKey {
  readonly hash: string;
  readonly rawBytes: number;
  readonly content: Uint8Array;
}

const COLUMNS = `release_id, faction, version, encode(hash, 'hex') AS hash, octet_length(content) AS bytes, raw_bytes`;
const OF_RELEASE: Statement = {
  name: 'engine-files-of-release',
  text: `SELECT ${COLUMNS} FROM engine_file WHERE release_id = $1 AND version = $2`,
};
const ONE: Statement = {
  name: 'engine-file',
  text: `SELECT ${COLUMNS} FROM engine_file WHERE release_id = $1 AND faction = $2 AND version = $3`,
};
const CONTENT: Statement = {
  name: 'engine-file-content',
  text: `SELECT content FROM engine_file WHERE release_id = $1 AND faction = $2 AND version = $3 AND hash = decode($4, 'hex')`,
};
const SAVE: Statement = {
  name: 'engine-file-save',
  text: `INSERT INTO engine_file (release_id, faction, version, hash, raw_bytes, content) VALUES ($1, $2, $3, decode($4, 'hex'), $5, $6)
    ON CONFLICT (release_id, faction) DO UPDATE SET
      version = excluded.version, hash = excluded.hash, raw_bytes = excluded.raw_bytes, content = excluded.content, made_at = now()`,
};

interface FileColumns {
  readonly release_id: string;
  readonly faction: string;
  readonly version: string;
  readonly hash: string;
  readonly bytes: number;
  readonly raw_bytes: number;
}

/** The files of releases for checks without a server. They are stored in the database, where every process finds them. */
@Injectable()
export class EngineFileRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Null if there is no file of that version. */
  async find({ releaseId, faction, version }: EngineFileKey): Promise<EngineFile | null> {
    const [row] = await this.prisma.query<FileColumns>(ONE, [releaseId, faction, version]);
    return row ? toFile(row) : null;
  }

  /** The files that exist of that version, in no particular order. */
  async ofRelease({ releaseId, version }: Omit<EngineFileKey, 'faction'>): Promise<readonly EngineFile[]> {
    return (await this.prisma.query<FileColumns>(OF_RELEASE, [releaseId, version])).map(toFile);
  }

  /** Null if another version has replaced the file. */
  async content({ releaseId, faction, version, hash }: EngineFile): Promise<Buffer | null> {
    const [row] = await this.prisma.query<{ readonly content: Buffer }>(CONTENT, [releaseId, faction, version, hash]);
    return row?.content ?? null;
  }

  /** Replaces the file of another version. */
  async save({ releaseId, faction, version, hash, rawBytes, content }: NewEngineFile): Promise<void> {
    await this.prisma.query(SAVE, [releaseId, faction, version, hash, rawBytes, Buffer.from(content)]);
  }
}

const toFile = (row: FileColumns): EngineFile => ({
  releaseId: row.release_id,
  faction: row.faction,
  version: row.version,
  hash: row.hash,
  bytes: row.bytes,
  rawBytes: row.raw_bytes,
});
