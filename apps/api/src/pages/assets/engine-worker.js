// Checks lists in a thread of the browser. The address of the engine is in the address of this file.

/**
 * The parts of @muster/engine that are used here.
 * @typedef {{ readonly check: (list: string, options: object) => Promise<unknown> }} Checker
 * @typedef {(release: string, faction: string | null) => Promise<unknown>} LoadFile
 * @typedef {{ readonly Checker: new (load: LoadFile) => Checker, readonly loadFaction: (file: Blob) => Promise<unknown> }} Engine
 * @typedef {{ readonly slug: string, readonly address: string }} Offered
 * @typedef {{ readonly id: number, readonly list: string, readonly options: object }} Asked
 */

const CACHE = 'muster-engine';
/** Only pages from https or this machine may keep files. */
const mayKeep = 'caches' in globalThis;
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
  return new Checker(async (release, faction) => {
    /** @type {{ readonly index: Offered, readonly factions: readonly Offered[] }} */
    const offered = await (await fresh(`/engine/${encodeURIComponent(release)}/factions.json`)).json();
    const file = faction === null ? offered.index : offered.factions.find(({ slug }) => slug === faction);
    if (!file) throw new Error(`${release} has no file for ${faction}.`);
    return loadFaction(await (await kept(file.address)).blob());
  });
}

/** @param {string} list @param {object} options */
async function reportOn(list, options) {
  const ready = await checker;
  const begun = performance.now();
  const report = await ready.check(list, options);
  return { report, ms: performance.now() - begun };
}

/** What the server says now, or what it said last if there is no network. @param {string} address */
async function fresh(address) {
  const answer = await fetch(address).catch(() => null);
  const cache = mayKeep ? await caches.open(CACHE) : null;
  if (answer?.ok) await cache?.put(address, answer.clone());
  const found = answer?.ok ? answer : await cache?.match(address);
  if (!found) throw new Error(`${address} cannot be loaded.`);
  return found;
}

/** A file that never changes. @param {string} address */
async function kept(address) {
  const cache = mayKeep ? await caches.open(CACHE) : null;
  const known = await cache?.match(address);
  if (known) return known;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} cannot be loaded.`);
  await cache?.put(address, answer.clone());
  return answer;
}
