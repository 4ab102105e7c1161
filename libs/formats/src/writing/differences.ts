import { keywordKey } from '#muster/catalogue';
import type { Path } from '#muster/diagnostics';
import { idAt, withUnits, type Roster } from '#muster/roster';

/** Paths at which two rosters differ. Lines and ids are ignored, because they belong to where each roster was read from. */
export function differences(roster: Roster, other: Roster): readonly Path[] {
  const places: Path[] = [];
  const detachments = joinedNames(roster) === joinedNames(other) ? roster.detachments : other.detachments;
  compare(comparable(roster), comparable({ ...other, detachments }), [], places);
  return places;
}

const ofTheSource: ReadonlySet<string> = new Set(['line', 'id', 'unitId', 'repeated']);

/** Names on one line, such as `A, B, and C`, are separated when they are looked up. */
function joinedNames({ detachments }: Roster): string {
  return detachments.map(({ name }) => name.replaceAll(/,? and |, /g, ' ')).join(' ');
}

function compare(one: unknown, other: unknown, path: Path, places: Path[]): void {
  if (Array.isArray(one) && Array.isArray(other)) {
    for (let index = 0; index < Math.max(one.length, other.length); index += 1) compare(one[index], other[index], [...path, index], places);
  } else if (isObject(one) && isObject(other)) {
    const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((field) => !ofTheSource.has(field));
    for (const field of fields) compare(one[field], other[field], [...path, field], places);
  } else if (!Object.is(singleBlanks(one), singleBlanks(other))) places.push(path);
}

/** Reduces blanks to single ordinary ones, because their number and kind have no meaning. */
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

/** Two rosters are equal even if their units have other ids, their attachments another order, or their headings other capitals. */
function comparable({ declared, ...roster }: Roster): Roster {
  const places = new Map(roster.units.map(({ unitId }, place) => [unitId, idAt(place)]));
  const units = roster.units.map((unit) => ({ ...unit, section: unit.section === null ? null : keywordKey(unit.section) }));
  if (declared === undefined) return { ...roster, units };
  const { attachments, ...rest } = withUnits(declared, (id) => places.get(id) ?? null);
  const inOrder = attachments?.toSorted((a, b) => Number(a.leader) - Number(b.leader) || Number(a.bodyguard) - Number(b.bodyguard));
  return { ...roster, units, declared: { ...rest, ...(inOrder && { attachments: inOrder }) } };
}
