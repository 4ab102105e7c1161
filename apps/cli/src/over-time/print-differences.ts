import type { Drift, ListComparison, SaidReason, UnitPlace } from '#muster/checking';

interface Said {
  readonly message: string;
}

/** For a person at a terminal: the units that are touched, each with what is otherwise. */
export function printDrift({ from, to, before, after, differences, units }: Drift): string {
  return lines([
    `${from.label} to ${to.label}: ${points(before)} to ${points(after)}`,
    ...indented(differences, 2),
    ...units.flatMap((unit) => [
      `  ${atLine(unit.line)}${unit.name}, ${points(unit.before)} to ${points(unit.after)}`,
      ...indented(unit.differences, 4),
    ]),
    differences.length + units.length === 0
      ? 'Nothing of this list is otherwise.'
      : `Units of this list that are otherwise: ${units.length}.`,
  ]);
}

/** For a person at a terminal: what came in with +, what went out with -, what is otherwise with *. */
export function printComparison({ release, isCompared, differences, units, notCompared, review }: ListComparison): string {
  if (!isCompared) return lines(['These lists could not be compared.', ...reasons('first', review[0]), ...reasons('second', review[1])]);
  return lines([
    `Compared under ${release?.label ?? 'no release'}.`,
    ...indented(differences, 2),
    ...units.flatMap(({ before, after, differences: said }) => [`  ${mark(before, after)}`, ...indented(said, 4)]),
    ...(notCompared.length === 0 ? [] : [`Not stated by one of them, so not compared: ${notCompared.join(', ')}.`]),
    ...reasons('first', review[0]),
    ...reasons('second', review[1]),
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

const reasons = (which: string, review: readonly SaidReason[]): readonly string[] =>
  review.map(({ message, line, code }) => `  to look at in the ${which}: ${atLine(line)}${message} [${code}]`);

const indented = (said: readonly Said[], by: number): readonly string[] => said.map(({ message }) => `${' '.repeat(by)}${message}`);
const points = (price: number | null): string => (price === null ? 'unknown' : `${price} points`);
const atLine = (line: number | null): string => (line === null ? '' : `line ${line}: `);
const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;
