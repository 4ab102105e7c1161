import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** The only folder that imports requested through the API may read. Sources are plain names; a path that leaves the folder is refused. */
export class ImportFolder {
  /** Null if no import folder is configured. */
  constructor(readonly folder: string | null) {}

  /** The names of the folders and .zip files in this folder, sorted. */
  async list(): Promise<readonly string[]> {
    if (this.folder === null) return [];
    const names = await readdir(this.folder).catch((): string[] => []);
    const known = await Promise.all(names.map((name) => this.locate(name)));
    return names.filter((_name, at) => known[at] !== null).toSorted();
  }

  async has(name: string): Promise<boolean> {
    return (await this.locate(name)) !== null;
  }

  /** The real path of a name after following links. Null if that path does not exist or is outside the folder. */
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
