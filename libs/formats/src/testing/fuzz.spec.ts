import { expect, it } from 'vitest';
import type { LoadoutItem, Roster, StatedUpgrade } from '#muster/roster';
import { filesIn, isPresent } from '../../../battlescribe/src/read/testing/shared-data.js';
import { Dice } from '../../../battlescribe/src/testing/random-roster.js';
import { bestCandidate, candidatesOf } from '../detect.js';
import { listFormats } from '../list-formats.js';
import type { LineAccount } from '../list-reading.js';
import { listCaps, readList } from '../read-list.js';
import { toLines, type Line } from '../text/lines.js';
import { writeMusterJson } from '../muster-json/muster-json.js';
import { listsOfEveryFormat, listsWithoutHeader } from './lists-of-every-format.js';
import { mutatedList } from './mutated-list.js';

const readers = [...listFormats.map(({ id }) => id), 'muster-json'];

/** Total number of runs, distributed among the readers. `npm run fuzz` uses many more. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? readers.length * 500);

/** A failure prints the seed; the same seed repeats the same runs. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122);

/** Maximum number of times that all readers together look at a line of the text. */
const LOOKS_PER_LINE = 200;

function textsOf(reader: string): readonly string[] {
  const invented = [...listsOfEveryFormat, ...listsWithoutHeader].flatMap(([id, , text]) => (id === reader ? [text] : []));
  if (reader === 'muster-json')
    return listsOfEveryFormat.map(([, , text]) => writeMusterJson(readList(text).roster).replaceAll(',', ',\n'));
  return invented;
}

/** Share of runs with real lists. They are long, and short lists find most errors faster. */
const REAL_SHARE = 0.05;

const realTexts = isPresent('lists')
  ? filesIn('lists').flatMap(({ path, bytes }) => (path.endsWith('.txt') ? [new TextDecoder().decode(bytes)] : []))
  : [];

it(
  `ends, does not throw and accounts for every line of any list (${RUNS} runs)`,
  () => {
    const texts = new Map(readers.map((reader) => [reader, textsOf(reader)]));
    const all = [...texts.values()].flat();
    const seen = new Map<string, number>();
    let most = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const seed = SEED + run;
      const dice = new Dice(seed);
      const from = dice.chance(REAL_SHARE) && realTexts.length > 0 ? realTexts : texts.get(readers[run % readers.length] ?? '');
      const text = mutatedList(dice.of(from ?? []) ?? '', all, 1 + dice.below(12), dice);
      const id = attempt(() => readOnce(text), seed);
      seen.set(id, (seen.get(id) ?? 0) + 1);
      const looks = run % 4 === 0 ? looksAt(text) : 0;
      most = Math.max(most, looks);
      if (looks > LOOKS_PER_LINE) throw new Error(`seed ${seed}: ${looks} looks at a line`);
    }
    const shares = [...seen].map(([id, count]) => `${id} ${count}`).join(', ');
    process.stdout.write(`seed ${SEED}: ${RUNS} runs (${shares}); at most ${most.toFixed(0)} looks at a line\n`);
    expect([...seen.keys()].toSorted()).toEqual([...readers, 'none'].toSorted());
  },
  Math.max(120_000, RUNS * 60),
);

function readOnce(text: string): string {
  const reading = readList(text);
  const { lines, roster, review, format } = reading;
  const count = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/).length;
  if (lines.some(({ line }, index) => line !== index + 1) || (lines.length !== count && lines.length > 0))
    throw new Error('A line without an account.');
  const another = review.find(({ messageId }) => messageId === 'anotherList')?.line ?? Infinity;
  const unread = lines.filter(({ kind, line }) => kind === 'unread' && line < another).length;
  const reported = review.filter(({ messageId }) => messageId === 'unreadLine').length;
  if (format.id !== null && unread !== reported) throw new Error(`${unread} lines were not read, ${reported} reported.`);
  if (format.id !== null && format.id !== 'muster-json') nothingIsSilent(text, lines, roster);
  return format.id ?? 'none';
}

/**
 * A line recorded as a unit must be a unit of the roster. A line recorded as an item or enhancement must have left something there: its
 * line number or, if its models are listed separately below, its name. Of a line that was joined to the one
 * above, the words before a price or a comma are part of a
 * name.
 */
function nothingIsSilent(text: string, lines: readonly LineAccount[], roster: Roster): void {
  const units = roster.units.map(({ line }) => line);
  const unitLines = lines.filter(({ as }) => as === 'unit').map(({ line }) => line);
  // A unit may share its line with an item that was not understood; then the whole line is reported.
  const whole = units.filter((unit) => lines.find(({ line }) => line === unit)?.kind !== 'unread');
  if (unitLines.join() !== whole.join())
    throw new Error(`Lines ${unitLines.join()} are units, and the roster has those of ${units.join()}.`);
  const items = [
    ...roster.units.flatMap((unit) => [...unit.enhancements, ...itemsIn(unit.loadout)]),
    ...itemsIn(roster.armySelections ?? []),
  ];
  const held = new Set([...units, ...items.map(({ line }) => line)]);
  const words = toLines(text, listCaps.lineCharacters);
  for (const { line, as } of lines) {
    const said = words[line - 1]?.text ?? '';
    const [part = ''] = said.split(/ [([]|,/u, 1);
    const isNamed = items.some(({ name }) => said.includes(name)) || [...roster.units, ...items].some(({ name }) => name.includes(part));
    const isHeld = held.has(line) || isNamed || said.toLowerCase().includes('warlord');
    if ((as === 'item' || as === 'enhancement') && !isHeld) throw new Error(`Line ${line} is said to be an ${as}, and left nothing.`);
  }
}

function itemsIn(items: readonly LoadoutItem[]): readonly (LoadoutItem | StatedUpgrade)[] {
  return items.flatMap((item) => [item, ...itemsIn(item.items)]);
}

/** The average number of times that all readers look at a line. Without those that cannot read it better, the result is the same. */
function looksAt(text: string): number {
  let looks = 0;
  const lines = toLines(text, listCaps.lineCharacters).map((line) => counted(line, () => (looks += 1)));
  const [first] = candidatesOf(lines, listFormats);
  const perLine = looks / lines.length;
  expect(bestCandidate(lines, listFormats)).toEqual(first ?? null);
  return perLine;
}

function counted(line: Line, look: () => void): Line {
  const { text, ...rest } = line;
  return {
    ...rest,
    get text() {
      look();
      return text;
    },
  };
}

function attempt<T>(run: () => T, seed: number): T {
  try {
    return run();
  } catch (error) {
    throw new Error(`seed ${seed}`, { cause: error });
  }
}
