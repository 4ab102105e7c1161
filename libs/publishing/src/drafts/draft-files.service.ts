import type { DataFile } from '@muster/battlescribe';
import { ReleaseRepository } from '@muster/persistence';
import { Injectable } from '@nestjs/common';
import { AffectedEntries } from './affected-entries.js';

/** The files of a draft without its overlays, and what in them depends on what. */
export interface DraftFiles {
  readonly files: readonly DataFile[];
  readonly affected: AffectedEntries;
}

/** Keeps the files of the draft that was edited last: an administrator makes many edits in a row. */
@Injectable()
export class DraftFilesService {
  #kept: { readonly key: string; readonly made: Promise<DraftFiles> } | null = null;

  constructor(private readonly releases: ReleaseRepository) {}

  /** `key` names the state of the files: it changes when they do. */
  get(releaseId: string, key: string): Promise<DraftFiles> {
    const whole = `${releaseId} ${key}`;
    if (this.#kept?.key === whole) return this.#kept.made;
    const made = this.#load(releaseId);
    this.#kept = { key: whole, made };
    made.catch(() => {
      if (this.#kept?.made === made) this.#kept = null;
    });
    return made;
  }

  async #load(releaseId: string): Promise<DraftFiles> {
    const files = await this.releases.loadFiles(releaseId);
    return { files, affected: new AffectedEntries(files) };
  }
}
