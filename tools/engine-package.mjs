// npm run build -w @muster/engine: bundles libs/engine and everything below it to packages/engine/dist as ES modules, with their types: the
// checks, the builder, and what both need. With --size it also prints what each entry loads; with --for-pages it only builds each entry as
// one module for the pages of the api.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWhenStale } from './built-folder.mjs';
import { COMPILER, repository } from './repository.mjs';

const FOLDER = path.join(repository, 'packages/engine');
const SOURCES = path.join(repository, 'libs/engine/src');

/** The entries of the package and their files in libs/engine/src. */
const ENTRIES = { index: 'index.ts', builder: 'builder/index.ts' };

/** Bytes of a compressed entry, with everything that it loads, that no version may exceed. */
export const LARGEST_MODULE = 250 * 1024;

/** Browsers unzip roster files with what they have. */
const unzipInBrowsers = {
  name: 'unzip-in-browsers',
  resolveId: (/** @type {string} */ source) => (source.endsWith('/open-zip.js') ? path.join(SOURCES, 'open-zip-in-browsers.ts') : null),
};

/**
 * An entry as the text of one module. It has no import left: every Node API would be one. French messages are left out, because nothing uses
 * them.
 * @param {keyof typeof ENTRIES} [entry]
 */
export async function bundledEngine(entry = 'index') {
  const [module, ...others] = await bundled({ [entry]: ENTRIES[entry] });
  if (!module || others.length > 0) throw new Error(`The entry ${entry} became ${others.length + 1} modules.`);
  return module.code;
}

/**
 * The modules of these entries, which share what they both need, so that an app can load one and later the other.
 * @param {Readonly<Record<string, string>>} entries
 */
async function bundled(entries) {
  const { rolldown } = await import('rolldown'); // only to bundle: `npm start` mostly asks whether there is anything to bundle
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(SOURCES, file)])),
    platform: 'browser',
    tsconfig: false,
    plugins: [unzipInBrowsers],
    resolve: { conditionNames: ['muster-source', 'browser', 'import', 'default'] },
    treeshake: { moduleSideEffects: false },
    onLog: refuse,
  });
  try {
    const { output } = await bundle.generate({
      format: 'esm',
      minify: true,
      entryFileNames: '[name].js',
      chunkFileNames: 'shared-[hash].js',
    });
    const modules = output.flatMap((one) => (one.type === 'chunk' ? [one] : []));
    const own = new Set(modules.map(({ fileName }) => fileName));
    const left = modules.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]).filter((one) => !own.has(one));
    if (left.length > 0) throw new Error(`The engine imports ${left.join(', ')}, which browsers do not have.`);
    return modules;
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

/** Where the api finds the engine that its pages load. */
export const PAGE_ENGINE = path.join(repository, 'dist/engine');

/** Bundles the engine for the pages: each loads one module. */
export const buildPageEngine = () =>
  buildWhenStale(PAGE_ENGINE, 'Bundling the engine for pages ...', async (fresh) => {
    mkdirSync(fresh, { recursive: true });
    writeFileSync(path.join(fresh, 'engine.js'), await bundledEngine());
    writeFileSync(path.join(fresh, 'builder.js'), await bundledEngine('builder'));
  });

async function buildEngine() {
  const dist = path.join(FOLDER, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, [COMPILER, '-p', FOLDER], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The types of @muster/engine could not be written.');
  const modules = await bundled(ENTRIES);
  for (const { fileName, code } of modules) writeFileSync(path.join(dist, fileName), code);
  const sizeOf = (/** @type {string} */ entry) =>
    modules.filter(({ fileName, isEntry }) => fileName === entry || !isEntry).reduce((sum, { code }) => sum + zippedSize(code), 0);
  return { engine: sizeOf('index.js'), builder: sizeOf('builder.js') };
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--for-pages')) await buildPageEngine();
  const sizes = process.argv.includes('--for-pages') ? null : await buildEngine();
  if (sizes && process.argv.includes('--size')) process.stdout.write(`${JSON.stringify(sizes)}\n`);
}
