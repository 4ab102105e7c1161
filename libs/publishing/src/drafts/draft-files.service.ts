import type { DataFile } from '#muster/battlescribe';
import type { ProseFacts } from '#muster/importers';
import { type DraftContent, ReleaseRepository } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { textsToFacts } from '../import/stored-facts.js';
import { AffectedEntries } from './affected-entries.js';

/** The imported files of a draft, without overlays and manually created entries, and an index of the dependencies between their nodes. */
export interface DraftFiles {
  readonly files: readonly DataFile[];
  readonly facts: ProseFacts;
  readonly affected: AffectedEntries;
}

/** Caches the files of the most recently edited drafts: an administrator makes many edits in a row, and edits do not change the files. */
@Injectable()
export class DraftFilesService {
  #kept: { readonly key: string; readonly made: Promise<DraftFiles> } | null = null;

  constructor(private readonly releases: ReleaseRepository) {}

  get(releaseId: string, { files, baseFiles }: DraftContent): Promise<DraftFiles> {
    const layer = baseFiles.length > 0 ? 'base' : 'data';
    const key = (layer === 'base' ? baseFiles : files).map(({ hash }) => hash).join(' ');
    if (this.#kept?.key === key) return this.#kept.made;
    const made = this.#load(releaseId, layer);
    this.#kept = { key, made };
    made.catch(() => {
      if (this.#kept?.made === made) this.#kept = null;
    });
    return made;
  }

  async #load(releaseId: string, layer: 'base' | 'data'): Promise<DraftFiles> {
    const files = await this.releases.loadFiles(releaseId, layer);
    const facts = textsToFacts(await this.releases.loadFacts(releaseId));
    return { files, facts, affected: new AffectedEntries(files) };
  }
}
