import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** The one folder that imports asked for through the api may read: by plain names, and nothing that leads out of it. */
export class ImportFolder {
  /** Null: this installation has none. */
  constructor(readonly folder: string | null) {}

  /** Folders and .zip files in it, by name. */
  async list(): Promise<readonly string[]> {
    if (this.folder === null) return [];
    const names = await readdir(this.folder).catch((): string[] => []);
    const known = await Promise.all(names.map((name) => this.locate(name)));
    return names.filter((_name, at) => known[at] !== null).toSorted();
  }

  async has(name: string): Promise<boolean> {
    return (await this.locate(name)) !== null;
  }

  /** Where a name leads, links followed; null when it leads nowhere, or out of the folder. */
  async locate(name: string): Promise<string | null> {
    if (this.folder === null || name === '' || name.startsWith('.') || /[/\\\0]/.test(name)) return null;
    try {
      const [root, location] = await Promise.all([realpath(this.folder), realpath(path.join(this.folder, name))]);
      if (path.dirname(location) !== root) return null;
      return (await stat(location)).isDirectory() || /\.zip$/i.test(name) ? location : null;
    } catch {
      return null;
    }
  }
}
