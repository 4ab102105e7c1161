// Folders in dist/ that are built from the sources, each replaced as a whole when a source or a setting has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateWhenStale, isClientStale } from './prisma/generate.mjs';
import { hasSources, repository } from './repository.mjs';

const STAMP = '.sources';
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json', 'tools/build.mjs', 'tools/programs.mjs'];
const FOLDERS = ['apps', 'libs', 'tools/conformance', 'tools/engine', 'tools/score', 'prisma/migrations'];

/**
 * Has a folder made anew if a source has changed since it was made. Prints everything on stderr, because stdout belongs to the command
 * that needs the folder.
 * @param {string} folder
 * @param {string} notice
 * @param {(fresh: string) => void | Promise<void>} make
 */
export async function buildWhenStale(folder, notice, make) {
  if (!hasSources) return;
  generateWhenStale();
  const sources = fingerprint();
  if (stampOf(folder) === sources) return;
  process.stderr.write(`${notice}\n`);
  const fresh = `${folder}.${process.pid}`;
  try {
    await make(fresh);
    writeFileSync(path.join(fresh, STAMP), sources);
    putInPlace(folder, fresh);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** @param {string} folder */
export const isStale = (folder) => hasSources && (isClientStale() || stampOf(folder) !== fingerprint());

/** Names the sources from which the folder was built; empty if it does not say. @param {string} folder */
export const stampOf = (folder) => (existsSync(path.join(folder, STAMP)) ? readFileSync(path.join(folder, STAMP), 'utf8') : '');

/** Changes when a source file is written, added or removed. Does not read file contents. */
function fingerprint() {
  const hash = createHash('sha256');
  const note = (/** @type {string} */ file) => {
    const { mtimeMs, size } = statSync(path.join(repository, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  };
  for (const file of FILES) note(file);
  for (const folder of FOLDERS)
    for (const file of readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' }).toSorted())
      if (/\.(tsx?|sql)$/.test(file) && !file.endsWith('.spec.ts')) note(path.join(folder, file));
  return hash.digest('hex');
}

/**
 * Replaces the folder as a whole instead of emptying it, because another command may be running from it or building the same at this moment.
 * @param {string} folder @param {string} fresh
 */
function putInPlace(folder, fresh) {
  const old = `${fresh}.old`;
  if (existsSync(folder)) renameSync(folder, old);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(path.join(folder, STAMP))) throw error; // otherwise another process has already built the same sources
  }
  rmSync(old, { recursive: true, force: true });
}
