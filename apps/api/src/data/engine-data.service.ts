import { CheckThreads } from '#muster/bulk';
import { EngineFiles, INDEX } from '#muster/checks';
import { CatalogueRepository, ReleaseRepository, type EngineFile, type StoredRelease } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../platform/errors/api-error.js';

/** A file of a release; the index of the release if no faction is named. */
export interface FileWanted {
  readonly release: string;
  readonly faction: string | null;
}

export interface FileOffered {
  readonly address: string;
  /** Sizes in bytes, and the SHA-256 hash. Null until the file is requested for the first time. */
  readonly bytes: number | null;
  readonly rawBytes: number | null;
  readonly hash: string | null;
}

export interface ReleaseOffered {
  readonly label: string;
  readonly edition: string;
  readonly effectiveFrom: string;
  /** Whether it is the release in force today. */
  readonly inForce: boolean;
  readonly index: string;
  readonly factions: string;
}

export interface FactionsOffered {
  readonly release: string;
  readonly index: FileOffered;
  readonly factions: readonly (FileOffered & { readonly slug: string; readonly name: string })[];
}

/** Offers published releases as files for checks without a server. Withdrawn releases can still be asked for by label, as everywhere. */
@Injectable()
export class EngineData {
  constructor(
    private readonly engineFiles: EngineFiles,
    private readonly threads: CheckThreads,
    private readonly stored: ReleaseRepository,
    private readonly catalogue: CatalogueRepository,
  ) {}

  /** Newest release first. */
  async releases(): Promise<readonly ReleaseOffered[]> {
    const published = await this.stored.list({ status: 'published' });
    return Promise.all(
      published.map(async (release) => {
        const { label, edition, effectiveFrom } = release;
        const inForce = (await this.stored.findDefault(edition))?.id === release.id;
        const index = addressOf(label, INDEX, await this.engineFiles.version(release));
        return { label, edition, effectiveFrom, inForce, index, factions: `/engine/${encodeURIComponent(label)}/factions.json` };
      }),
    );
  }

  /** @throws ApiError NOT_FOUND */
  async factions(label: string): Promise<FactionsOffered> {
    const release = await this.#release(label);
    if (!release) throw new ApiError('NOT_FOUND', 'There is no such data release.');
    const version = await this.engineFiles.version(release);
    const made = await this.engineFiles.ofRelease(release, version);
    const names = await this.catalogue.names('faction', release.id);
    const offered = (slug: string): FileOffered => {
      const { bytes = null, rawBytes = null, hash = null } = made.get(slug) ?? {};
      return { address: addressOf(label, slug, version), bytes, rawBytes, hash };
    };
    return { release: label, index: offered(INDEX), factions: names.map(({ slug, name }) => ({ slug, name, ...offered(slug) })) };
  }

  /** Makes the file if it is asked for the first time. Null if there is no such release or faction. */
  async find({ release: label, faction }: FileWanted): Promise<EngineFile | null> {
    const release = await this.#release(label);
    if (!release || faction === INDEX) return null;
    const slug = faction ?? INDEX;
    const found = await this.engineFiles.find(release, slug, await this.engineFiles.version(release));
    return found ?? this.threads.answer('makeEngineFile', release.id, slug);
  }

  content(file: EngineFile): Promise<Buffer | null> {
    return this.engineFiles.content(file);
  }

  async #release(label: string): Promise<StoredRelease | null> {
    const release = await this.stored.findByLabel(label);
    return release === null || release.status === 'draft' ? null : release;
  }
}

function addressOf(label: string, faction: string, version: string): string {
  const path = [label, faction].filter((part) => part !== INDEX).map((part) => encodeURIComponent(part));
  return `/engine/${path.join('/')}.json.gz?v=${version}`;
}
