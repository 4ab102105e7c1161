import { keywordKey } from '#muster/catalogue';
import type { Diagnostic, Fact, ReviewReason } from '#muster/diagnostics';
import type { LoadoutItem, Roster, RosterUnit } from '#muster/roster';
import type { Declared, DeclaredBearer } from './list-reading.js';
import { abbreviates } from './text/abbreviation.js';

export interface ChecksumFindings {
  readonly diagnostics: readonly Diagnostic[];
  readonly review: readonly ReviewReason[];
}

/**
 * Applies the Warlord that the header names if no unit is marked as the Warlord, or if several are marked and the named unit is one of
 * them. If several units have the named unit's name, the header does not decide.
 */
export function withDeclaredWarlord(roster: Roster, { warlord }: Declared): Roster {
  const marked = roster.units.filter((unit) => unit.warlord);
  const among = marked.length === 0 ? roster.units : marked;
  const [named, ...others] = unitsNamed(warlord?.bearer ?? '', among);
  if (named === undefined || others.length > 0 || marked.length === 1) return roster;
  return { ...roster, units: roster.units.map((unit) => ({ ...unit, warlord: unit === named })) };
}

/**
 * Compares what a list states about itself with what was read. If the number of units or the bearer of an enhancement differs, a unit may
 * have been lost when the list was copied, so it needs review. A total that differs from the sum of its parts is only a remark.
 */
export function compareChecksums(roster: Roster, declared: Declared): ChecksumFindings {
  const { enhancements = [], warlord } = declared;
  return {
    diagnostics: [...totalDiffers(roster), ...powerLevelDiffers(roster), ...commandPointsDiffer(roster)],
    review: [
      ...unitsDiffer(roster, declared),
      ...enhancements.flatMap((one) => enhancementDiffers(one, roster.units)),
      ...(warlord === undefined ? [] : warlordDiffers(warlord, roster.units)),
    ],
  };
}

function totalDiffers({ statedPoints: total, units }: Roster): Diagnostic[] {
  const sum = sumOf(units.map((unit) => unit.statedPoints));
  return total === null || sum === null || sum === total ? [] : [warning('text/total-differs', 'totalDiffers', { total, sum }, null)];
}

function powerLevelDiffers({ statedPowerLevel: total, units }: Roster): Diagnostic[] {
  const sum = sumOf(units.map((unit) => unit.statedPowerRating ?? null));
  if (total === undefined || sum === null || sum === total) return [];
  return [warning('text/power-level-differs', 'powerLevelDiffers', { total, sum }, null)];
}

/** Returns null if a number is missing, or if there are none. */
function sumOf(numbers: readonly (number | null)[]): number | null {
  const stated = numbers.filter((number) => number !== null);
  return stated.length < numbers.length || stated.length === 0 ? null : stated.reduce((all, number) => all + number, 0);
}

function commandPointsDiffer({ commandPoints }: Roster): Diagnostic[] {
  if (commandPoints === undefined) return [];
  const { start, changes, left, line } = commandPoints;
  if (start === null || left === null) return [];
  const sum = changes.reduce((all, change) => all + change, start);
  return sum === left ? [] : [warning('text/command-points-differ', 'commandPointsDiffer', { left, sum }, line)];
}

function unitsDiffer({ units }: Roster, { units: declared }: Declared): ReviewReason[] {
  if (declared === undefined || declared.value === units.length) return [];
  return [
    reason(
      declared.value > units.length ? 'datasheet' : 'text',
      'unitsDiffer',
      { declared: declared.value, read: units.length },
      declared.line,
    ),
  ];
}

/** If several units have the bearer's name, only the enhancement below them identifies the bearer. */
function enhancementDiffers({ name, bearer, line }: DeclaredBearer, units: readonly RosterUnit[]): ReviewReason[] {
  if (name === null) return [];
  const key = upgradeKey(name);
  const named = unitsNamed(bearer ?? '', units);
  if ((bearer === null ? units : named).some((unit) => isBorne(key, unit))) return [];
  const bearers = units.filter((unit) => isBorne(key, unit));
  const on = Math.max(name.lastIndexOf(' on '), name.lastIndexOf(' ON '));
  // Organisers also get "Oath on Warden".
  if (bearers.length === 0 && on > 0 && bearer === null) {
    const [wanting] = enhancementDiffers({ name: name.slice(0, on), bearer: name.slice(on + 4), line }, units);
    if (wanting?.messageId !== 'enhancementMissing') return wanting === undefined ? [] : [wanting];
  }
  if (bearer === null || bearers.length === 0) return [reason('enhancementOffer', 'enhancementMissing', { name }, line)];
  return [reason('enhancementOffer', 'bearerDiffers', { name, declared: bearer, read: bearers.map((unit) => unit.name).join(', ') }, line)];
}

/** Whether the unit has the enhancement, labelled as such or among its wargear. */
function isBorne(key: string, { enhancements, loadout }: RosterUnit): boolean {
  const isAmong = (items: readonly LoadoutItem[]): boolean => items.some((item) => upgradeKey(item.name) === key || isAmong(item.items));
  return enhancements.some((one) => upgradeKey(one.name) === key) || isAmong(loadout);
}

/** In `Oath (Aura)` and `Oath (Warden)`, the remark in brackets is not part of the name. */
const upgradeKey = (name: string): string => keywordKey(name.endsWith(')') ? name.slice(0, name.lastIndexOf('(')) : name);

function warlordDiffers({ bearer, line }: DeclaredBearer, units: readonly RosterUnit[]): ReviewReason[] {
  const warlords = units.filter((unit) => unit.warlord);
  const named = unitsNamed(bearer ?? '', units);
  if (bearer === null || (warlords.length === 1 && warlords.some((unit) => named.includes(unit)))) return [];
  if (warlords.length === 0) return [reason('warlord', 'warlordMissing', { declared: bearer }, line)];
  return [reason('warlord', 'warlordDiffers', { declared: bearer, read: warlords.map((unit) => unit.name).join(', ') }, line)];
}

/**
 * The units of that name. `Deck Band - Bosun` names a unit and one of its models. If no unit has the name, it may abbreviate the name of the
 * units of one datasheet.
 */
function unitsNamed(name: string, units: readonly RosterUnit[]): readonly RosterUnit[] {
  const key = keywordKey(name);
  const named = units.filter((unit) => {
    const own = keywordKey(unit.name);
    return own === key || (key.startsWith(`${own} `) && hasModel(key.slice(own.length + 1), unit));
  });
  if (named.length > 0 || key === '') return named;
  const likely = units.filter((unit) => abbreviates(name, unit.name));
  return new Set(likely.map((unit) => keywordKey(unit.name))).size === 1 ? likely : [];
}

const hasModel = (key: string, { loadout }: RosterUnit): boolean => loadout.some((item) => keywordKey(item.name) === key);

function reason(about: Fact, messageId: string, params: ReviewReason['params'], line: number): ReviewReason {
  return { code: 'UNPARSED_LINES', about, messageId, params, path: [], line };
}

function warning(code: string, messageId: string, params: Diagnostic['params'], line: number | null): Diagnostic {
  return { code, messageId, severity: 'warning', params, path: [], related: [], line, cites: null };
}
