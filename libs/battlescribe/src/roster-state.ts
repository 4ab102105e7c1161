/**
 * A roster in BattleScribe's terms, as the evaluator takes it: forces and selections that name definitions by id.
 * A .ros file reads into it; a resolved list builds it.
 */
export interface RosterState {
  readonly costLimits: readonly { readonly typeId: string; readonly value: number }[];
  readonly forces: readonly ForceState[];
}

export interface ForceState {
  /** Unique in the roster. */
  readonly id: string;
  /** The force entry's id. */
  readonly entryId: string;
  readonly catalogueId: string;
  readonly selections: readonly SelectionState[];
  readonly forces: readonly ForceState[];
}

export interface SelectionState {
  /** Unique in the roster. */
  readonly id: string;
  /** All link ids on the way from the force or the parent selection's root, outermost first, then the entry's id, joined by `::`. */
  readonly entryId: string;
  /** The same for the immediate group; null outside a group. */
  readonly entryGroupId: string | null;
  readonly number: number;
  readonly selections: readonly SelectionState[];
}
