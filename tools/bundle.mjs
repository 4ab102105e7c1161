// Joins the compiled command line and its packages into one file: loading it takes a quarter of the time of loading 1,500 modules.
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repository } from './repository.mjs';

/** In dist/, which every build replaces as a whole, so the bundle is always of the same build as the rest. */
const FOLDER = path.join(repository, 'dist/bundle');
const MAIN = path.join(repository, 'dist/apps/cli/src/main.js');
const BUNDLED = path.join(FOLDER, 'main.js');

/**
 * The file that runs the command line. Bundles it if that was not done since the last build. Where the bundler is not installed, for
 * example without optional packages, it is the file that was not bundled.
 */
export async function bundledCli() {
  if (existsSync(BUNDLED)) return BUNDLED;
  const bundler = await import('rolldown').catch(() => null);
  if (!bundler) return MAIN;
  const fresh = `${FOLDER}.${process.pid}`;
  try {
    // Silent, because packages name others that need not be installed.
    await bundler.build({ input: MAIN, platform: 'node', logLevel: 'silent', output: { dir: fresh, format: 'esm', keepNames: true } });
    if (!existsSync(FOLDER)) renameSync(fresh, FOLDER); // otherwise another command has bundled the same build
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return BUNDLED;
}
