import { hash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseData } from '#muster/catalogue';
import type { StoredRelease } from './stored-release.js';

/** What a check reads of a release, without the release's own row, which always comes from the database. */
export type ReleaseContent = Omit<ReleaseData, 'release'>;

/** Where releases are kept on disk, and by which build; another build may read a release differently. */
export interface KeptReleasesOptions {
  readonly folder: string;
  readonly build: string;
}

/** A release of a whole game takes about 30 MB. */
const MOST_KEPT = 8;

/**
 * Keeps the content of releases in files, because a short-lived process spends much of its time on loading one. Only releases that never
 * change again are kept. A file that is not whole, or that another build wrote, is treated as missing and replaced.
 */
export class KeptReleases {
  /** Null if nothing is to be kept. */
  constructor(private readonly options: KeptReleasesOptions | null) {}

  async read(release: StoredRelease): Promise<ReleaseContent | null> {
    const { options } = this;
    if (!options || release.status === 'draft') return null;
    const bytes = await readFile(fileOf(release, options)).catch(() => null);
    const end = bytes?.indexOf('\n') ?? -1;
    if (!bytes || end < 0) return null;
    const body = bytes.subarray(end + 1);
    if (bytes.toString('utf8', 0, end) !== headOf(release, body, options)) return null;
    const content: ReleaseContent = JSON.parse(body.toString('utf8'));
    return content;
  }

  /** Does nothing if the folder cannot be written. */
  async write(release: StoredRelease, { files, readModel }: ReleaseContent): Promise<void> {
    const { options } = this;
    if (!options || release.status === 'draft') return;
    const body = Buffer.from(JSON.stringify({ files, readModel }));
    const file = fileOf(release, options);
    const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
    try {
      await mkdir(options.folder, { recursive: true, mode: 0o700 });
      await writeFile(unfinished, [`${headOf(release, body, options)}\n`, body], { mode: 0o600 });
      await rename(unfinished, file);
      await removeOldest(options.folder);
    } catch {
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  }
}

function fileOf({ id }: StoredRelease, { folder }: KeptReleasesOptions): string {
  return path.join(folder, `${id}.release`);
}

/** Names the build, the release and the hash of what is kept. */
function headOf({ id, revision, contentHash }: StoredRelease, body: Uint8Array, { build }: KeptReleasesOptions): string {
  return JSON.stringify([build, id, revision, contentHash, hash('sha256', body, 'hex')]);
}

async function removeOldest(folder: string): Promise<void> {
  const files = (await readdir(folder)).map((name) => path.join(folder, name));
  const dated = await Promise.all(files.map(async (file) => ({ file, at: (await stat(file).catch(() => null))?.mtimeMs ?? 0 })));
  const oldest = dated.toSorted((a, b) => b.at - a.at).slice(MOST_KEPT);
  await Promise.all(oldest.map(({ file }) => rm(file, { force: true })));
}
