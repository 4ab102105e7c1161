import { globSync } from 'node:fs';
import path from 'node:path';
import { dayOf, type DataState } from './manifest.js';

const LAID_OVER = ' with manual ';

/** Dated Field Manuals, one folder each, that are laid over the data states of the 11th edition. */
export class ManualShelf {
  readonly #dated: readonly string[];

  constructor(private readonly folder: string) {
    this.#dated = globSync('*/meta.yaml', { cwd: folder })
      .map((file) => path.dirname(file))
      .toSorted();
  }

  /** The newest manual that is older than the data, because the data follows it some days later. Null if there is none. */
  folderFor({ label }: DataState): string | null {
    const name = this.#nameFor(label);
    return name === null ? null : path.join(this.folder, name);
  }

  /** Label of the release with the manual laid over the data. Null if none is. */
  labelOver({ label }: DataState): string | null {
    const name = this.#nameFor(label);
    return name === null ? null : `${label}${LAID_OVER}${name}`;
  }

  #nameFor(label: string): string | null {
    if (!/(?<![a-z0-9])11e(?![a-z0-9])/u.test(label) || label.includes(LAID_OVER)) return null;
    return this.#dated.findLast((name) => dayOf(name) < dayOf(label)) ?? null;
  }
}
