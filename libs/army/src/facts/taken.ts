import type { EvaluatedSelection } from '#muster/battlescribe';

/** A selection within a unit, and the model that holds it. */
export interface Taken {
  readonly selection: EvaluatedSelection;
  /** The model that holds the selection; null if the unit itself holds it. */
  readonly model: EvaluatedSelection | null;
  /** CP cost of the selection and of the selections around it, without the unit itself; a negative number is spent CP, 0 is no cost. */
  readonly commandPoints: number;
}

/** Everything inside a unit's selection, without the unit itself. If `commandTypeId` is null, nothing costs CP. */
export function takenIn(unit: EvaluatedSelection, commandTypeId: string | null): readonly Taken[] {
  const found: Taken[] = [];
  const collect = (parent: EvaluatedSelection, model: EvaluatedSelection | null, spent: number): void => {
    for (const selection of parent.selections) {
      const commandPoints = spent + costOf(selection, commandTypeId);
      const bearer = selection.type === 'model' ? selection : model;
      found.push({ selection, model: bearer, commandPoints });
      collect(selection, bearer, commandPoints);
    }
  };
  collect(unit, unit.type === 'model' ? unit : null, 0);
  return found;
}

export function costOf({ costs }: EvaluatedSelection, typeId: string | null): number {
  for (const cost of costs) if (cost.typeId === typeId) return cost.value;
  return 0;
}

/** The price of the selection and everything inside it. */
export function priceOf(selection: EvaluatedSelection, typeId: string): number {
  return selection.selections.reduce((sum, inner) => sum + priceOf(inner, typeId), costOf(selection, typeId));
}

/** The release's entry for the selection, found by its definition or by the link to it. */
export function entryOf<T>({ option }: EvaluatedSelection, entries: ReadonlyMap<string, T>): T | undefined {
  if (option === null) return undefined;
  const { definition, link } = option.blueprint;
  return entries.get(definition.id) ?? (link === null ? undefined : entries.get(link.id));
}
