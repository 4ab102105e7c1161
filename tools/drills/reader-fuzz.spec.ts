import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readArchive, readDataFile } from '#muster/battlescribe';
import { decodeText, readList, readRosterBytes, splitBlob } from '#muster/formats';
import { parseNative, readManualArmy } from '#muster/importers';
import { zipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { isPresent, sharedData } from '../../libs/battlescribe/src/read/testing/shared-data.js';
import { mutatedText } from '../../libs/battlescribe/src/testing/mutate-text.js';
import { Dice } from '../../libs/battlescribe/src/testing/random-roster.js';
import { listsOfEveryFormat } from '../../libs/formats/src/testing/lists-of-every-format.js';
import { mutatedList } from '../../libs/formats/src/testing/mutated-list.js';
import { quantile, sayTable, type Row } from '../../test/drills/figures.js';
import { repository } from '../repository.mjs';

/** Number of inputs of all readers together. `npm run drill -- reader-fuzz` sets it to 2,000,000. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 2_000);
/** A failure names its seed, which repeats the same input. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_124);
/** Milliseconds of the processor for one input. */
const LONGEST = 250;
/** Megabytes by which the memory in use may grow after the first tenth of the inputs of a reader. */
const GROWTH = 32;
/** Levels of the documents that are nothing but nesting. */
const DEEP = 20_000;
const REAL_SHARE = 0.02;

const DATA = sharedData();
const LIST_TEXTS = listsOfEveryFormat.map(([, , text]) => text);
const ROSTER = readFileSync(path.join(repository, 'libs/battlescribe/src/read/fixtures/two-forces.ros'));
const CATALOGUES = ['saltmarch.gst', 'marsh-library.cat', 'reed-wardens.cat'].map((name) => ({
  name,
  bytes: readFileSync(path.join(repository, 'libs/battlescribe/src/read/fixtures', name)),
}));
const NATIVE = readFileSync(path.join(repository, 'prisma/sample/sample-2026-07.json'), 'utf8');
const ROSTER_JSON = JSON.stringify({
  name: 'Reeds',
  roster: {
    name: 'Reeds',
    costs: [{ name: 'pts', value: 65 }],
    forces: [{ name: 'Patrol', catalogueName: 'Reed Wardens', selections: [{ name: 'Warden', type: 'unit', number: 5 }] }],
  },
});
const MANUAL = JSON.stringify({
  name: 'Crabfolk',
  detachments: [{ name: 'Claw Coil', dp: 2, unique: 'Claw', enhancements: [{ name: 'Pearl Crown', points: 20, leaderTo: ['Rafters'] }] }],
  units: [
    {
      name: 'Rafters',
      pricing: [
        {
          range: '[1,2]',
          costs: [
            { models: 10, points: 170 },
            { models: 1, points: 30, addon: true },
          ],
        },
      ],
      wargear: [{ item: 'Long Hook', points: 5 }],
    },
  ],
});

/** A reader of what strangers send, and the inputs for it. */
interface Target {
  readonly make: (dice: Dice) => Buffer;
  readonly read: (bytes: Buffer) => unknown;
}

const realOf = (pattern: string): readonly string[] =>
  isPresent()
    ? globSync(pattern, { cwd: DATA })
        .toSorted()
        .map((file) => path.join(DATA, file))
    : [];
const REAL_LISTS = realOf('{lists,tournament-lists,community-lists}/*.txt');
const REAL_ROSTERS = realOf('rosters/rosters/*.ros');

const text = (dice: Dice): string => {
  const real = dice.chance(REAL_SHARE) ? dice.of(REAL_LISTS) : undefined;
  return mutatedList(real === undefined ? (dice.of(LIST_TEXTS) ?? '') : readFileSync(real, 'utf8'), LIST_TEXTS, 1 + dice.below(12), dice);
};
const document = (source: string, dice: Dice): string => mutatedText(source, 1 + dice.below(6), dice);

const PIECES = ['<a>', '{"a":', '[', '(', '<a b="', '&amp;', '- 1x\n', 'a\n', '++ x ++\n', '• 5x A (10 points)\n  ', '"'];
const HEADS = ['', '<roster>', '<catalogue id="x">', '{"catalogue":', '{"roster":'];

/** Nothing but nesting, or much of one thing: what a limit has to stop. A document in JSON is whole, because it is not read otherwise. */
function bomb(head: string, piece: string, size: number): string {
  const tail = piece.startsWith('{') ? `1${'}'.repeat(size + (head.startsWith('{') ? 1 : 0))}` : '';
  return head + piece.repeat(size) + tail;
}

/** Bytes that are changed after they were compressed or encoded. */
function damaged(bytes: Uint8Array, dice: Dice): Buffer {
  const changed = Buffer.from(bytes);
  for (let change = dice.below(6); change > 0 && changed.length > 0; change -= 1) changed[dice.below(changed.length)] = dice.below(256);
  return dice.chance(0.1) ? changed.subarray(0, dice.below(changed.length + 1)) : changed;
}

function zipped(name: string, bytes: Uint8Array, dice: Dice): Buffer {
  const size = dice.chance(0.01) ? 8_000_000 : 0;
  const content = size > 0 ? new Uint8Array(size) : bytes;
  const names = [name, dice.chance(0.1) ? (dice.of(['../x.cat', '/etc/x', 'C:\\x.cat', '__MACOSX/._a', 'a'.repeat(300)]) ?? name) : name];
  return damaged(zipSync(Object.fromEntries(names.map((one) => [one, content])), { level: size > 0 ? 6 : 1 }), dice);
}

const orBomb = (dice: Dice, made: () => string): Buffer =>
  Buffer.from(dice.chance(0.02) ? bomb(dice.of(HEADS) ?? '', dice.of(PIECES) ?? '', 1 + dice.below(DEEP)) : made());

function rosterBytes(dice: Dice): Buffer {
  const real = dice.chance(REAL_SHARE) ? dice.of(REAL_ROSTERS) : undefined;
  return orBomb(dice, () => document(real === undefined ? ROSTER.toString() : readFileSync(real, 'utf8'), dice));
}

const catalogueBytes = (dice: Dice): Buffer => orBomb(dice, () => document((dice.of(CATALOGUES)?.bytes ?? ROSTER).toString(), dice));

/** What JSON.parse gives, or nothing: the callers of these readers parse first. */
function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}

