import { keywordKey } from '#muster/catalogue';
import type { Path } from '#muster/diagnostics';
import type { Roster, RosterUnit } from '#muster/roster';

/** Where a roster says what the other does not. Lines and ids belong to where each was read from, and are not compared. */
export function differences(roster: Roster, other: Roster): readonly Path[] {
  const places: Path[] = [];
  compare(comparable(roster), comparable(other), [], places);
  return places;
}

const ofTheSource: ReadonlySet<string> = new Set(['line', 'id']);

function compare(one: unknown, other: unknown, path: Path, places: Path[]): void {
  if (Array.isArray(one) && Array.isArray(other)) {
    for (let index = 0; index < Math.max(one.length, other.length); index += 1) compare(one[index], other[index], [...path, index], places);
  } else if (isObject(one) && isObject(other)) {
    const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((field) => !ofTheSource.has(field));
    for (const field of fields) compare(one[field], other[field], [...path, field], places);
  } else if (!Object.is(singleBlanks(one), singleBlanks(other))) places.push(path);
}

/** How many blanks stand between two words, and of which kind, means nothing. */
function singleBlanks(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value
    .split(/\s/)
    .filter((word) => word !== '')
    .join(' ');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The number of a group means nothing but which units are in it, and capitals of a heading mean nothing. */
function comparable(roster: Roster): Roster {
  const numbers = new Map<number, number>();
  const numberOf = (group: number): number => {
    const known = numbers.get(group) ?? numbers.size + 1;
    numbers.set(group, known);
    return known;
  };
  const renumber = (unit: RosterUnit): RosterUnit => ({
    ...unit,
    section: unit.section === null ? null : keywordKey(unit.section),
    attachment: unit.attachment === null ? null : { role: unit.attachment.role, group: numberOf(unit.attachment.group) },
  });
  return { ...roster, units: roster.units.map(renumber) };
}
