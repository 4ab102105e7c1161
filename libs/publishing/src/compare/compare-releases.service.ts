import type { ReadModel } from '#muster/catalogue';
import { type AnyEntry, CatalogueRepository, ENTRY_KINDS, entriesOf, type EntryKind, ReleaseRepository } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { fieldChanges } from './field-changes.js';
import type { ChangedEntry, EntryName, KindComparison, ReleaseComparison } from './release-comparison.js';

/** Compares the read models of two releases. Entries that both releases share are not loaded. */
@Injectable()
export class CompareReleases {
  constructor(
    private readonly catalogue: CatalogueRepository,
    private readonly releases: ReleaseRepository,
  ) {}

  async compare(baseId: string, releaseId: string): Promise<ReleaseComparison> {
    const kinds: KindComparison[] = [];
    for (const kind of ENTRY_KINDS) kinds.push(await this.#compareKind(kind, baseId, releaseId));
    return kinds;
  }

  /** Compares with entries that are not stored yet. Without a base release, no entry counts as added. */
  async compareWith(baseId: string | null, readModel: ReadModel): Promise<ReleaseComparison> {
    const before = baseId === null ? readModel : await this.releases.loadReadModel(baseId);
    return ENTRY_KINDS.map((kind) => {
      const { changed, ...others } = comparisonOf(kind, entriesOf<EntryKind>(before, kind), entriesOf<EntryKind>(readModel, kind));
      return { ...others, changed: changed.filter(({ changes }) => changes.length > 0) };
    });
  }

  async #compareKind(kind: EntryKind, baseId: string, releaseId: string): Promise<KindComparison> {
    const { before, after } = await this.catalogue.listDifferences(kind, baseId, releaseId);
    return comparisonOf(kind, before, after);
  }
}

function comparisonOf(kind: EntryKind, before: readonly AnyEntry[], after: readonly AnyEntry[]): KindComparison {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const young = new Map(after.map((entry) => [entry.id, entry]));
  return {
    kind,
    added: after
      .filter(({ id }) => !old.has(id))
      .map(toName)
      .toSorted(byName),
    changed: after.flatMap((entry) => changeOf(old.get(entry.id), entry)).toSorted(byName),
    dropped: before
      .filter(({ id }) => !young.has(id))
      .map(toName)
      .toSorted(byName),
  };
}

function changeOf(before: AnyEntry | undefined, after: AnyEntry): ChangedEntry[] {
  return before ? [{ ...toName(after), changes: fieldChanges(before, after) }] : [];
}

function toName({ id, name }: EntryName): EntryName {
  return { id, name };
}

function byName(a: EntryName, b: EntryName): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1;
}
