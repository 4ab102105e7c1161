// npm run build -w @muster/client: compiles packages/client to its dist/. With --size it also prints what each entry adds to an app: its
// bundle, minified and compressed.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { COMPILER, repository } from './repository.mjs';

const FOLDER = path.join(repository, 'packages/client');
const ENTRIES = ['index', 'sse', 'ws'];

export function buildClient() {
  rmSync(path.join(FOLDER, 'dist'), { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, [COMPILER, '-p', FOLDER], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The build of @muster/client failed.');
}

/** Bytes of each entry as browsers load it. It has no import left: every Node API would be one. @returns {Promise<Record<string, number>>} */
export async function clientSizes() {
  const sizes = await Promise.all(ENTRIES.map(async (entry) => [entry, await sizeOf(path.join(FOLDER, 'dist', `${entry}.js`))]));
  return Object.fromEntries(sizes);
}

/** @param {string} input */
async function sizeOf(input) {
  const bundle = await rolldown({ input, platform: 'browser', onLog: refuse });
  try {
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    const left = output.flatMap((chunk) => (chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : []));
    if (left.length > 0) throw new Error(`${input} imports ${left.join(', ')}, which browsers do not have.`);
    return gzipSync(output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')).length;
  } finally {
    await bundle.close();
  }
}

/** @param {string} level @param {{ readonly message: string }} log */
function refuse(level, { message }) {
  if (level === 'warn') throw new Error(message);
}

if (process.argv[1] === import.meta.filename) {
  buildClient();
  if (process.argv.includes('--size')) process.stdout.write(`${JSON.stringify(await clientSizes())}\n`);
}