const TARGETS: Readonly<Record<string, Target>> = {
  'list as text': { make: (dice) => orBomb(dice, () => text(dice)), read: (bytes) => readList(bytes.toString()) },
  'several lists in one text': {
    make: (dice) => orBomb(dice, () => `${text(dice)}\n\n${text(dice)}`),
    read: (bytes) => splitBlob(bytes.toString()),
  },
  'bytes of any encoding': {
    make: (dice) => damaged(Buffer.from(text(dice), dice.chance(0.3) ? 'utf16le' : dice.chance(0.5) ? 'latin1' : 'utf8'), dice),
    read: (bytes) => readList(decodeText(bytes) ?? ''),
  },
  'roster file, XML': { make: rosterBytes, read: (bytes) => readRosterBytes('a.ros', bytes) },
  'roster file, JSON': {
    make: (dice) => orBomb(dice, () => document(ROSTER_JSON, dice)),
    read: (bytes) => readRosterBytes('a.json', bytes),
  },
  'roster file, zipped': {
    make: (dice) => zipped('a.ros', dice.chance(0.5) ? ROSTER : rosterBytes(dice), dice),
    read: (bytes) => readRosterBytes('a.rosz', bytes),
  },
  'data file, XML': { make: catalogueBytes, read: (bytes) => readDataFile('a.cat', bytes) },
  'data file, JSON': {
    make: (dice) => orBomb(dice, () => document(`{"catalogue":${NATIVE}}`, dice)),
    read: (bytes) => readDataFile('a.json', bytes),
  },
  'archive of data files': { make: (dice) => zipped('a.cat', catalogueBytes(dice), dice), read: (bytes) => readArchive('a.zip', bytes) },
  'data of Muster': { make: (dice) => Buffer.from(document(NATIVE, dice)), read: (bytes) => parseNative(parsed(bytes)) },
  'field manual': { make: (dice) => Buffer.from(document(MANUAL, dice)), read: (bytes) => readManualArmy(parsed(bytes)) },
};

/** What the reader threw; null if it threw nothing. */
async function faultOf(read: Target['read'], bytes: Buffer): Promise<string | null> {
  try {
    await read(bytes);
    return null;
  } catch (error) {
    return `threw ${String(error).slice(0, 200)}`;
  }
}

const rows: Row[] = [];
afterAll(() =>
  sayTable(`reader-fuzz: ${RUNS} inputs from seed ${SEED}, ${REAL_LISTS.length} real lists and ${REAL_ROSTERS.length} real rosters`, rows),
);

const SHARE = Math.ceil(RUNS / Object.keys(TARGETS).length);

it.each(Object.entries(TARGETS))(
  '%s: no input throws, hangs or leaks',
  { timeout: 120_000 + SHARE * 100 },
  async (name, { make, read }) => {
    const faults: string[] = [];
    const times: number[] = [];
    let held = 0;
    for (let run = 0; run < SHARE && faults.length < 10; run += 1) {
      const seed = SEED + run;
      const bytes = make(new Dice(seed));
      const before = process.cpuUsage();
      try {
        await read(bytes);
      } catch (error) {
        faults.push(`seed ${seed}: threw ${String(error).slice(0, 200)}`);
      }
      const { user, system } = process.cpuUsage(before);
      const took = (user + system) / 1_000;
      times.push(took);
      if (took > LONGEST) faults.push(`seed ${seed}: took ${Math.round(took)} ms for ${bytes.length} bytes`);
      if (run === Math.floor(SHARE / 10)) held = megabytesHeld();
    }
    const growth = megabytesHeld() - held;
    rows.push({
      reader: name,
      inputs: times.length,
      'p50, ms': quantile(times, 0.5),
      'p99, ms': quantile(times, 0.99),
      'most, ms': quantile(times, 1),
      'memory, MB': growth,
    });
    expect(faults).toEqual([]);
    expect(growth).toBeLessThan(GROWTH);
  },
);

it('no reader throws at or hangs on what is nothing but nesting', { timeout: 120_000 }, async () => {
  const faults: string[] = [];
  for (const [name, { read }] of Object.entries(TARGETS))
    for (const head of HEADS)
      for (const piece of PIECES) {
        const began = process.cpuUsage();
        const threw = await faultOf(read, Buffer.from(bomb(head, piece, DEEP)));
        const { user, system } = process.cpuUsage(began);
        if (threw !== null || user + system > LONGEST * 1_000)
          faults.push(`${name}: ${head}${piece}...: ${threw ?? `${(user + system) / 1_000} ms`}`);
      }
  expect(faults).toEqual([]);
});

/** Memory in use after garbage collection. */
function megabytesHeld(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed / 1e6;
}
