// node test/publishing/run-module.mjs <file.ts> [arguments]: runs a TypeScript module of the tests, or a built one of the product, in a separate
// process.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { addressInBuild } from '../../tools/build.mjs';

const repository = path.join(import.meta.dirname, '../..');
const tests = pathToFileURL(path.join(repository, 'test/')).href;

/**
 * Node runs the tests' TypeScript as it is, but not the product's, which has decorators: what was built from it runs instead.
 * @param {string} file
 */
function addressOf(file) {
  const inside = path.relative(repository, file);
  if (/^(?:apps|libs)\//.test(inside)) return addressInBuild(inside.replace(/\.ts$/, '.js'));
  return pathToFileURL(existsSync(file) ? file : file.replace(/\.js$/, '.ts')).href;
}

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context;
    // A thread inherits the conditions of a test run, which lead to sources.
    if (specifier.startsWith('#muster/'))
      return next(specifier, { ...context, conditions: conditions.filter((one) => one !== 'muster-source') });
    if (!specifier.startsWith('.') || !parentURL?.startsWith(tests)) return next(specifier, context);
    return next(addressOf(fileURLToPath(new URL(specifier, parentURL))), context);
  },
});

const [, , file = ''] = process.argv;
await import(addressOf(file));
