import { readCosted } from '../items/costs.js';
import { readPriced } from '../items/price.js';
import { unfolded } from '../inline-bullets.js';
import { isBlankLine, withRows, type Line } from '../lines.js';
import { continuationOf, isDrawn, isListOpen, isWhole, Starts } from './continuation.js';

/** Lines of which the broken ones were joined. */
export interface RejoinedLines {
  /** The lines without those that continue another one. */
  readonly lines: readonly Line[];
  /** For each line that continues another one, the number of the line that it belongs to. */
  readonly continued: ReadonlyMap<number, number>;
  /** Whether a program broke the lines: `probable` if the words of one of them could not end there, `possible` if nothing shows it. */
  readonly broken: 'certain' | 'probable' | 'possible';
}

/** No program breaks lines that are shorter. */
const LEAST_WIDTH = 30;
/** What joined lines count as evidence that a program broke the lines, and how much of it makes that certain. */
const WEIGHT = { sure: 2, likely: 1 } as const;
const CERTAIN = 5;

/**
 * Joins lines that a program has broken at a certain width. A line may continue the one above if its first word would have made that line
 * longer than all others. Null if there is no such line. If the text was not certainly broken, a complete line and a
 * remark are not continued.
 */
export function rejoinedLines(lines: readonly Line[]): RejoinedLines | null {
  const width = widest(lines);
  if (width < LEAST_WIDTH) return null;
  const breaks = new Set(lines.filter((line, at) => isBroken(lines[at - 1], line, width)).map(({ number }) => number));
  if (breaks.size === 0) return null;
  const starts = new Starts(lines, ({ number }) => breaks.has(number));
  const all = joined(lines, breaks, starts, () => true);
  if (all.continued.size === 0) return null;
  const leftOpen = WEIGHT.sure * timesLeftOpen(lines, breaks);
  if (all.evidence - leftOpen >= CERTAIN) return { lines: withRows(all.wholes), continued: all.continued, broken: 'certain' };
  const some = joined(lines, breaks, starts, (whole, how) => !hasRemark(whole) && (how === 'sure' || !isWhole(whole)));
  if (some.continued.size === 0) return null;
  const isProbable = some.evidence - leftOpen > some.continued.size;
  return { lines: withRows(some.wholes), continued: some.continued, broken: isProbable ? 'probable' : 'possible' };
}

type Wanted = (whole: Line, how: 'sure' | 'likely') => boolean;

function joined(lines: readonly Line[], breaks: ReadonlySet<number>, starts: Starts, isWanted: Wanted) {
  const wholes: Line[] = [];
  const continued = new Map<number, number>();
  let evidence = 0;
  for (const [at, line] of lines.entries()) {
    const whole = wholes.at(-1);
    const how = whole !== undefined && breaks.has(line.number) ? continuationOf(whole, line, lines[at + 1], starts) : null;
    if (whole === undefined || how === null || !isWanted(whole, how)) {
      wholes.push(line);
      continue;
    }
    evidence += WEIGHT[how];
    wholes[wholes.length - 1] = { ...whole, text: `${whole.text} ${line.text}`, isCapitals: whole.isCapitals && line.isCapitals };
    continued.set(line.number, whole.number);
  }
  return { wholes, continued, evidence };
}

/** How often the writer ended a line within a list although there was room for the next word. */
function timesLeftOpen(lines: readonly Line[], breaks: ReadonlySet<number>): number {
  return lines.filter((line, at) => !breaks.has(line.number) && !isBlankLine(line) && isListOpen(lines[at - 1] ?? line)).length;
}

/** A drawn line has no blank at which it can be broken. */
function widest(lines: readonly Line[]): number {
  return lines.reduce((most, line) => (line.text.includes(' ') ? Math.max(most, line.width) : most), 0);
}

function isBroken(above: Line | undefined, line: Line, width: number): boolean {
  if (above === undefined || isBlankLine(above) || isBlankLine(line)) return false;
  if (line.bullet !== null || line.tooLong || above.tooLong || isDrawn(above)) return false;
  const blank = line.text.indexOf(' ');
  return above.width + 1 + (blank < 0 ? line.text.length : blank) > width;
}

/** Readers skip a player's remark behind a price, and would skip the joined words with it. */
function hasRemark(whole: Line): boolean {
  const head = unfolded(whole)[0]?.text ?? '';
  const after = (readPriced(head) ?? readCosted(head))?.after ?? '';
  return after !== '' && !after.startsWith(':');
}
