import { type AnyEntry, CatalogueRepository, ENTRY_KINDS, type EntryKind } from '@muster/persistence';
import { Injectable } from '@nestjs/common';
import { fieldChanges } from './field-changes.js';
import type { ChangedEntry, EntryName, KindComparison, ReleaseComparison } from './release-comparison.js';

/** Compares the read models of two releases; what they share is never read. */
@Injectable()
export class CompareReleases {
  constructor(private readonly catalogue: CatalogueRepository) {}

  async compare(baseId: string, releaseId: string): Promise<ReleaseComparison> {
    const kinds: KindComparison[] = [];
    for (const kind of ENTRY_KINDS) kinds.push(await this.#compareKind(kind, baseId, releaseId));
    return kinds;
  }

  async #compareKind(kind: EntryKind, baseId: string, releaseId: string): Promise<KindComparison> {
    const { before, after } = await this.catalogue.listDifferences(kind, baseId, releaseId);
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
