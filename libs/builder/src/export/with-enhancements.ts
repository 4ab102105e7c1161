import { isEnhancementGroupName, type RosterFile, type RosterForce, type RosterSelection } from '#muster/battlescribe';
import type { LoadoutItem, Roster, RosterUnit } from '#muster/roster';

/** Moves Enhancements to separate lines of a unit, as lists have them; in the roster's tree they are ordinary choices. */
export function withEnhancements(roster: Roster, file: Pick<RosterFile, 'forces'>, pointsTypeId: string | null): Roster {
  const roots = new Map(rootsIn(file.forces).map((root) => [root.id, root]));
  const units = roster.units.map((unit) => {
    const root = roots.get(unit.unitId);
    const chosen = root ? root.selections.flatMap((selection) => enhancementsIn(selection, pointsTypeId)) : [];
    return chosen.reduce((one, enhancement) => stated(one, enhancement, pointsTypeId), unit);
  });
  return { ...roster, units };
}

function stated(unit: RosterUnit, { name, entryId, costs }: RosterSelection, pointsTypeId: string | null): RosterUnit {
  const statedPoints = pointsOf(costs, pointsTypeId);
  return {
    ...unit,
    enhancements: [...unit.enhancements, { name, id: entryId, line: null, statedPoints }],
    loadout: without(unit.loadout, entryId),
  };
}

/** The group also contains the marker of the weapon that an Enhancement changes, which costs nothing and is skipped. */
const enhancementsIn = (selection: RosterSelection, pointsTypeId: string | null): readonly RosterSelection[] =>
  isEnhancementGroupName(selection.group) && pointsOf(selection.costs, pointsTypeId) !== null
    ? [selection]
    : selection.selections.flatMap((inner) => enhancementsIn(inner, pointsTypeId));

const pointsOf = (costs: RosterSelection['costs'], pointsTypeId: string | null): number | null =>
  costs.find(({ typeId }) => typeId === pointsTypeId)?.value ?? null;

const without = (items: readonly LoadoutItem[], id: string): readonly LoadoutItem[] =>
  items.flatMap((item) => (item.id === id ? [] : [{ ...item, items: without(item.items, id) }]));

const rootsIn = (forces: readonly RosterForce[]): readonly RosterSelection[] =>
  forces.flatMap(({ selections, forces: inner }) => [...selections, ...rootsIn(inner)]);
