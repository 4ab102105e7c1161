// Checks lists in a thread of the browser. The address of the engine is in the address of this file.
import { fileOf } from './engine-files.js';

/**
 * The parts of @muster/engine that are used here.
 * @typedef {{ readonly check: (list: string, options: object) => Promise<unknown> }} Checker
 * @typedef {(release: string, faction: string | null) => Promise<unknown>} LoadFile
 * @typedef {{ readonly Checker: new (load: LoadFile) => Checker, readonly loadFaction: (file: Blob) => Promise<unknown> }} Engine
 * @typedef {{ readonly id: number, readonly list: string, readonly options: object }} Asked
 */

const checker = open();

addEventListener('message', (/** @type {MessageEvent<Asked>} */ { data: { id, list, options } }) => {
  reportOn(list, options).then(
    (found) => postMessage({ id, ...found }),
    (error) => postMessage({ id, fault: error instanceof Error ? error.message : String(error) }),
  );
});

/** @returns {Promise<Checker>} */
async function open() {
  /** @type {Engine} */
  const { Checker, loadFaction } = await import(new URLSearchParams(location.search).get('engine') ?? '');
  return new Checker(async (release, faction) => loadFaction(await fileOf(release, faction)));
}

/** @param {string} list @param {object} options */
async function reportOn(list, options) {
  const ready = await checker;
  const begun = performance.now();
  const report = await ready.check(list, options);
  return { report, ms: performance.now() - begun };
}
