import type { EvaluatedSelection } from '#muster/battlescribe';

/** A selection within a unit, and where it stands. */
export interface Taken {
  readonly selection: EvaluatedSelection;
  /** The model it is of; null: the unit's. */
  readonly model: EvaluatedSelection | null;
  /** CP spent on it or on what it stands in, below the unit itself: negative is spent. 0 where nothing is. */
  readonly commandPoints: number;
}

/** Everything in a unit's selection, itself not counted. A cost type of null: nothing costs any. */
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
  return costs.find((cost) => cost.typeId === typeId)?.value ?? 0;
}

/** Of the selection and all in it. */
export function priceOf(selection: EvaluatedSelection, typeId: string): number {
  return selection.selections.reduce((sum, inner) => sum + priceOf(inner, typeId), costOf(selection, typeId));
}

/** The entry of the release that the selection is of: by its definition, or by the link to it. */
export function entryOf<T>({ option }: EvaluatedSelection, entries: ReadonlyMap<string, T>): T | undefined {
  if (option === null) return undefined;
  const { definition, link } = option.blueprint;
  return entries.get(definition.id) ?? (link === null ? undefined : entries.get(link.id));
}
