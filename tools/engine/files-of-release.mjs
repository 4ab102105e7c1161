// The files that a server offers for checks without a server, made from the database in the same way.
import { gzipSync } from 'node:zlib';
import { addressInBuild } from '../build.mjs';

const NOTHING_TAUGHT = { aliases: [], dataVersions: [] };
/** Whole releases that are kept in memory. */
const MOST_KEPT = 2;

/** @typedef {{ readonly label: string, readonly faction: string | null }} Wanted */
/** @typedef {Awaited<ReturnType<typeof filesOfRelease>>} Files */

/** @param {import('../../libs/persistence/src/index.js').ReleaseRepository} releases */
export async function filesOfRelease(releases) {
  /** @type {typeof import('../../libs/catalogue/src/index.js')} */
  const { factionFile } = await import(addressInBuild('libs/catalogue/src/index.js'));
  /** @type {Map<string, Promise<import('../../libs/catalogue/src/index.js').ReleaseData>>} */
  const kept = new Map();
  /** @type {Map<string, Buffer>} */
  const made = new Map();

  /** @param {string} label */
  const load = async (label) => {
    const release = await releases.findByLabel(label);
    const loaded = release && (await releases.load(release.id));
    if (!loaded) throw new Error(`There is no release ${label}.`);
    return loaded;
  };
  /** @param {string} label */
  const dataOf = (label) => {
    const found = kept.get(label) ?? load(label);
    kept.delete(label);
    kept.set(label, found);
    for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
    return found;
  };
  return {
    /** @param {Wanted} wanted */
    async file({ label, faction: slug }) {
      const name = `${label} ${slug ?? '(index)'}`;
      const known = made.get(name);
      if (known) return known;
      const release = await dataOf(label);
      const faction = release.readModel.factions.find((one) => one.slug === slug) ?? null;
      if (slug !== null && !faction) throw new Error(`There is no faction ${slug} in ${label}.`);
      const file = gzipSync(JSON.stringify(factionFile(release, faction, NOTHING_TAUGHT)));
      made.set(name, file);
      return file;
    },
    sizes: () => [...made].filter(([name]) => !name.endsWith('(index)')).map(([name, { length }]) => ({ name, bytes: length })),
  };
}
