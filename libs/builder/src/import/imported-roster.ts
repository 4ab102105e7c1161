import type { Resolution } from '#muster/army';
import type { SubjectReading } from '#muster/checking';
import { withUnits, type Roster, type UnitId } from '#muster/roster';
import { doubtReason, doubtsOf } from '../document/doubts.js';
import { plainState } from '../document/plain-state.js';
import { NOTHING_DECLARED, PLAIN_RULES, type BattleSizeChoice, type RosterDocument } from '../document/roster-document.js';

const UNNAMED = 'Imported roster';

/**
 * Converts a list or file that was read and looked up to an editable roster. `given` is the roster's name, if it replaces the name in the
 * list. What was not understood is recorded as doubts.
 */
export function importedRoster(
  { roster, review, built }: Pick<SubjectReading, 'roster' | 'review' | 'built'>,
  resolution: Resolution,
  given: string | null,
): RosterDocument {
  const { pointsLimit, battleSize, name, playerName, declared = {} } = roster;
  const { faction } = resolution.resolved;
  const placed = (unit: UnitId): UnitId | null => resolution.selectionIds.get(unit) ?? null;
  const idOf = (unit: UnitId): UnitId => placed(unit) ?? `as-written-${unit}`;
  return {
    ...NOTHING_DECLARED,
    name: given ?? name ?? UNNAMED,
    notes: null,
    battleSize: pointsLimit === null && battleSize === null ? null : { name: battleSize?.name ?? null, limit: pointsLimit },
    rules: PLAIN_RULES,
    state: plainState(resolution.state),
    declarations: { ...withUnits(declared, idOf), ...(playerName !== undefined && { playerName }) },
    ...(faction && !built && { faction: { id: faction.id, name: faction.name } }),
    unplaced: roster.units.flatMap((unit) =>
      placed(unit.unitId) === null ? [{ ...unit, unitId: idOf(unit.unitId), detachment: null, unpriced: true }] : [],
    ),
    asWritten: roster.units.flatMap(({ unitId, statedPoints }) => {
      const unit = placed(unitId);
      if (unit === null || built) return [];
      const { modelsInferred, presumed } = resolution.resolved.units.find((one) => one.unitId === unitId) ?? {};
      const assumed = presumed && doubtReason(presumed);
      const isUnpriced = resolution.unpriced.has(unitId);
      return [
        {
          ...{ unit, statedPoints, ...(modelsInferred && { modelsInferred }) },
          ...{ ...(assumed && { presumed: assumed }), ...(isUnpriced && { unpriced: true }) },
        },
      ];
    }),
    doubts: doubtsOf([...review, ...resolution.review], roster, idOf),
  };
}

/** The list with its battle size replaced. */
export function withBattleSize(roster: Roster, { name, limit }: BattleSizeChoice): Roster {
  return { ...roster, pointsLimit: limit, battleSize: name === null ? null : { name, id: null, line: null } };
}
