import { asDecimal } from '../../libs/battlescribe/src/evaluate/decimal.js';
import type { EvaluatedSelection, Evaluation } from '../../libs/battlescribe/src/evaluate/evaluation.types.js';
import type { RosterFile, RosterForce, RosterSelection } from '../../libs/battlescribe/src/read/roster/roster-file.js';

export interface StatedAndComputed {
  readonly stated: number;
  readonly computed: number;
}

/** A selection whose recomputed cost differs from the one stated in its file. */
export interface DifferingSelection extends StatedAndComputed {
  readonly id: string;
  readonly name: string;
  readonly entryId: string;
  readonly cost: string;
}

/** The result of comparing a real roster file with its evaluation under the data it was built with. */
export interface RosterConformance {
  readonly passed: boolean;
  /** Totals by cost type name. */
  readonly costs: Readonly<Record<string, StatedAndComputed>>;
  readonly selections: { readonly total: number; readonly differing: readonly DifferingSelection[] };
}

/**
 * A file passes if, for every cost type, the cost of every selection and the total of the roster are the stated ones; an absent cost is
 * 0. New Recruit may state the cost of a selection including everything in it, which then applies to the whole file. A file that was
 * saved in an inconsistent state (`selectionCostsAddUp` is false) passes if either all its selections or all its totals agree.
 */
export function compareRoster(file: RosterFile, evaluation: Evaluation, selectionCostsAddUp: boolean): RosterConformance {
  const statedSelections = file.forces.flatMap(selectionsOfForce);
  const differingBy = (cost: CostOf) =>
    statedSelections.flatMap((stated) => differences(stated, evaluation.selection(stated.id), evaluation, cost));
  const alone = differingBy(ownCost);
  const differing = alone.length > 0 && differingBy(costWithInner).length === 0 ? [] : alone;
  const totals = evaluation.costs.map(({ typeId, name, value }) => ({ name, stated: costOf(file.costs, typeId), computed: value }));
  const unknown = file.costs.filter((cost) => !evaluation.costs.some(({ typeId }) => typeId === cost.typeId));
  const all = [...totals, ...unknown.map(({ name, value }) => ({ name, stated: value, computed: 0 }))];
  const totalsAgree = all.every(({ stated, computed }) => isSameCost(stated, computed));
  const selectionsAgree = differing.length === 0;
  return {
    passed: selectionCostsAddUp ? totalsAgree && selectionsAgree : totalsAgree || selectionsAgree,
    costs: Object.fromEntries(
      all
        .filter(({ stated, computed }) => stated !== 0 || computed !== 0)
        .map(({ name, stated, computed }) => [name, { stated, computed }]),
    ),
    selections: { total: statedSelections.length, differing },
  };
}

type CostOf = (selection: EvaluatedSelection, typeId: string) => number;

function ownCost(selection: EvaluatedSelection, typeId: string): number {
  return costOf(selection.costs, typeId);
}

function costWithInner(selection: EvaluatedSelection, typeId: string): number {
  return selection.selections.reduce((sum, child) => sum + costWithInner(child, typeId), ownCost(selection, typeId));
}

function differences(
  stated: RosterSelection,
  computed: EvaluatedSelection | null,
  evaluation: Evaluation,
  cost: CostOf,
): readonly DifferingSelection[] {
  const types = new Map([...stated.costs, ...(computed?.costs ?? []), ...evaluation.costs].map(({ typeId, name }) => [typeId, name]));
  return [...types].flatMap(([typeId, type]) => {
    const theirs = costOf(stated.costs, typeId);
    const ours = computed ? cost(computed, typeId) : 0;
    const { id, name, entryId } = stated;
    return isSameCost(theirs, ours) ? [] : [{ id, name, entryId, cost: type, stated: theirs, computed: ours }];
  });
}

/** The tolerance allows for rounding errors in the sums that files state. */
function isSameCost(one: number, other: number): boolean {
  return asDecimal(one) === asDecimal(other);
}

function selectionsOfForce(force: RosterForce): readonly RosterSelection[] {
  return [...force.selections.flatMap(withDescendants), ...force.forces.flatMap(selectionsOfForce)];
}

function withDescendants(selection: RosterSelection): readonly RosterSelection[] {
  return [selection, ...selection.selections.flatMap(withDescendants)];
}

function costOf(costs: readonly { readonly typeId: string; readonly value: number }[], typeId: string): number {
  return costs.filter((cost) => cost.typeId === typeId).reduce((sum, cost) => sum + cost.value, 0);
}
