import { EDITIONS, type EditionId } from '#muster/roster';
import type { DataFile } from '#muster/battlescribe';
import { applyNodeOverlays, type PriceList, type ReadModel, type ReleaseData, type ReleaseStatus } from '#muster/catalogue';
import { Injectable } from '@nestjs/common';
import type { Author } from '../audit/author.js';
import { hashText } from '../store/content-hash.js';
import { ReadModelStore } from '../store/read-model.store.js';
import { SharedValues } from '../store/shared-values.js';
import { fromPieces } from '../store/tree-chunks.js';
import { TreeStore } from '../store/tree.store.js';
import { OverlayRepository } from '../overlay.repository.js';
import { LONGEST_OF_TASK, PrismaService } from '../prisma.service.js';
import { KeptReleases } from './kept-releases.js';
import { type KnownReleases, KnownReleasesService } from './known-releases.service.js';
import type { NewRelease } from './new-release.js';
import { openContent, packContent, type ReleaseContent } from './packed-content.js';
import { PackedReleases } from './packed-release.repository.js';
import { writeDraft, writePublished } from './write-published.js';
import { isSample, type StoredRelease } from './stored-release.js';

export interface ReleaseFilter {
  readonly edition?: EditionId;
  readonly status?: ReleaseStatus;
}

const NEWEST_FIRST = EDITIONS.toReversed();

/** Stores and loads the data releases. */
@Injectable()
export class ReleaseRepository {
  readonly #visible = new WeakMap<readonly StoredRelease[], string>();

  constructor(
    private readonly prisma: PrismaService,
    private readonly known: KnownReleasesService,
    private readonly trees: TreeStore,
    private readonly overlays: OverlayRepository,
    private readonly readModels: ReadModelStore,
    private readonly kept: KeptReleases,
    private readonly packed: PackedReleases,
  ) {}

  /** Newest effective date first; releases of the same date are sorted by publication time, latest first. */
  async list(filter: ReleaseFilter = {}): Promise<readonly StoredRelease[]> {
    const { releases } = await this.known.get();
    return releases.filter(
      (release) =>
        (filter.edition === undefined || release.edition === filter.edition) &&
        (filter.status === undefined || release.status === filter.status),
    );
  }

  /** The published releases of an edition, newest first. The invented sample is included only if there are no others. */
  async listPublished(edition: EditionId): Promise<readonly StoredRelease[]> {
    const published = await this.list({ edition, status: 'published' });
    const meant = published.filter((release) => !isSample(release));
    return meant.length > 0 ? meant : published;
  }

  /**
   * A text that stays the same as long as everyone sees the same releases, of which the same are in force. Drafts do not count, because only
   * administrators see them.
   */
  async visibleState(): Promise<string> {
    const { releases, today } = await this.known.get();
    const known = this.#visible.get(releases) ?? hashText(JSON.stringify(releases.filter(({ status }) => status !== 'draft')));
    this.#visible.set(releases, known);
    return `${today} ${known}`;
  }

  async find(id: string): Promise<StoredRelease | null> {
    const { releases } = await this.known.get();
    return releases.find((release) => release.id === id) ?? null;
  }

  async findByLabel(label: string): Promise<StoredRelease | null> {
    const { releases } = await this.known.get();
    return releases.find((release) => release.label === label) ?? null;
  }

  /**
   * The release in force: the newest published release of the edition whose effective date is not after `asOf` (ISO date; by default
   * today by the database's clock). The invented sample is in force only if there is no other release. Null if there is none.
   */
  async findDefault(edition: EditionId, asOf?: string): Promise<StoredRelease | null> {
    return inForceOf(await this.known.get(), edition, asOf);
  }

  /** The release in force of the newest edition that has one. The invented sample only if there is no other release. */
  async findNewest(asOf?: string): Promise<StoredRelease | null> {
    const known = await this.known.get();
    const releases = NEWEST_FIRST.flatMap((edition) => inForceOf(known, edition, asOf) ?? []);
    return releases.find((release) => !isSample(release)) ?? releases[0] ?? null;
  }

