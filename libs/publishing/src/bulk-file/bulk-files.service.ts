import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BulkFileRepository, CatalogueRepository, type BulkFile, type StoredRelease } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { releaseDocument } from './release-document.js';

/** Bytes of a stored part; a download holds one part in memory at a time. */
const PART = 256 * 1024;

/** Creates the file of a published release on the first request, in whichever process receives it, and stores it in the database. */
@Injectable()
export class BulkFiles {
  readonly #making = new Map<string, Promise<BulkFile>>();

  constructor(
    private readonly files: BulkFileRepository,
    private readonly catalogue: CatalogueRepository,
  ) {}

  /** A release whose file has not been created yet has no entry in the map. */
  async ofReleases(releases: readonly StoredRelease[]): Promise<ReadonlyMap<string, BulkFile>> {
    const made = await this.files.ofReleases(releases.map(({ id }) => id));
    return new Map(made.map((file) => [file.releaseId, file]));
  }

  findByHash(hash: string): Promise<BulkFile | null> {
    return this.files.findByHash(hash);
  }

  content(file: BulkFile): AsyncGenerator<Buffer, void, undefined> {
    return this.files.content(file);
  }

  /** Returns the file of a published or withdrawn release. */
  async get(release: StoredRelease): Promise<BulkFile> {
    if (release.status === 'draft') throw new Error('A draft changes: it is no file.');
    const kept = await this.files.find(release.id);
    if (kept) return kept;
    const making = this.#making.get(release.id) ?? this.#make(release).finally(() => this.#making.delete(release.id));
    this.#making.set(release.id, making);
    return making;
  }

  async #make(release: StoredRelease): Promise<BulkFile> {
    const gzip = createGzip({ level: 9 });
    const hash = createHash('sha256');
    const compressed: Buffer[] = [];
    let rawBytes = 0;
    async function* counted(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
      for await (const piece of text) {
        const bytes = Buffer.from(piece);
        rawBytes += bytes.length;
        yield bytes;
      }
    }
    await pipeline(Readable.from(counted(releaseDocument(release, this.catalogue))), gzip, async (packed: AsyncIterable<Buffer>) => {
      for await (const piece of packed) {
        hash.update(piece);
        compressed.push(piece);
      }
    });
    const whole = Buffer.concat(compressed);
    await this.files.save({ releaseId: release.id, hash: hash.digest('hex'), bytes: whole.length, rawBytes }, partsOf(whole));
    const file = await this.files.find(release.id);
    if (!file) throw new Error(`The file of release ${release.label} was not kept.`);
    return file;
  }
}

function partsOf(whole: Buffer): readonly Buffer[] {
  return Array.from({ length: Math.ceil(whole.length / PART) }, (_, at) => whole.subarray(at * PART, (at + 1) * PART));
}
