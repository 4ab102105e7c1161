import { hash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PointsTable, PriceList } from '#muster/catalogue';
import type { StoredRelease } from './stored-release.js';

/** Where releases are kept on disk, and by which build; another build may read a release differently. */
export interface KeptReleasesOptions {
  readonly folder: string;
  readonly build: string;
}

/** The parts of a release that are read independently of each other, and the most files of each. */
const PARTS = {
  /** About 4 MB for a whole game. */
  release: 8,
  /** About 0.2 MB. */
  prices: 100,
} as const;
type Part = keyof typeof PARTS;

/**
 * Keeps the content of releases in files, because a short-lived process spends much of its time on loading one. Only releases that never
 * change again are kept. A file that is not whole, or that another build wrote, is treated as missing and replaced.
 */
export class KeptReleases {
  /** Null if nothing is to be kept. */
  constructor(private readonly options: KeptReleasesOptions | null) {}

  /** What `packContent` made of the release. */
  read(release: StoredRelease): Promise<Buffer | null> {
    return this.#read(release, 'release');
  }

  write(release: StoredRelease, packed: () => Buffer | Promise<Buffer>): Promise<void> {
    return this.#write(release, 'release', packed);
  }

  async readPrices(release: StoredRelease): Promise<PriceList | null> {
    const json = await this.#read(release, 'prices');
    if (json === null) return null;
    const { datasheets, enhancements }: KeptPrices = JSON.parse(json.toString());
    return { datasheets: new Map(datasheets), enhancements: new Map(enhancements) };
  }

  writePrices(release: StoredRelease, { datasheets, enhancements }: PriceList): Promise<void> {
    const prices: KeptPrices = { datasheets: [...datasheets], enhancements: [...enhancements] };
    return this.#write(release, 'prices', () => Buffer.from(JSON.stringify(prices)));
  }

  async #read(release: StoredRelease, part: Part): Promise<Buffer | null> {
    const { options } = this;
    if (!options || release.status === 'draft') return null;
    const bytes = await readFile(fileOf(release, part, options)).catch(() => null);
    const end = bytes?.indexOf('\n') ?? -1;
    if (!bytes || end < 0) return null;
    const body = bytes.subarray(end + 1);
    return bytes.toString('utf8', 0, end) === headOf(release, body, options) ? body : null;
  }

  /** Does nothing if the folder cannot be written. */
  async #write(release: StoredRelease, part: Part, content: () => Buffer | Promise<Buffer>): Promise<void> {
    const { options } = this;
    if (!options || release.status === 'draft') return;
    const body = await content();
    const file = fileOf(release, part, options);
    const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
    try {
      await mkdir(options.folder, { recursive: true, mode: 0o700 });
      await writeFile(unfinished, [`${headOf(release, body, options)}\n`, body], { mode: 0o600 });
      await rename(unfinished, file);
      await removeOldest(options.folder, part);
    } catch {
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  }
}

/** A price list as JSON. */
interface KeptPrices {
  readonly datasheets: readonly [id: string, points: PointsTable][];
  readonly enhancements: readonly [id: string, points: number][];
}

function fileOf({ id }: StoredRelease, part: Part, { folder }: KeptReleasesOptions): string {
  return path.join(folder, `${id}.${part}`);
}

/** Names the build, the release and the hash of what is kept. */
function headOf({ id, revision, contentHash }: StoredRelease, body: Uint8Array, { build }: KeptReleasesOptions): string {
  return JSON.stringify([build, id, revision, contentHash, hash('sha256', body, 'hex')]);
}

async function removeOldest(folder: string, part: Part): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.includes(`.${part}`));
  const files = names.map((name) => path.join(folder, name));
  const dated = await Promise.all(files.map(async (file) => ({ file, at: (await stat(file).catch(() => null))?.mtimeMs ?? 0 })));
  const oldest = dated.toSorted((a, b) => b.at - a.at).slice(PARTS[part]);
  await Promise.all(oldest.map(({ file }) => rm(file, { force: true })));
}
