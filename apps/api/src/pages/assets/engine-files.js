// Loads the files of releases, and keeps them where the browser allows that.

/** @typedef {{ readonly slug: string, readonly name: string, readonly address: string }} Offered */
/** @typedef {{ readonly index: Offered, readonly factions: readonly Offered[] }} FilesOffered */

const CACHE = 'muster-engine';
/** Only pages from https or this machine may keep files. */
const mayKeep = 'caches' in globalThis;

/** The files of a release. @param {string} release @returns {Promise<FilesOffered>} */
export async function filesOf(release) {
  /** @type {FilesOffered} */
  const offered = await (await fresh(`/engine/${encodeURIComponent(release)}/factions.json`)).json();
  return offered;
}

/** The file of a faction; the index of the release if none is named. @param {string} release @param {string | null} faction */
export async function fileOf(release, faction) {
  const { index, factions } = await filesOf(release);
  const file = faction === null ? index : factions.find(({ slug }) => slug === faction);
  if (!file) throw new Error(`${release} has no file for ${faction}.`);
  return (await kept(file.address)).blob();
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
