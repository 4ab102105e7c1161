import type { RosterFile, RosterForce, RosterSelection } from '@muster/battlescribe';
import type { LoadoutItem, Roster, RosterUnit } from '@muster/roster';

/** How data of the 10th edition and later call the group in which a unit's Enhancement is chosen. */
const GROUP = /\benhancements?\b/i;

/** Lists have a line of its own for an Enhancement, where a roster's tree has only one choice more. */
export function withEnhancements(
  roster: Roster,
  file: Pick<RosterFile, 'forces'>,
  unitIds: readonly string[],
  pointsTypeId: string | null,
): Roster {
  const roots = new Map(rootsIn(file.forces).map((root) => [root.id, root]));
  const units = roster.units.map((unit, index) => {
    const root = roots.get(unitIds[index] ?? '');
    return (root ? root.selections.flatMap(enhancementsIn) : []).reduce((one, chosen) => stated(one, chosen, pointsTypeId), unit);
  });
  return { ...roster, units };
}

function stated(unit: RosterUnit, { name, entryId, costs }: RosterSelection, pointsTypeId: string | null): RosterUnit {
  const statedPoints = costs.find(({ typeId }) => typeId === pointsTypeId)?.value ?? null;
  return {
    ...unit,
    enhancements: [...unit.enhancements, { name, id: entryId, line: null, statedPoints }],
    loadout: without(unit.loadout, entryId),
  };
}

const enhancementsIn = (selection: RosterSelection): readonly RosterSelection[] =>
  GROUP.test(selection.group) ? [selection] : selection.selections.flatMap(enhancementsIn);

const without = (items: readonly LoadoutItem[], id: string): readonly LoadoutItem[] =>
  items.flatMap((item) => (item.id === id ? [] : [{ ...item, items: without(item.items, id) }]));

const rootsIn = (forces: readonly RosterForce[]): readonly RosterSelection[] =>
  forces.flatMap(({ selections, forces: inner }) => [...selections, ...rootsIn(inner)]);
