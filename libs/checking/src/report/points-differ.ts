import type { Army, ArmyUnit } from '#muster/army';
import type { Diagnostic, Path } from '#muster/diagnostics';
import type { Messages } from '#muster/messages';

export const POINTS_DIFFER = 'POINTS_DIFFER';

export const pointsDifferMessages = {
  total: 'The list states {{stated}} {{stated|one:point|other:points}}; under this release it costs {{computed}}.',
  totalOfDataVersion:
    "The list states {{stated}} {{stated|one:point|other:points}}; under this release it costs {{computed}}. The stated total is correct under {{fitting}}, the release for the list's data version {{version}}.",
  units:
    'The list and the data release {{release}} seem to be from different dates: the prices in the list are different. Stated and computed points: {{units}}.',
  unitsAndTotal:
    'The list and the data release {{release}} seem to be from different dates: the prices in the list are different. Stated and computed points: {{units}}; in total {{stated}} and {{computed}}.',
  unitsOfDataVersion:
    'The list and the data release {{release}} are from different dates: the list states the prices of {{fitting}}, the release for its data version {{version}}. Stated and computed points: {{units}}; in total {{stated}} and {{computed}}.',
} as const satisfies Messages;

export interface PointsDiffer {
  readonly warning: Diagnostic;
  /** Whether the prices of single units differ too. The list and the release are then from different dates. */
  readonly unitsDiffer: boolean;
}

/** A single warning about all stated prices that differ from the computed ones, or null if there are none. */
export function pointsDiffer(roster: Army, release: string): PointsDiffer | null {
  const units = differingUnits(roster.units.map(pricesOf));
  const total = differingTotal(roster);
  if (units.length === 0) return total && { warning: warning('total', total, []), unitsDiffer: false };
  const prices = { release, units: units.map(({ name, stated, computed }) => `${name} ${stated} / ${computed}`).join(', ') };
  const paths = units.map(({ path }) => path);
  const said = total ? warning('unitsAndTotal', { ...prices, ...total }, paths) : warning('units', prices, paths);
  return { warning: said, unitsDiffer: true };
}

const pricesOf = ({ name, path, datasheet, statedPoints, points }: ArmyUnit) => ({
  ...{ name, path },
  datasheet: datasheet.id,
  stated: statedPoints,
  computed: points,
});

/**
 * The total of an army roster includes the Reinforcement points set aside (9th edition Core Rules, Battle-forged Army Roster, item 5),
 * but lists may omit them.
 */
function differingTotal({ statedPoints: stated, points, declared }: Army): { readonly stated: number; readonly computed: number } | null {
  if (stated === null || points === null || stated === points) return null;
  const computed = points + (declared?.reinforcementPoints ?? 0);
  return stated === computed ? null : { stated, computed };
}

/** A unit with a key that the copies of a datasheet share, and both of its prices. */
export interface PricedUnit {
  readonly datasheet: string;
  readonly stated: number | null;
  readonly computed: number | null;
}

type PricedTwice<Unit extends PricedUnit> = Unit & { readonly stated: number; readonly computed: number };

const isPricedTwice = <Unit extends PricedUnit>(unit: Unit): unit is PricedTwice<Unit> => unit.stated !== null && unit.computed !== null;

/**
 * The units with different stated and computed prices. Units of one datasheet are compared together, because lists may print the surcharge
 * of a later copy on any of the copies.
 */
function differingUnits<Unit extends PricedUnit>(units: readonly Unit[]): readonly PricedTwice<Unit>[] {
  const copies = Map.groupBy(units.filter(isPricedTwice<Unit>), ({ datasheet }) => datasheet);
  return [...copies.values()].flatMap(unmatched<Unit>);
}

/** The number of units that cost what the list states. */
export function countAsStated(units: readonly PricedUnit[]): number {
  return units.filter(isPricedTwice).length - differingUnits(units).length;
}

/** The units that remain after each stated price was paired with an equal computed price of the same datasheet. */
function unmatched<Unit extends PricedUnit>(priced: readonly PricedTwice<Unit>[]): readonly PricedTwice<Unit>[] {
  const computedLeft = priced.map(({ computed }) => computed);
  const statedLeft = priced.filter(({ stated }) => {
    const twin = computedLeft.indexOf(stated);
    if (twin >= 0) computedLeft.splice(twin, 1);
    return twin < 0;
  });
  computedLeft.sort((a, b) => a - b);
  return [...statedLeft]
    .sort((a, b) => a.stated - b.stated)
    .map((unit, index) => ({ ...unit, computed: computedLeft[index] ?? unit.stated }));
}

function warning(messageId: keyof typeof pointsDifferMessages, params: Diagnostic['params'], related: readonly Path[]): Diagnostic {
  return { code: POINTS_DIFFER, messageId, severity: 'warning', params, path: [], related, line: null, cites: null };
}
