import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { compileGame, detectDialect, readDataFileXml, StringPool, type CompiledGame, type DataFile } from '#muster/battlescribe';
import { collectProseFacts, type ProseFacts } from '#muster/importers';

/** A roster of a folder with manifest.json, rosters/ and catalogues/. */
export interface RosterEntry {
  readonly roster: string;
  readonly edition: string;
  /** Maps the name of a data file to the KEY of catalogues/KEY.xml.gz. */
  readonly catalogues: Readonly<Record<string, string>>;
  readonly selectionCostsAddUp: boolean;
}

/** A folder of real rosters with the data each was built with. Each file is read once, and each game is compiled once. */
export class RosterFolder {
  private readonly read = new Map<string, Promise<DataFile | null>>();
  private readonly games = new Map<string, Promise<CompiledGame>>();
  private readonly strings = new StringPool();

  constructor(private readonly folder: string) {}

  async manifest(): Promise<readonly RosterEntry[]> {
    const parsed: unknown = JSON.parse(await readFile(path.join(this.folder, 'manifest.json'), 'utf8'));
    if (!Array.isArray(parsed)) throw new Error('manifest.json is no array.');
    return parsed.map(entryOf);
  }

  roster(entry: RosterEntry): Promise<Uint8Array> {
    return readFile(path.join(this.folder, 'rosters', entry.roster));
  }

  /** The files that the roster was built with, and the facts from their rules text. */
  async dataSet({ catalogues }: RosterEntry): Promise<{ readonly files: readonly DataFile[]; readonly facts: ProseFacts }> {
    const { visit, facts } = collectProseFacts();
    const read = Object.entries(catalogues).map(async ([name, key]) =>
      readDataFileXml(name, await this.unzipped(key), { strings: this.strings, onProse: visit }),
    );
    const files = (await Promise.all(read)).flatMap(({ value }) => (value ? [value] : []));
    return { files, facts };
  }

  game(entry: RosterEntry): Promise<CompiledGame> {
    const keys = Object.entries(entry.catalogues);
    const identity = keys
      .map(([, key]) => key)
      .toSorted()
      .join(' ');
    const known = this.games.get(identity);
    if (known) return known;
    const made = this.compile(keys);
    this.games.set(identity, made);
    return made;
  }

  /** The files that the roster was built with; each file is read only once. */
  async files(entry: RosterEntry): Promise<readonly DataFile[]> {
    return this.filesOf(Object.entries(entry.catalogues));
  }

  private async compile(keys: readonly (readonly [string, string])[]): Promise<CompiledGame> {
    const files = await this.filesOf(keys);
    return compileGame(files, detectDialect(files));
  }

  private async filesOf(keys: readonly (readonly [string, string])[]): Promise<readonly DataFile[]> {
    return (await Promise.all(keys.map(([name, key]) => this.file(name, key)))).filter((file) => file !== null);
  }

  private file(name: string, key: string): Promise<DataFile | null> {
    const known = this.read.get(key);
    if (known) return known;
    const made = this.readFile(name, key);
    this.read.set(key, made);
    return made;
  }

  private async readFile(name: string, key: string): Promise<DataFile | null> {
    return readDataFileXml(name, await this.unzipped(key), { strings: this.strings }).value;
  }

  private async unzipped(key: string): Promise<Uint8Array> {
    return promisify(gunzip)(await readFile(path.join(this.folder, 'catalogues', `${key}.xml.gz`)));
  }
}

function entryOf(value: unknown): RosterEntry {
  if (typeof value !== 'object' || value === null) throw new Error('manifest.json: an entry is no object.');
  const roster = 'roster' in value ? value.roster : null;
  const edition = 'edition' in value ? value.edition : '';
  const catalogues = 'catalogues' in value ? value.catalogues : null;
  if (typeof roster !== 'string' || typeof catalogues !== 'object' || catalogues === null) {
    throw new Error('manifest.json: an entry lacks its roster or its catalogues.');
  }
  return {
    roster,
    edition: typeof edition === 'string' ? edition : '',
    catalogues: Object.fromEntries(Object.entries(catalogues).map(([name, key]) => [name, String(key)])),
    selectionCostsAddUp: !('selectionCostsAddUp' in value) || value.selectionCostsAddUp !== false,
  };
}
