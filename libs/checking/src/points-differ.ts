import type { ResolvedRoster, ResolvedUnit } from '@muster/catalogue';
import type { Diagnostic, Messages, Path } from '@muster/diagnostics';

export const POINTS_DIFFER = 'POINTS_DIFFER';

export const pointsDifferMessages = {
  total: 'The list states {{stated}} points; under this release it costs {{computed}}.',
  totalOfDataVersion:
    'The list states {{stated}} points; under this release it costs {{computed}}. It is right under {{release}}, which its data version {{version}} stands for.',
  unit: '{{unit}} is stated at {{stated}} points; under this release it costs {{computed}}.',
} as const satisfies Messages;

/**
 * Stated prices that differ from computed ones, as warnings. Units of one datasheet are compared as a multiset: lists print
 * the surcharge of a later copy on any of the copies.
 */
export function pointsDiffer(roster: ResolvedRoster): Diagnostic[] {
  const perUnit = [...byDatasheet(roster.units).values()].flatMap(differingUnits);
  return [...differingTotal(roster), ...perUnit];
}

/** The total of an army roster holds the Reinforcement points set aside (9th edition Core Rules, Battle-forged Army Roster, item 5); lists may leave them out. */
function differingTotal({ statedPoints: stated, points, declared }: ResolvedRoster): Diagnostic[] {
  if (stated === null || points === null || stated === points) return [];
  const computed = points + (declared?.reinforcementPoints ?? 0);
  return stated === computed ? [] : [warning('total', { stated, computed }, [], null)];
}

interface PricedTwice {
  readonly unit: ResolvedUnit;
  readonly stated: number;
  readonly computed: number;
}

function differingUnits(units: readonly ResolvedUnit[]): Diagnostic[] {
  const priced = units.flatMap((unit) =>
    unit.statedPoints === null || unit.points === null ? [] : [{ unit, stated: unit.statedPoints, computed: unit.points }],
  );
  return unmatched(priced).map(({ unit, stated, computed }) =>
    warning('unit', { unit: unit.name, stated, computed }, unit.path, unit.line),
  );
}

/** What is left when every stated price was paired with an equal computed one of the same datasheet. */
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

function byDatasheet(units: readonly ResolvedUnit[]): Map<string, ResolvedUnit[]> {
  const groups = new Map<string, ResolvedUnit[]>();
  for (const unit of units) {
    const group = groups.get(unit.datasheet.id);
    if (group) group.push(unit);
    else groups.set(unit.datasheet.id, [unit]);
  }
  return groups;
}

function warning(messageId: keyof typeof pointsDifferMessages, params: Diagnostic['params'], path: Path, line: number | null): Diagnostic {
  return { code: POINTS_DIFFER, messageId, severity: 'warning', params, path, related: [], line, cites: null };
}
