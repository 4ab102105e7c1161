// npm run build -w @muster/engine: bundles libs/engine and everything below it to packages/engine/dist as one ES module, with its types.
// With --size it also prints the size of the module; with --for-pages it only adds the module to the build of the api.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { COMPILER, repository } from './repository.mjs';

const FOLDER = path.join(repository, 'packages/engine');
const SOURCES = path.join(repository, 'libs/engine/src');

/** Bytes of the compressed module that no version may exceed. */
export const LARGEST_MODULE = 250 * 1024;

/** Browsers unzip roster files with what they have. */
const unzipInBrowsers = {
  name: 'unzip-in-browsers',
  resolveId: (/** @type {string} */ source) => (source.endsWith('/open-zip.js') ? path.join(SOURCES, 'open-zip-in-browsers.ts') : null),
};

/**
 * The module as text. It has no import left: every Node API would be one. French messages are left out, because nothing uses them.
 * @param {string} [entry] a file of libs/engine/src
 */
export async function bundledEngine(entry = 'index.ts') {
  const bundle = await rolldown({
    input: path.join(SOURCES, entry),
    platform: 'browser',
    tsconfig: false,
    plugins: [unzipInBrowsers],
    resolve: { conditionNames: ['muster-source', 'browser', 'import', 'default'] },
    treeshake: { moduleSideEffects: false },
    onLog: refuse,
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    const [module, ...others] = output;
    const left = [...module.imports, ...module.dynamicImports, ...others.map(({ fileName }) => fileName)];
    if (left.length > 0) throw new Error(`The engine imports ${left.join(', ')}, which browsers do not have.`);
    return module.code;
  } finally {
    await bundle.close();
  }
}

/** Bytes as a server sends it. @param {string} code */
export const zippedSize = (code) => gzipSync(code, { level: 9 }).length;

/** @param {string} level @param {{ readonly message: string }} log */
function refuse(level, { message }) {
  if (level === 'warn') throw new Error(message);
}

/** The engine that the api's pages load, in dist/, which every build replaces as a whole. */
export const ENGINE_IN_BUILD = path.join(repository, 'dist/engine/engine.js');

/** Bundles the engine for the pages if that was not done since the last build. */
export async function addEngineToBuild() {
  if (existsSync(ENGINE_IN_BUILD)) return;
  const code = await bundledEngine();
  mkdirSync(path.dirname(ENGINE_IN_BUILD), { recursive: true });
  const fresh = `${ENGINE_IN_BUILD}.${process.pid}`;
  writeFileSync(fresh, code);
  renameSync(fresh, ENGINE_IN_BUILD);
}

async function buildEngine() {
  const dist = path.join(FOLDER, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, [COMPILER, '-p', FOLDER], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The types of @muster/engine could not be written.');
  const code = await bundledEngine();
  writeFileSync(path.join(dist, 'index.js'), code);
  return zippedSize(code);
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--for-pages')) await addEngineToBuild();
  const size = process.argv.includes('--for-pages') ? 0 : await buildEngine();
  if (process.argv.includes('--size')) process.stdout.write(`${JSON.stringify({ engine: size })}\n`);
}
