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

/**
 * A single warning about all stated prices that differ from the computed ones, or null if there are none. Units of one datasheet are
 * compared together, because lists may print the surcharge of a later copy on any of the copies.
 */
export function pointsDiffer(roster: Army, release: string): PointsDiffer | null {
  const units = [...byDatasheet(roster.units).values()].flatMap(differingUnits);
  const total = differingTotal(roster);
  if (units.length === 0) return total && { warning: warning('total', total, []), unitsDiffer: false };
  const prices = { release, units: units.map(({ unit, stated, computed }) => `${unit.name} ${stated} / ${computed}`).join(', ') };
  const paths = units.map(({ unit }) => unit.path);
  const said = total ? warning('unitsAndTotal', { ...prices, ...total }, paths) : warning('units', prices, paths);
  return { warning: said, unitsDiffer: true };
}

/**
 * The total of an army roster includes the Reinforcement points set aside (9th edition Core Rules, Battle-forged Army Roster, item 5),
 * but lists may omit them.
 */
function differingTotal({ statedPoints: stated, points, declared }: Army): { readonly stated: number; readonly computed: number } | null {
  if (stated === null || points === null || stated === points) return null;
  const computed = points + (declared?.reinforcementPoints ?? 0);
  return stated === computed ? null : { stated, computed };
}

interface PricedTwice {
  readonly unit: ArmyUnit;
  readonly stated: number;
  readonly computed: number;
}

function differingUnits(units: readonly ArmyUnit[]): readonly PricedTwice[] {
  const priced = units.flatMap((unit) =>
    unit.statedPoints === null || unit.points === null ? [] : [{ unit, stated: unit.statedPoints, computed: unit.points }],
  );
  return unmatched(priced);
}

/** The units that remain after each stated price was paired with an equal computed price of the same datasheet. */
function unmatched(priced: readonly PricedTwice[]): PricedTwice[] {
  const computedLeft = priced.map(({ computed }) => computed);
  const statedLeft = priced.filter(({ stated }) => {
    const twin = computedLeft.indexOf(stated);
    if (twin >= 0) computedLeft.splice(twin, 1);
    return twin < 0;
  });
  computedLeft.sort((a, b) => a - b);
  return [...statedLeft]
    .sort((a, b) => a.stated - b.stated)
    .map(({ unit, stated }, index) => ({ unit, stated, computed: computedLeft[index] ?? stated }));
}

function byDatasheet(units: readonly ArmyUnit[]): Map<string, ArmyUnit[]> {
  const groups = new Map<string, ArmyUnit[]>();
  for (const unit of units) {
    const group = groups.get(unit.datasheet.id);
    if (group) group.push(unit);
    else groups.set(unit.datasheet.id, [unit]);
  }
  return groups;
}

function warning(messageId: keyof typeof pointsDifferMessages, params: Diagnostic['params'], related: readonly Path[]): Diagnostic {
  return { code: POINTS_DIFFER, messageId, severity: 'warning', params, path: [], related, line: null, cites: null };
}
