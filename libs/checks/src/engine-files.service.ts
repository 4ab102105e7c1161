import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { FACTION_FILE_FORMAT, factionFile, type Faction, type RecordedVersion, type Release } from '#muster/catalogue';
import {
  DataVersionRepository,
  EngineFileRepository,
  KnownAliasesService,
  ReleaseRepository,
  type EngineFile,
  type StoredRelease,
} from '#muster/persistence';
import { Injectable } from '@nestjs/common';

/** The index of a release, in place of the slug of a faction. */
export const INDEX = '';

/** The files of releases for checks without a server. A file is made once, and again if names were taught since. */
@Injectable()
export class EngineFiles {
  constructor(
    private readonly files: EngineFileRepository,
    private readonly releases: ReleaseRepository,
    private readonly aliases: KnownAliasesService,
    private readonly versions: DataVersionRepository,
  ) {}

  /** Names what the files of the release are made from. While it is the same, the files are the same. */
  async version({ id, revision, status, edition }: StoredRelease): Promise<string> {
    const { revision: taught } = await this.aliases.get(edition);
    const from = [FACTION_FILE_FORMAT, id, revision, status, taught, await this.versions.ofEdition(edition)];
    return hash('sha256', JSON.stringify(from)).slice(0, 16);
  }

  /** Null if the file has not been made, or not since names were taught. */
  find({ id }: StoredRelease, faction: string, version: string): Promise<EngineFile | null> {
    return this.files.find({ releaseId: id, faction, version });
  }

  /** The files that exist by the slug of their faction. */
  async ofRelease({ id }: StoredRelease, version: string): Promise<ReadonlyMap<string, EngineFile>> {
    const files = await this.files.ofRelease({ releaseId: id, version });
    return new Map(files.map((file) => [file.faction, file]));
  }

  content(file: EngineFile): Promise<Buffer | null> {
    return this.files.content(file);
  }

  /** Makes a file of a published or withdrawn release. Null if it has no such faction. Takes a second, so it is work for a thread. */
  async make(releaseId: string, slug: string): Promise<EngineFile | null> {
    const release = await this.releases.find(releaseId);
    if (!release || release.status === 'draft') return null;
    const version = await this.version(release);
    const made = await this.find(release, slug, version);
    if (made) return made;
    const data = await this.releases.load(releaseId);
    const faction = data?.readModel.factions.find((one) => one.slug === slug);
    if (!data || (slug !== INDEX && !faction)) return null;
    const text = await this.#textOf({ ...data, release: published(release) }, faction ?? null);
    const content = await promisify(gzip)(text, { level: 9 });
    const saved = { releaseId, faction: slug, version, hash: hash('sha256', content), rawBytes: Buffer.byteLength(text) };
    await this.files.save({ ...saved, content });
    return { ...saved, bytes: content.length };
  }

  async #textOf(data: Parameters<typeof factionFile>[0], faction: Faction | null): Promise<string> {
    const { edition } = data.release;
    const { aliases } = await this.aliases.get(edition);
    const recorded = await Promise.all(
      (await this.versions.ofEdition(edition)).map(async ([version, id]): Promise<readonly RecordedVersion[]> => {
        const release = await this.releases.find(id);
        return release === null || release.status === 'draft' ? [] : [{ version, release: published(release) }];
      }),
    );
    return JSON.stringify(factionFile(data, faction, { aliases: aliases.all, dataVersions: recorded.flat() }));
  }
}

/** The release without its history in the store. */
const published = ({ id, edition, label, source, sourceRevision, effectiveFrom, status, dialect, contentHash }: Release): Release => ({
  ...{ id, edition, label, source, sourceRevision, effectiveFrom, status, dialect, contentHash },
});
