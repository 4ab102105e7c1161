import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { ReleaseRepository, type BulkFile, type StoredRelease } from '#muster/persistence';
import { BulkFiles } from '#muster/publishing';
import { ANYONE } from '../platform/access/viewer.js';
import type { EitherWayArgs } from '../platform/graphql/connection.js';
import { parseGlobalId } from '../platform/graphql/global-id.js';
import { ReleaseService } from '../releases/release.service.js';
import type { BulkDataConnection, BulkFileType } from './bulk-data.types.js';

/** How long a request for the list of files waits for missing files to be made, in milliseconds. */
const PATIENCE = 3_000;

@Injectable()
export class BulkData {
  readonly #log = new Logger(BulkData.name);
  /** Files are made one after the other. */
  #making: Promise<void> = Promise.resolve();

  constructor(
    private readonly service: ReleaseService,
    private readonly releases: ReleaseRepository,
    private readonly files: BulkFiles,
  ) {}

  /**
   * Lists the files, newest release first. Missing files are made in the background; the request waits for them up to `PATIENCE`
   * milliseconds.
   */
  async list(page: EitherWayArgs): Promise<BulkDataConnection> {
    const { edges, nodes, ...rest } = await this.service.list({ status: 'published' }, page, ANYONE);
    const stored = await Promise.all(nodes.map(({ id }) => this.#stored(id)));
    const found = stored.filter((release) => release !== null);
    const known = await this.files.ofReleases(found);
    const missing = found.filter(({ id }) => !known.has(id));
    if (missing.length > 0) await Promise.race([this.#make(missing), sleep(PATIENCE, undefined, { ref: false })]);
    const made = missing.length === 0 ? known : await this.files.ofReleases(found);
    const items = nodes.map((release, at) => ({ release, file: toFile(made.get(stored[at]?.id ?? '')) }));
    return {
      edges: items.map((node, at) => ({ cursor: edges[at]?.cursor ?? '', node })),
      nodes: items,
      ...rest,
    };
  }

  /** Finds a file by its release's label or opaque id. Returns null if there is no such published release. */
  async ofRelease(name: string): Promise<BulkFile | null> {
    const release = (await this.releases.findByLabel(name)) ?? (await this.#stored(name));
    return release === null || release.status === 'draft' ? null : this.files.get(release);
  }

  async #stored(opaque: string): Promise<StoredRelease | null> {
    const id = parseGlobalId(opaque);
    return id?.type === 'Release' ? this.releases.find(id.parts[0] ?? '') : null;
  }

  async #make(missing: readonly StoredRelease[]): Promise<void> {
    const before = this.#making;
    this.#making = this.#makeAfter(before, missing);
    return this.#making;
  }

  async #makeAfter(before: Promise<void>, missing: readonly StoredRelease[]): Promise<void> {
    await before;
    try {
      for (const release of missing) await this.files.get(release);
    } catch (error) {
      this.#log.error(error);
    }
  }
}

export const bulkAddress = (hash: string): string => `/bulk/${hash}.json.gz`;

const toFile = (file: BulkFile | undefined): BulkFileType | null =>
  file ? { address: bulkAddress(file.hash), hash: file.hash, bytes: file.bytes, rawBytes: file.rawBytes } : null;
