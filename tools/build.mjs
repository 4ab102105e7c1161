// Compiles all apps and libraries to dist/ in one pass, if a source or a setting has changed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledCli } from './bundle.mjs';
import { generateWhenStale, isClientStale } from './prisma/generate.mjs';
import { COMPILER, hasSources, repository } from './repository.mjs';

const DIST = path.join(repository, 'dist');
const STAMP = '.sources';
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'];
const FOLDERS = ['apps', 'libs', 'tools/conformance', 'tools/engine', 'tools/score', 'prisma/migrations'];

/** What buildAside passes. A clone's first build is of a commit, whose types were checked before; checking them takes most of a build. */
const FIRST_UNCHECKED = '--first-unchecked';

/**
 * Prints everything on stderr, because stdout belongs to the command that requested the build.
 * @param {{ readonly checksTypes?: boolean }} [how]
 */
export function buildWhenStale({ checksTypes = true } = {}) {
  if (!hasSources) return;
  generateWhenStale();
  const sources = fingerprint();
  if (isBuiltFrom(sources)) return;
  process.stderr.write('Building Muster ...\n');
  const fresh = `${DIST}.${process.pid}`;
  try {
    compile(fresh, checksTypes);
    writeFileSync(path.join(fresh, STAMP), sources);
    putInPlace(fresh);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/**
 * Builds in another process, so that the database can start meanwhile.
 * @returns {Promise<void>}
 */
export async function buildAside() {
  if (!hasSources || (!isClientStale() && isBuiltFrom(fingerprint()))) return;
  const build = spawn(process.execPath, [import.meta.filename, FIRST_UNCHECKED], { stdio: ['ignore', 2, 2] });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('The build failed.');
}

/**
 * Node's compile cache for what the launchers run. It is found by content, so it is never stale, and Node does without it if the folder
 * cannot be written.
 */
export const COMPILE_CACHE = path.join(repository, 'node_modules/.cache/muster');

/** Names the build in dist/; empty if it does not say. */
export const buildStamp = () => (existsSync(path.join(DIST, STAMP)) ? readFileSync(path.join(DIST, STAMP), 'utf8') : '');

/**
 * The address of a compiled file. Scripts import by this address instead of a path, because the type checker would treat dist/ as
 * sources.
 * @param {string} file
 */
export const addressInBuild = (file) => pathToFileURL(path.join(DIST, file)).href;

/** The options of a Node process that imports. @returns {Promise<readonly string[]>} */
export async function importOptions() {
  /** @type {typeof import('../libs/publishing/src/import/import-options.js')} */
  const { IMPORT_OPTIONS } = await import(addressInBuild('libs/publishing/src/import/import-options.js'));
  return IMPORT_OPTIONS;
}

/** @param {string} sources */
function isBuiltFrom(sources) {
  return buildStamp() === sources;
}

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

/** @param {string} outDir @param {boolean} checksTypes */
function compile(outDir, checksTypes) {
  const options = ['-p', 'tsconfig.build.json', '--outDir', outDir, ...(checksTypes ? [] : ['--noCheck'])];
  const compiled = spawnSync(process.execPath, [COMPILER, ...options], {
    cwd: repository,
    stdio: ['ignore', 2, 2],
  });
  if (compiled.status !== 0) throw new Error('The build failed.');
}

/**
 * Replaces dist/ as a whole instead of emptying it, because another command may be running from it or building the same at this moment.
 * @param {string} fresh
 */
function putInPlace(fresh) {
  const old = `${fresh}.old`;
  if (existsSync(DIST)) renameSync(DIST, old);
  try {
    renameSync(fresh, DIST);
  } catch (error) {
    if (!existsSync(path.join(DIST, STAMP))) throw error; // otherwise another process has already built the same sources
  }
  rmSync(old, { recursive: true, force: true });
}

if (process.argv[1] === import.meta.filename) {
  try {
    buildWhenStale({ checksTypes: existsSync(DIST) || !process.argv.includes(FIRST_UNCHECKED) });
    if (hasSources && !process.argv.includes(FIRST_UNCHECKED)) {
      await bundledCli();
      const { addEngineToBuild } = await import('./engine-package.mjs');
      await addEngineToBuild();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
