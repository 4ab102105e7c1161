import { differenceMessage, type UnitPlace } from '#muster/checking';
import type { Drift, ListComparison } from '#muster/checks';
import type { ReviewReason } from '#muster/diagnostics';
import type { Say } from '#muster/messages';

/** The affected units with their differences, for the terminal. */
export function printDrift({ from, to, before, after, differences, units }: Drift, say: Say): string {
  return lines([
    `${from.label} to ${to.label}: ${points(before)} to ${points(after)}`,
    ...indented(differences, 2, say),
    ...units.flatMap((unit) => [
      `  ${atLine(unit.line)}${unit.name}, ${points(unit.before)} to ${points(unit.after)}`,
      ...indented(unit.differences, 4, say),
    ]),
    differences.length + units.length === 0 ? 'Nothing in this list changed.' : `Units of this list that changed: ${units.length}.`,
  ]);
}

/** The differences for the terminal: + marks additions, - removals and * changes. */
export function printComparison({ release, isCompared, differences, units, notCompared, review }: ListComparison, say: Say): string {
  if (!isCompared)
    return lines(['These lists could not be compared.', ...reasons('first', review[0], say), ...reasons('second', review[1], say)]);
  return lines([
    `Compared under ${release?.label ?? 'no release'}.`,
    ...indented(differences, 2, say),
    ...units.flatMap(({ before, after, differences: ofUnit }) => [`  ${mark(before, after)}`, ...indented(ofUnit, 4, say)]),
    ...(notCompared.length === 0 ? [] : [`Not compared, because one of the lists does not state it: ${notCompared.join(', ')}.`]),
    ...reasons('first', review[0], say),
    ...reasons('second', review[1], say),
    differences.length + units.length === 0 ? 'They are the same army.' : 'They are not the same army.',
  ]);
}

function mark(before: UnitPlace | null, after: UnitPlace | null): string {
  if (before && after) return `* ${placeOf(before)}`;
  return before ? `- ${placeOf(before)}` : `+ ${after ? placeOf(after) : ''}`;
}

function placeOf({ name, models, points: price, line }: UnitPlace): string {
  return `${atLine(line)}${models === null ? '' : `${models}x `}${name}, ${points(price)}`;
}

const reasons = (which: string, review: readonly ReviewReason[], say: Say): readonly string[] =>
  review.map((reason) => `  needs review in the ${which} list: ${atLine(reason.line)}${say(reason)} [${reason.code}]`);

const indented = (differences: Drift['differences'] | ListComparison['differences'], by: number, say: Say): readonly string[] =>
  differences.map((difference) => `${' '.repeat(by)}${say(differenceMessage(difference))}`);
const points = (price: number | null): string => (price === null ? 'unknown' : `${price} points`);
const atLine = (line: number | null): string => (line === null ? '' : `line ${line}: `);
const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;
