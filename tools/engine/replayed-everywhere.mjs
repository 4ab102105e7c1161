import { addressInBuild } from '../build.mjs';
import { say } from '../bench/figures.mjs';
import { differences } from './first-difference.mjs';

/** @typedef {ReturnType<typeof import('./replayed.mjs').replayingEngine>} Replay */
/** @typedef {{ readonly name: string, readonly engine: { readonly replay: Replay } }} Place */

/**
 * Edits an army of some factions of a release at random, with the server's code and in each place, and counts the answers that are the same
 * everywhere. `ms`: how long each edit took in the last place.
 * @param {import('../../apps/cli/src/services.js').Services} services
 * @param {string} label
 * @param {readonly Place[]} places
 * @param {{ readonly edits: number, readonly factions: number }} size
 */
export async function replayedEverywhere({ releases, compiled }, label, places, { edits, factions }) {
  /** @type {typeof import('./drawn-edits.js')} */
  const { drawnEdits } = await import(addressInBuild('tools/engine/drawn-edits.js'));
  const release = await releases.findByLabel(label);
  if (!release) throw new Error(`There is no release ${label}.`);
  const whole = await compiled.get(release);
  const slugs = spread(
    whole.index.data.readModel.factions.map(({ slug }) => slug),
    factions,
  );
  let [answers, equal] = [0, 0];
  /** @type {readonly number[]} */
  let ms = [];
  for (const [seed, slug] of slugs.entries()) {
    const drawn = await drawnEdits(whole, slug, seed, edits);
    if (!drawn) continue;
    const { answers: expected, ...asked } = drawn;
    /** @type {Awaited<ReturnType<Replay>>[]} */
    const replays = [];
    for (const { engine } of places) replays.push(await engine.replay(asked));
    const differing = replays.flatMap((replay, at) =>
      [...differences(expected, replay.answers), ...replay.faults].map((one) => `${places[at]?.name}: ${one}`),
    );
    for (const one of differing) say(`edits of ${slug} differ under ${label} in ${one}`);
    answers += expected.length;
    const same = expected.filter((one, at) => replays.every((replay) => replay.answers[at] === one)).length;
    // A roster that cannot be undone, repeated or loaded is an answer that differs.
    equal += same - replays.filter(({ faults }) => faults.length > 0).length;
    ms = [...ms, ...(replays.at(-1)?.ms ?? [])];
  }
  return { answers, equal, ms };
}

/** Some of the items, evenly spread. @template Item @param {readonly Item[]} items @param {number} count */
const spread = (items, count) => items.filter((_, at) => at % Math.max(1, Math.ceil(items.length / count)) === 0);
