import type { ArmySelection, EditionId, Roster, Stated } from '#muster/roster';
import { readBattleSize } from '../text/header/battle-size.js';
import { battleSizeIn, detachmentChoices, forceDispositionsIn, limitIn } from './configuration.js';
import { itemOf, isUnit, lineOf, pricingOf, statedCost, unitOf, type NamedCost, type NamedSelection } from './selections.js';

/** A roster as named selections, from a file or from a saved roster. */
export interface NamedRoster {
  readonly name: string;
  /** The total costs. */
  readonly costs: readonly NamedCost[];
  readonly costLimits: readonly NamedCost[];
  readonly forces: readonly NamedForce[];
}

export interface NamedForce {
  readonly name: string;
  readonly entryId: string;
  readonly catalogueId: string;
  readonly catalogueName: string;
  readonly selections: readonly NamedSelection[];
  readonly forces: readonly NamedForce[];
  readonly line?: number;
}

/** A force of the roster with its position among the detachments of the army. */
interface PlacedForce {
  readonly force: NamedForce;
  readonly detachment: number | null;
}

/**
 * Builds a roster from selections, in their order; the id of a unit is that of its selection. In the 8th and 9th editions the forces are
 * the detachments; in later editions a detachment is one of the choices.
 */
export function rosterOfSelections({ name, costs, costLimits, forces: top }: NamedRoster, edition: EditionId | null): Roster {
  const forces = allForces(top);
  const isByForce = edition === '8e' || edition === '9e';
  const total = statedCost(costs, 'points');
  const pricing = pricingOf(
    forces.flatMap(({ selections }) => selections),
    total,
  );
  const placed = forces.map((force, index): PlacedForce => ({ force, detachment: isByForce ? index : null }));
  const units = placed.flatMap(({ force, detachment }) =>
    force.selections.filter(isUnit).map((selection) => unitOf(selection, detachment, pricing)),
  );
  const armySelections = placed.flatMap(({ force, detachment }) =>
    force.selections.filter((selection) => !isUnit(selection)).map((selection): ArmySelection => ({ ...itemOf(selection), detachment })),
  );
  const size = battleSizeIn(armySelections);
  const forceDispositions = forceDispositionsIn(armySelections);
  return {
    name: name === '' ? null : name,
    factions: factionOf(isByForce ? forces : withDetachment(forces)),
    battleSize: size === null ? null : { ...size, name: readBattleSize(size.name, size.line).battleSize.name },
    pointsLimit: limitOf(costLimits) ?? (size === null ? null : limitIn(size.name)),
    statedPoints: total,
    detachments: isByForce ? forces.map(forceAsDetachment) : detachmentChoices(armySelections),
    units,
    armySelections,
    statesWargear: true,
    ...commandPoints(costs),
    ...powerLevel(costs),
    ...(forceDispositions.length > 0 && { declared: { forceDispositions } }),
  };
}

function allForces(forces: readonly NamedForce[]): readonly NamedForce[] {
  return forces.flatMap((force) => [force, ...allForces(force.forces)]);
}

/** If some forces choose a detachment, a force without a detachment only holds units from other catalogues. */
function withDetachment(forces: readonly NamedForce[]): readonly NamedForce[] {
  const choosing = forces.filter(
    ({ selections }) =>
      detachmentChoices(selections.filter((one) => !isUnit(one)).map((one): ArmySelection => ({ ...itemOf(one), detachment: null })))
        .length > 0,
  );
  return choosing.length > 0 ? choosing : forces;
}

/** The faction is the catalogue with the most points. "Alliance - Name" is shortened to "Name". */
function factionOf(forces: readonly NamedForce[]): readonly Stated[] {
  const spent = new Map<string, number>();
  if (forces.length > 1) for (const force of forces) spent.set(keyOf(force), (spent.get(keyOf(force)) ?? 0) + 1 + spentIn(force));
  const main = forces.toSorted((a, b) => (spent.get(keyOf(b)) ?? 0) - (spent.get(keyOf(a)) ?? 0))[0];
  if (main === undefined || keyOf(main) === '') return [];
  return [{ name: main.catalogueName.split(' - ').at(-1) ?? main.catalogueName, id: main.catalogueId || null, line: lineOf(main) }];
}

const keyOf = ({ catalogueId, catalogueName }: NamedForce): string => catalogueId || catalogueName;

function spentIn(force: NamedForce): number {
  return force.selections.filter(isUnit).reduce((sum, selection) => sum + (unitOf(selection, null, 'each').statedPoints ?? 0), 0);
}

function forceAsDetachment(force: NamedForce): Stated {
  return { name: force.name, id: force.entryId || null, line: lineOf(force) };
}

function limitOf(costLimits: readonly NamedCost[]): number | null {
  const limit = statedCost(costLimits, 'points');
  return limit === null || limit < 0 ? null : limit;
}

function commandPoints(costs: readonly NamedCost[]): Pick<Roster, 'commandPoints'> {
  const left = statedCost(costs, 'command');
  return left === null ? {} : { commandPoints: { start: null, changes: [], left, line: null } };
}

function powerLevel(costs: readonly NamedCost[]): Pick<Roster, 'statedPowerLevel'> {
  const level = statedCost(costs, 'power');
  return level === null ? {} : { statedPowerLevel: level };
}