  /**
   * Loads everything that a check reads. This is expensive: cache what is built from it by the release's id. Null if there is no such
   * release.
   */
  async load(id: string): Promise<ReleaseData | null> {
    const release = await this.find(id);
    if (!release) return null;
    const { files, overlays, readModel } = (await this.#packed(release)) ?? (await this.#stored(release));
    return { release, files: applyNodeOverlays(files, overlays), readModel };
  }

  /** From this machine's disk or the database. Null if the release is packed in neither. */
  async #packed(release: StoredRelease): Promise<ReleaseContent | null> {
    const kept = await this.kept.read(release);
    if (kept) return openContent(kept);
    const packed = await this.packed.read(release);
    if (!packed) return null;
    await this.kept.write(release, () => packed);
    const content = openContent(packed, new SharedValues());
    return { ...content, readModel: this.readModels.withEntriesInUse(content) };
  }

  async #stored(release: StoredRelease): Promise<ReleaseContent> {
    const { id } = release;
    const shared = new SharedValues();
    const [pieces, overlays, readModel] = await Promise.all([
      this.trees.loadPieces(id),
      this.overlays.list(id),
      this.readModels.load(id, shared),
    ]);
    await this.kept.write(release, () => packContent({ files: pieces, overlays, ...readModel }));
    return { files: pieces.map((file) => fromPieces(file, shared)), overlays, ...readModel };
  }

  /** The files of the release without its overlays. */
  async loadFiles(id: string, layer: 'data' | 'base' = 'data'): Promise<readonly DataFile[]> {
    return this.trees.load(id, layer);
  }

  /** The stored texts of the facts that importers read from rules text. */
  async loadFacts(id: string): Promise<readonly string[]> {
    return this.trees.loadTexts(id);
  }

  /** The read model, which people browse. */
  async loadReadModel(id: string): Promise<ReadModel> {
    return (await this.readModels.load(id)).readModel;
  }

  /** The prices of the read model, without reading the rest of it. */
  async loadPrices(release: StoredRelease): Promise<PriceList> {
    const kept = await this.kept.readPrices(release);
    if (kept) return kept;
    const prices = await this.readModels.loadPrices(release.id);
    await this.kept.writePrices(release, prices);
    return prices;
  }

  /** The next read is of the database. */
  forget(): void {
    this.known.forget();
  }

  /** Like `findByLabel`, but always reads the database; for callers that are about to write. */
  async findFreshByLabel(label: string): Promise<StoredRelease | null> {
    this.known.forget();
    return this.findByLabel(label);
  }

  /** Publishes imported data in one step; none of it is visible before. The label must not be in use. */
  async savePublished(release: NewRelease, actor: Author): Promise<StoredRelease> {
    const id = await this.prisma.sqlTransaction((connection) => writePublished(connection, release, actor), LONGEST_OF_TASK);
    return this.findWritten(id);
  }

  /** Writes imported data in one step, like `savePublished`. In draft mode it is not in force until the draft is published. */
  async saveImported(release: NewRelease, actor: Author, mode: 'publish' | 'draft'): Promise<StoredRelease> {
    const write = mode === 'publish' ? writePublished : writeDraft;
    return this.findWritten(await this.prisma.sqlTransaction((connection) => write(connection, release, actor), LONGEST_OF_TASK));
  }

  /** Always reads the database; for callers that are about to write. */
  async findFresh(id: string): Promise<StoredRelease | null> {
    this.known.forget();
    return this.find(id);
  }

  /** Reads a release that was just written. */
  async findWritten(id: string): Promise<StoredRelease> {
    const release = await this.findFresh(id);
    if (!release) throw new Error(`Release ${id} is gone.`);
    return release;
  }
}

function inForceOf({ releases, today }: KnownReleases, edition: EditionId, day = today): StoredRelease | null {
  const isInForce = ({ edition: of, status, effectiveFrom }: StoredRelease): boolean =>
    of === edition && status === 'published' && effectiveFrom <= day;
  return releases.find((release) => isInForce(release) && !isSample(release)) ?? releases.find(isInForce) ?? null;
}
