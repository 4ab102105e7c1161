import { keywordKey } from '#muster/catalogue';
import type { Roster, RosterUnit, UnitId } from '#muster/roster';

const OTHERS = 'Other Datasheets';
const ALLIES = 'Allied Units';
/** The headings of the official app, in its order, with the roles of the units below them. */
const HEADINGS: readonly (readonly [heading: string, roles: readonly string[]])[] = [
  ['Attached Units', []],
  ['Characters', ['character', 'epic hero']],
  ['Battleline', ['battleline']],
  ['Dedicated Transports', ['dedicated transport']],
  [OTHERS, []],
  [ALLIES, ['allied unit']],
];
/** A roster of the 8th or 9th edition has these roles; the app has no lists of those editions. */
const BATTLEFIELD_ROLES: ReadonlySet<string> = new Set(['hq', 'troops', 'elites', 'fast attack', 'heavy support', 'lord of war']);

/**
 * The roster with its units under the headings of the official app and in its order: first the attached units, each Bodyguard unit after the
 * units attached to it.
 */
export function inAppSections(roster: Roster, allies: ReadonlySet<UnitId>): Roster {
  const { units, declared: { attachments = [] } = {} } = roster;
  if (units.some(({ section }) => section !== null && BATTLEFIELD_ROLES.has(keywordKey(section)))) return roster;
  const inGroups = units
    .filter(({ unitId }) => attachments.some(({ bodyguard }) => bodyguard === unitId))
    .flatMap((bodyguard) => [
      ...units.filter(({ unitId }) => attachments.some((one) => one.leader === unitId && one.bodyguard === bodyguard.unitId)),
      bodyguard,
    ]);
  const attached = new Set(inGroups);
  const others = units.filter((unit) => !attached.has(unit));
  const placed = [...attached].map((unit) => ({ ...unit, section: 'Attached Units' }));
  const bySection = Map.groupBy(
    others.map((unit) => ({ ...unit, section: allies.has(unit.unitId) ? ALLIES : headingOf(unit) })),
    ({ section }) => section,
  );
  return { ...roster, units: [...placed, ...HEADINGS.flatMap(([heading]) => bySection.get(heading) ?? [])] };
}

function headingOf({ section }: RosterUnit): string {
  const role = keywordKey(section ?? '').replace(/s$/, '');
  return HEADINGS.find(([heading, roles]) => roles.includes(role) || keywordKey(heading).replace(/s$/, '') === role)?.[0] ?? OTHERS;
}
