import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { UnknownNameCount } from './unknown-name.js';

/** Bytes. Further names are dropped. */
const LARGEST = 256 * 1024;

/** The unknown names of commands that did not need the database. The next command that uses it counts them there. */
export class NamesAside {
  readonly #file: string | null;

  /** Null if the process always uses the database. */
  constructor(private readonly folder: string | null) {
    this.#file = folder === null ? null : path.join(folder, 'unknown-names');
  }

  get isUsed(): boolean {
    return this.#file !== null;
  }

  /** Does nothing if the folder cannot be written. */
  async put(counts: readonly UnknownNameCount[]): Promise<void> {
    if (this.folder === null || this.#file === null) return;
    const size = await stat(this.#file).then(
      (found) => found.size,
      () => 0,
    );
    if (size > LARGEST) return;
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await appendFile(this.#file, `${JSON.stringify(counts)}\n`, { mode: 0o600 });
    } catch {
      // A check does not fail because of them.
    }
  }

  /** Removes and returns the names. Of several processes, one gets them. */
  async take(): Promise<readonly UnknownNameCount[]> {
    if (this.#file === null) return [];
    const taken = `${this.#file}.${randomBytes(6).toString('hex')}`;
    try {
      await rename(this.#file, taken);
      const lines = (await readFile(taken, 'utf8')).split('\n');
      await rm(taken);
      return lines.flatMap(countsIn);
    } catch {
      return [];
    }
  }
}

/** Empty if the line is not whole. */
function countsIn(line: string): readonly UnknownNameCount[] {
  try {
    const counts: readonly UnknownNameCount[] = JSON.parse(line);
    return counts;
  } catch {
    return [];
  }
}
