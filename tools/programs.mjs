// The programs of the product in dist/programs, each bundled from the sources with its packages: the api, the worker, the command line, and
// what they run in threads and processes. From bundles they start in three fifths of the time, and a process takes 20 to 70 MB less, than from the
// 4,000 files of the same modules (docs/decisions/0050-programs-are-bundles.md).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhenStale, isStale, stampOf } from './built-folder.mjs';
import { repository } from './repository.mjs';

const PROGRAMS = path.join(repository, 'dist/programs');

/** The names are those by which the programs start each other: all lie in one folder. */
export const PROGRAM_SOURCES = {
  api: 'apps/api/src/main.ts',
  worker: 'apps/worker/src/main.ts',
  muster: 'apps/cli/src/main.ts',
  'checking.thread': 'libs/bulk/src/threads/checking.thread.ts',
  'import.process': 'libs/publishing/src/import/import.process.ts',
  'import-options': 'libs/publishing/src/import/import-options.ts',
};

/** @typedef {keyof typeof PROGRAM_SOURCES} Program */

/** The file of a program. @param {Program} name */
export const program = (name) => path.join(PROGRAMS, `${name}.js`);

/**
 * The same code in ASCII. V8 keeps a text with a single letter beyond Latin-1 in two bytes a letter, in every thread that loads it, and
 * takes longer to read it.
 * @param {string} code
 */
export const asciiOf = (code) =>
  code.replaceAll(/(\\*)([^\0-\x7F])/g, (_, slashes, /** @type {string} */ letter) => {
    const escaped = `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return slashes.length % 2 === 0 ? slashes + escaped : slashes.slice(1) + escaped; // a letter that was escaped needs no second backslash
  });

/**
 * Prisma's query compiler is a module of base64, which takes five times as long to load as a file of bytes. What decodes it copies bytes as
 * they are.
 * @type {import('rolldown').Plugin}
 */
const wasmAsFile = {
  name: 'wasm-as-file',
  load: {
    filter: { id: /\.wasm-base64\.mjs$/ },
    async handler(id) {
      /** @type {{ wasm: string }} */
      const { wasm } = await import(pathToFileURL(id).href);
      const file = this.emitFile({ type: 'asset', name: 'query-compiler.wasm', source: Buffer.from(wasm, 'base64') });
      return `import { readFileSync } from 'node:fs';\nexport const wasm = readFileSync(new URL(import.meta.ROLLUP_FILE_URL_${file}));`;
    },
  },
};

/** The exports of http for which Node loads undici, its client of `fetch`. */
const OF_FETCH = new Set(['WebSocket', 'CloseEvent', 'MessageEvent']);

/**
 * Node reads all exports of a module that is imported, so importing http also loads undici. Programs get http without what needs undici.
 * @type {import('rolldown').Plugin}
 */
const httpWithoutFetch = {
  name: 'http-without-fetch',
  resolveId: {
    filter: { id: /^(?:node:)?http$/ },
    handler: (_, __, { kind }) => (kind === 'import-statement' ? '\0http' : null),
  },
  load: {
    filter: { id: /^\0http$/ },
    handler: () => {
      const names = Object.keys(process.getBuiltinModule('node:http')).filter((name) => !OF_FETCH.has(name));
      return `const http = process.getBuiltinModule('node:http');\nexport default http;\nexport const { ${names.join(', ')} } = http;`;
    },
  },
};

const LIBRARIES = path.join(repository, 'libs') + path.sep;

/**
 * A program that takes one name from a library of ours does without what else the library exports: settings need zod, but asking the launcher
 * for the database does not. Undefined leaves it to the package.
 * @param {string} id
 */
const sideEffectsOf = (id) => (id.startsWith(LIBRARIES) ? false : undefined);

/** @type {import('rolldown').Plugin} */
const inAscii = {
  name: 'in-ascii',
  generateBundle: (_, bundle) => {
    for (const part of Object.values(bundle)) if (part.type === 'chunk') part.code = asciiOf(part.code);
  },
};

export const buildPrograms = () =>
  buildWhenStale(PROGRAMS, 'Building Muster ...', async (fresh) => {
    const { build } = await import('rolldown');
    await build({
      input: Object.fromEntries(Object.entries(PROGRAM_SOURCES).map(([name, file]) => [name, path.join(repository, file)])),
      cwd: repository,
      platform: 'node',
      tsconfig: path.join(repository, 'tsconfig.json'),
      resolve: { conditionNames: ['muster-source', 'node'] },
      treeshake: { moduleSideEffects: sideEffectsOf },
      logLevel: 'silent', // packages name others that need not be installed
      output: { dir: fresh, format: 'esm', keepNames: true },
      plugins: [wasmAsFile, httpWithoutFetch, inAscii],
    });
  });

/** Builds in another process, so that the database can start meanwhile. @returns {Promise<void>} */
export async function buildProgramsAside() {
  if (!isStale(PROGRAMS)) return;
  const build = spawn(process.execPath, [import.meta.filename], { stdio: ['ignore', 2, 2] });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('The build failed.');
}

/** Names the build in dist/programs; empty if it does not say. */
export const buildStamp = () => stampOf(PROGRAMS);

/**
 * Node's compile cache for what the launchers run. It is found by content, so it is never stale, and Node does without it if the folder
 * cannot be written.
 */
export const COMPILE_CACHE = path.join(repository, 'node_modules/.cache/muster');

/** The options of a Node process that imports. @returns {Promise<readonly string[]>} */
export async function importOptions() {
  /** @type {typeof import('../libs/publishing/src/import/import-options.js')} */
  const { IMPORT_OPTIONS } = await import(pathToFileURL(program('import-options')).href);
  return IMPORT_OPTIONS;
}

if (process.argv[1] === import.meta.filename) {
  try {
    await buildPrograms();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
