import type { LoadoutItem, Roster, RosterUnit, UnitId } from '#muster/roster';
import { priced } from '../writing/priced.js';
import type { WrittenFacts } from '../writing/written-facts.js';
import { isWord, type Role } from './words.js';

const roles = { leader: 'Leader', support: 'Support', bodyguard: 'Bodyguard' } as const;

/**
 * Writes a list in the `run` dialect of the official app's text, without the footer, which would name versions of the app. If the list has
 * neither a battle size nor a heading, its units get the app's last heading.
 */
export function writeGwApp(roster: Roster, { detachmentPoints = null }: WrittenFacts = {}): string {
  const { name, statedPoints, factions, detachments } = roster;
  const title = statedPoints === null ? [] : [priced(name ?? '', statedPoints, 'points').trim(), ''];
  const header = [
    ...factions.map((one) => one.name),
    ...sizeOf(roster),
    ...joined(detachments.map((one) => one.name)).map((names) => withPoints(names, detachmentPoints)),
    ...dispositionOf(roster),
  ];
  const [first] = roster.units;
  const needsHeading = sizeOf(roster).length === 0 && first?.section === null;
  return [...title, ...header, '', ...(needsHeading ? ['', 'OTHER DATASHEETS', ''] : []), ...body(roster.units, attachedIn(roster))]
    .join('\n')
    .trimEnd();
}

/** Joins names as the app does: `A, B, and C`. Resolving separates them again. */
function joined(names: readonly string[]): readonly string[] {
  if (names.length < 3) return names.length === 0 ? [] : [names.join(' and ')];
  return [`${names.slice(0, -1).join(', ')}, and ${names.at(-1) ?? ''}`];
}

/** Since the 11th edition the app prints what the detachments cost. */
function withPoints(names: string, points: number | null): string {
  return points === null ? names : `${names} (${points} Detachment ${points === 1 ? 'Point' : 'Points'})`;
}

function sizeOf({ battleSize, pointsLimit }: Roster): readonly string[] {
  const isKnown = battleSize !== null && isWord('battleSizes', battleSize.name);
  return isKnown && pointsLimit !== null ? [priced(battleSize.name, pointsLimit, 'points')] : [];
}

/** A list of all that the army can choose from is labelled, because the app states only the choice. */
function dispositionOf({ declared }: Roster): readonly string[] {
  const stated = declared?.forceDispositions ?? [];
  return stated.length === 0 ? [] : [`Force Disposition: ${stated.join(', ')}`];
}

interface Attached {
  readonly role: Role;
  readonly group: number;
}

/** Assigns each unit to the group of its Bodyguard unit. Groups are numbered in order of appearance. */
function attachedIn({ units, declared }: Roster): ReadonlyMap<UnitId, Attached> {
  const { attachments = [] } = declared ?? {};
  const bodyguards = units.filter(({ unitId }) => attachments.some(({ bodyguard }) => bodyguard === unitId));
  const groups = bodyguards.map(({ unitId }, at) => [unitId, { role: 'bodyguard', group: at + 1 }] as const);
  const numbers = new Map(groups);
  const leaders = attachments.map(
    ({ leader, bodyguard, supports }) =>
      [leader, { role: supports ? 'support' : 'leader', group: numbers.get(bodyguard)?.group ?? 0 }] as const,
  );
  return new Map<UnitId, Attached>([...leaders, ...groups]);
}

function body(units: readonly RosterUnit[], attached: ReadonlyMap<UnitId, Attached>): readonly string[] {
  const lines: string[] = [];
  let section: string | null = null;
  let group: number | null = null;
  for (const unit of units) {
    if (unit.section !== null && unit.section !== section) {
      section = unit.section;
      group = null;
      lines.push('', section.toUpperCase(), '');
    }
    const attachment = attached.get(unit.unitId);
    if (attachment !== undefined && attachment.group !== group) {
      group = attachment.group;
      lines.push(`Attached Unit ${group}`, '');
    }
    lines.push(...unitLines(unit, attachment), '');
  }
  return lines;
}

function unitLines(unit: RosterUnit, attachment: Attached | undefined): readonly string[] {
  return [
    priced(unit.name, unit.statedPoints ?? 0, 'points'),
    ...(attachment === undefined ? [] : [`• Attached as: ${roles[attachment.role]}`]),
    ...(unit.warlord ? ['  • Warlord'] : []),
    ...unit.loadout.flatMap((item) => itemLines(item, 1)),
    ...unit.enhancements.map(
      (one) => `  • Enhancement: ${one.statedPoints === null ? one.name : priced(one.name, one.statedPoints, 'points')}`,
    ),
  ];
}

function itemLines({ name, count, items }: LoadoutItem, depth: number): readonly string[] {
  return [`${'  '.repeat(depth)}• ${count}x ${name}`, ...items.flatMap((item) => itemLines(item, depth + 1))];
}
