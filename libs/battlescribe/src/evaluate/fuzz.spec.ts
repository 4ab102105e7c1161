import { expect, it } from 'vitest';
import { richFiles } from '../testing/rich-game.js';
import { forceOf, pick, rosterOf } from '../testing/invented-data.js';
import { fuzzOnce } from '../testing/fuzz.js';

/** `npm run fuzz` asks for many more. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 2_000);

/** Printed by a failure: the same seed gives the same runs. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

/** A roster of some ten selections asks a few hundred questions; mutated data ask more, and never without end. */
const STEPS = 200_000;

const squad = pick('squad', {}, [
  pick('trooper', { number: 4 }, [pick('gun', { number: 4 })]),
  pick('relic::crown', { group: 'relic::relics' }),
]);

it(
  `ends and throws nothing, whatever the data hold (${RUNS} runs)`,
  () => {
    const rosters = [
      rosterOf(squad, pick('hero', {}, [pick('oath')]), pick('drone', { number: 3 })),
      { costLimits: [{ typeId: 'pts', value: 100 }], forces: [forceOf('patrol', [squad]), forceOf('patrol#2', [pick('banner::flag')])] },
    ];
    const base = { files: richFiles(), rosters };
    for (let run = 0; run < RUNS; run += 1) {
      const seed = SEED + run;
      const { steps } = attempt(() => fuzzOnce(base, seed), seed);
      expect(steps, `seed ${seed}`).toBeLessThan(STEPS);
    }
  },
  Math.max(120_000, RUNS * 60),
);

function attempt<T>(run: () => T, seed: number): T {
  try {
    return run();
  } catch (error) {
    throw new Error(`seed ${seed}`, { cause: error });
  }
}
