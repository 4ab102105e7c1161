import type { NewId } from '#muster/battlescribe';
import type { CompiledRelease } from '#muster/checking';
import type { ReviewReason } from '#muster/diagnostics';
import { assess, type Assessment } from '../assess/assess.js';
import { changesBetween, type AssessmentChanges } from '../assess/assessment-changes.js';
import type { RosterDocument } from '../document/roster-document.js';
import { carriedRoster } from './carried-roster.js';
import { chosenIn, choiceDrift, type ChoiceDrift } from './choice-drift.js';

/** The result of moving a roster to another release, before it is saved. */
export interface RosterMove {
  readonly document: RosterDocument;
  readonly before: Assessment;
  readonly after: Assessment;
  readonly changes: AssessmentChanges;
  /** One entry for each unit of the roster before the move, in order. */
  readonly units: readonly UnitDrift[];
  /** Changes to the choices of the army that are not units. */
  readonly army: ChoiceDrift;
  readonly review: readonly ReviewReason[];
}

export interface UnitDrift extends ChoiceDrift {
  /** Id of the unit's selection, which stays the same. */
  readonly unit: string;
  readonly name: string;
  /** Null if the other release does not contain the unit, so that the roster would lose it. */
  readonly nameAfter: string | null;
  readonly before: number | null;
  readonly after: number | null;
}

/** Both releases must be of the same edition. Pure except for `newId`. */
export function rosterMove(document: RosterDocument, before: Assessment, to: CompiledRelease, newId: NewId): RosterMove {
  const carried = carriedRoster(document, before, to.index, newId);
  const after = assess(carried.document, to);
  const [chosen, chosenAfter] = [chosenIn(before), chosenIn(after)];
  return {
    ...carried,
    before,
    after,
    changes: changesBetween(before, after),
    units: driftOfUnits(before, after, (unit) => choiceDrift(chosen.ofUnits.get(unit) ?? [], chosenAfter.ofUnits.get(unit) ?? [])),
    army: choiceDrift(chosen.ofArmy, chosenAfter.ofArmy),
  };
}

/** Whether the move would remove anything. */
export const losesSomething = ({ units, army }: Pick<RosterMove, 'units' | 'army'>): boolean =>
  army.lost.length > 0 || units.some(({ nameAfter, lost }) => nameAfter === null || lost.length > 0);

function driftOfUnits(before: Assessment, after: Assessment, choices: (unit: string) => ChoiceDrift): readonly UnitDrift[] {
  const later = new Map(after.report.units.map((unit, index) => [after.unitIds[index] ?? '', unit]));
  return before.report.units.map(({ name, computed }, index) => {
    const unit = before.unitIds[index] ?? '';
    const now = later.get(unit);
    return { unit, name, nameAfter: now?.name ?? null, before: computed, after: now?.computed ?? null, ...choices(unit) };
  });
}
