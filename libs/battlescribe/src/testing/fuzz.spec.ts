import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { DataFile } from '../nodes.js';
import { readDataFileXml } from '../read/read-data-file.js';
import { readRosterXml } from '../read/roster/read-roster-file.js';
import { isPresent } from '../read/testing/shared-data.js';
import { type FuzzCase, fuzzOnce, type FuzzResult, type FuzzText } from './fuzz.js';
import { forceOf, pick, rosterOf } from './invented-data.js';
import { Dice } from './random-roster.js';
import { fuzzReal, realGames } from './real-games.js';
import { richFiles } from './rich-game.js';

/** `npm run fuzz` sets a much higher number. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 2_000);

/** Printed when a test fails. The same seed repeats the same runs. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

/**
 * A roster of about ten selections evaluates a few hundred queries, and a real one several thousand. Mutated data needs more, but must stay
 * below this limit.
 */
const STEPS = 50_000;

/** Maximum number of megabytes by which memory use may grow after the first tenth of the runs. */
const GROWTH = 24;

const isReal = isPresent('rosters', 'manifest.json');

it(
  `ends without exceptions and memory leaks, whatever the data contains (${RUNS} runs, ${isReal ? 'with real data' : 'invented data'})`,
  () => {
    const invented = inventedCases();
    const real = isReal ? realGames(RUNS > 10_000 ? 3 : 1) : [];
    let most: FuzzResult = { steps: 0, selections: 0 };
    let held = 0;
    let onRealData = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const seed = SEED + run;
      const dice = new Dice(seed);
      const game = dice.chance(0.08) ? dice.of(real) : undefined;
      onRealData += game ? 1 : 0;
      const result = attempt(() => (game ? fuzzReal(game, dice) : fuzzOnce(dice.of(invented) ?? richCase(), dice)), seed);
      expect(result.steps, `seed ${seed}`).toBeLessThan(STEPS);
      if (result.steps > most.steps) most = result;
      if (run === Math.floor(RUNS / 10)) held = megabytesHeld();
    }
    const growth = megabytesHeld() - held;
    process.stdout.write(
      `seed ${SEED}: ${RUNS} runs, ${onRealData} on real data; at most ${most.steps} steps; memory grew by ${growth.toFixed(1)} MB\n`,
    );
    expect(growth).toBeLessThan(GROWTH);
  },
  Math.max(120_000, RUNS * 120),
);

function inventedCases(): readonly FuzzCase[] {
  return [richCase(), corpusCase()];
}

function richCase(): FuzzCase {
  const squad = pick('squad', {}, [
    pick('trooper', { number: 4 }, [pick('gun', { number: 4 })]),
    pick('relic::crown', { group: 'relic::relics' }),
  ]);
  const rosters = [
    rosterOf(squad, pick('hero', {}, [pick('oath')]), pick('drone', { number: 3 })),
    { costLimits: [{ typeId: 'pts', value: 100 }], forces: [forceOf('patrol', [squad]), forceOf('patrol#2', [pick('banner::flag')])] },
  ];
  return { files: richFiles(), rosters, fileTexts: [], rosterTexts: [] };
}

/** The invented files of the reader's tests, as XML and as JSON. */
function corpusCase(): FuzzCase {
  const text = (path: string): FuzzText => ({ path, text: readFileSync(new URL(`../read/fixtures/${path}`, import.meta.url), 'utf8') });
  const fileTexts = ['saltmarch.gst', 'marsh-library.cat', 'reed-wardens.cat'].map(text);
  const rosterTexts = [text('two-forces.ros')];
  const bytes = (file: FuzzText) => new TextEncoder().encode(file.text);
  const files = fileTexts.flatMap((file): readonly DataFile[] => {
    const { value } = readDataFileXml(file.path, bytes(file));
    return value ? [value] : [];
  });
  const rosters = rosterTexts.flatMap((file) => readRosterXml(file.path, bytes(file)).value ?? []);
  return { files, rosters, fileTexts, rosterTexts };
}

function attempt<T>(run: () => T, seed: number): T {
  try {
    return run();
  } catch (error) {
    throw new Error(`seed ${seed}`, { cause: error });
  }
}

/** Memory in use after garbage collection. */
function megabytesHeld(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed / 1e6;
}
