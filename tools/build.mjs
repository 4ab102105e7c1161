// npm run build: everything in dist/. Here, all apps and libraries as single modules, in one pass that checks their types, for tools and
// specs that use some of them; what runs the product is in programs.mjs.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhenStale } from './built-folder.mjs';
import { COMPILER, repository } from './repository.mjs';

const MODULES = path.join(repository, 'dist/modules');

export const buildModules = () =>
  buildWhenStale(MODULES, 'Compiling Muster ...', (fresh) => {
    const options = ['-p', 'tsconfig.build.json', '--outDir', fresh];
    const compiled = spawnSync(process.execPath, [COMPILER, ...options], { cwd: repository, stdio: ['ignore', 2, 2] });
    if (compiled.status !== 0) throw new Error('The build failed.');
  });

/** @param {string} file */
export const moduleInBuild = (file) => path.join(MODULES, file);

/**
 * The address of a compiled module. Scripts import by this address instead of a path, because the type checker would treat dist/ as
 * sources.
 * @param {string} file
 */
export const addressInBuild = (file) => pathToFileURL(moduleInBuild(file)).href;

if (process.argv[1] === import.meta.filename) {
  try {
    await buildModules();
    const { buildPrograms } = await import('./programs.mjs');
    await buildPrograms();
    const { buildPageEngine } = await import('./engine-package.mjs');
    await buildPageEngine();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
