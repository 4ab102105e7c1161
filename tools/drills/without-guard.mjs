// Removes a guard from a process of a drill: the source that holds it is changed while it is loaded, and nowhere else. The product has no
// switch for this (docs/decisions/0046-guards-are-taken-out-of-the-source.md).
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { moduleInBuild } from '../build.mjs';
import { program } from '../programs.mjs';
import { repository } from '../repository.mjs';
import { GUARDS } from './guards.mjs';

/** Set by `npm run drill -- NAME --without GUARD` for the processes of the drill. Nothing in apps/ or libs/ reads it. */
export const WITHOUT = 'MUSTER_DRILL_WITHOUT';

/** @typedef {import('./guards.mjs').Guard} Guard */

/** The guard that this process has to do without, or null. @returns {Guard | null} */
export function removedGuard() {
  const name = process.env[WITHOUT];
  if (!name) return null;
  const guard = GUARDS[name];
  if (!guard) throw new Error(`There is no guard "${name}"; there are: ${Object.keys(GUARDS).join(', ')}.`);
  return guard;
}

/** @param {string} source @param {Extract<Guard, { file: string }>} guard */
export function withoutGuard(source, { file, text, instead }) {
  const [before, after, ...others] = source.split(text);
  if (before === undefined || after === undefined || others.length > 0) throw new Error(`${file} does not contain this once: ${text}`);
  return `${before}${instead}${after}`;
}

/** For code that Vite loads from its sources. */
export function withoutGuardPlugin() {
  const guard = removedGuard();
  return {
    name: 'without-guard',
    enforce: /** @type {const} */ ('pre'),
    /** @param {string} source @param {string} id */
    transform: (source, id) =>
      guard && 'file' in guard && id.split('?', 1)[0] === path.join(repository, guard.file)
        ? { code: withoutGuard(source, guard), map: null }
        : null,
  };
}

/** The file that a drill runs: a program as it is served, or the modules of the build, of which one is without a guard. @param {'api' | 'worker'} app */
export const drilledFile = (app) => (removedGuard() === null ? program(app) : moduleInBuild(`apps/${app}/src/main.js`));

/** For code that Node loads: of the product from dist/modules, of a tool from its source. */
export function loadWithoutGuard() {
  const guard = removedGuard();
  if (!guard || !('file' in guard)) return;
  const built = guard.file.endsWith('.mjs') ? path.join(repository, guard.file) : moduleInBuild(guard.file.replace(/\.tsx?$/, '.js'));
  registerHooks({
    load: (url, context, next) =>
      url.startsWith('file:') && fileURLToPath(url) === built
        ? { format: 'module', source: withoutGuard(readFileSync(built, 'utf8'), guard), shortCircuit: true }
        : next(url, context),
  });
}
