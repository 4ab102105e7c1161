import { keywordKey, type Datasheet, type Detachment } from '#muster/catalogue';
import type { StandingArmy, StandingUnit } from './standing-army.js';

/** Armies have about this many units, so a typical unit costs this part of the points limit. */
const UNITS_OF_AN_ARMY = 15;
/** Used if the roster has no limit: the most common one. */
const USUAL_LIMIT = 2_000;
/** An army with this many core units is no longer built around the next one. */
const CORE_UNITS = 3;

const CORE: ReadonlySet<string> = new Set(['battleline', 'troops']);
const LEADERS: ReadonlySet<string> = new Set(['character', 'epic hero', 'hq']);
const RARE: ReadonlySet<string> = new Set(['lord of war', 'fortification', 'titanic']);

/**
 * How soon a player would take a unit of this datasheet next; smaller values come first. First what the army must still have (a CHARACTER, a
 * compulsory slot), then core units (Battleline, Troops), other units, further leaders, transports, and rare units (TITANIC, Fortifications);
 * in each group, datasheets that the army has least of, and then those whose price is nearest to that of a typical unit. What costs nothing,
 * or has no known price, comes after all of them, because most of it is not an ordinary unit.
 */
export function orderOfUnit(datasheet: Datasheet, price: number | null, forceId: string, army: StandingArmy): readonly number[] {
  const copies = army.units.filter((unit) => unit.datasheet.id === datasheet.id).length;
  const isFree = price === null || price <= 0;
  return [
    isNeeded(datasheet, forceId, army) ? 0 : 1,
    Number(isFree),
    groupOf(datasheet, army),
    copies,
    distanceFromTypical(price ?? 0, army),
  ];
}

function isNeeded(datasheet: Datasheet, forceId: string, { units, forces, release }: StandingArmy): boolean {
  const force = forces.find(({ id }) => id === forceId);
  const slots = (force && release.byId.detachments.get(force.entryId)?.slots) ?? [];
  const inForce = units.filter((unit) => unit.force.id === forceId);
  if (slots.some((slot) => isUnfilled(slot, inForce) && isOfRole(datasheet, slot.role))) return true;
  return isLeader(datasheet) && !units.some((unit) => isLeader(unit.datasheet));
}

const isUnfilled = ({ role, min }: Detachment['slots'][number], units: readonly StandingUnit[]): boolean =>
  units.filter(({ datasheet }) => isOfRole(datasheet, role)).length < min;

const isOfRole = ({ role }: Datasheet, wanted: string): boolean => role !== null && keywordKey(role) === keywordKey(wanted);

function groupOf(datasheet: Datasheet, { units }: StandingArmy): number {
  if (isAny(datasheet, RARE)) return 4;
  if (isAny(datasheet, new Set(['dedicated transport']))) return 3;
  if (isLeader(datasheet)) return 2;
  const core = units.filter((unit) => isAny(unit.datasheet, CORE)).length;
  return isAny(datasheet, CORE) && core < CORE_UNITS ? 0 : 1;
}

const isLeader = (datasheet: Datasheet): boolean => isAny(datasheet, LEADERS);

const isAny = ({ role, keywords }: Datasheet, wanted: ReadonlySet<string>): boolean =>
  [...(role === null ? [] : [role]), ...keywords].some((one) => wanted.has(keywordKey(one)));

/** As a ratio: half the price is as far away as twice the price. */
const distanceFromTypical = (price: number, { pointsLimit }: StandingArmy): number =>
  Math.abs(Math.log(Math.max(price, 1) / ((pointsLimit ?? USUAL_LIMIT) / UNITS_OF_AN_ARMY)));
