import type { ReviewReason } from '#muster/diagnostics';
import type { Declarations, DeclaredUnit, Roster, UnitId } from '#muster/roster';
import { keywordKey, type IndexedRelease } from '#muster/catalogue';
import type { Gap, Army } from '../army.js';
import type { ArmyDetachment } from '../army-unit.js';
import { declarationsOf } from './declarations-of.js';
import { withNotes } from './noted-units.js';

/** A roster with its declarations, and the reasons for which they need review. */
export interface DeclaredRoster {
  readonly roster: Army;
  readonly review: readonly ReviewReason[];
}

/**
 * Adds the declarations and notes of the written roster to the units and detachments that were found. Declarations for a unit that was not
 * found are left out, because its gap is already reported. This runs after the evaluator, so that declarations refer to evaluated units.
 */
export function withDeclared(resolved: Army, written: Roster, release: IndexedRelease): DeclaredRoster {
  const { declared } = written;
  if (declared === undefined) return { roster: resolved, review: [] };
  const gaps: Gap[] = [];
  const notes = notesByUnit(declared);
  const detachments = resolved.detachments.map((taken) => withUpgrades(taken, declared));
  const units = resolved.units.map((unit) => {
    const noted = notes.get(unit.unitId);
    return noted === undefined ? unit : withNotes(unit, noted, resolved.faction, release, gaps);
  });
  const found = {
    units: new Map(units.map((unit) => [unit.unitId, unit])),
    detachments: new Map(
      detachments.flatMap((taken) => (taken.path[0] === 'detachments' ? [[Number(taken.path[1]), taken] as const] : [])),
    ),
  };
  const { declarations, review } = declarationsOf(declared, found, release);
  const roster = {
    ...resolved,
    units,
    detachments,
    gaps: [...resolved.gaps, ...gaps],
    declared: { ...resolved.declared, ...declarations },
    statesAll: declared.statesAll === undefined ? resolved.statesAll : new Set(declared.statesAll),
  };
  return { roster, review: [...gaps.map((gap) => gap.review), ...review] };
}

/** Merges several notes about one unit. */
function notesByUnit({ units = [] }: Declarations): ReadonlyMap<UnitId, DeclaredUnit> {
  const notes = new Map<UnitId, DeclaredUnit>();
  for (const noted of units) {
    const before = notes.get(noted.unit);
    const keywordChoices = [...(before?.keywordChoices ?? []), ...(noted.keywordChoices ?? [])];
    const stated = before?.keywordChoices !== undefined || noted.keywordChoices !== undefined;
    notes.set(noted.unit, { ...before, ...noted, ...(stated && { keywordChoices }) });
  }
  return notes;
}

function withUpgrades(taken: ArmyDetachment, { detachments = [] }: Declarations): ArmyDetachment {
  const at = detachments.findIndex(({ detachment }) => taken.path[0] === 'detachments' && taken.path[1] === detachment);
  const noted = detachments[at];
  if (noted === undefined) return taken;
  const { spent, benefit, specialists, claims } = noted;
  return {
    ...taken,
    ...(spent === undefined ? {} : { spent }),
    ...(benefit === undefined ? {} : { benefit: keywordKey(benefit) }),
    ...(claims === undefined ? {} : { claims: claims.map(keywordKey) }),
    ...(specialists === undefined
      ? {}
      : {
          specialists: specialists.map(({ name, keyword, commandPoints }, index) => ({
            path: ['declared', 'detachments', at, 'specialists', index],
            line: null,
            name,
            keyword: keywordKey(keyword),
            commandPoints,
          })),
        }),
  };
}
