/**
 * A roster in BattleScribe's terms: forces and selections that refer to definitions by id. The evaluator takes it as input. It is read from
 * a .ros file or built from a resolved list.
 */
export interface RosterState {
  readonly costLimits: readonly { readonly typeId: string; readonly value: number }[];
  readonly forces: readonly ForceState[];
}

export interface ForceState {
  /** Unique within the roster. */
  readonly id: string;
  /** Id of the force entry. */
  readonly entryId: string;
  readonly catalogueId: string;
  readonly selections: readonly SelectionState[];
  readonly forces: readonly ForceState[];
}

export interface SelectionState {
  /** Unique within the roster. */
  readonly id: string;
  /**
   * Ids of all links from the root of the force or of the parent selection, outermost first, followed by the id of the entry. Joined by
   * `::`.
   */
  readonly entryId: string;
  /** Path of the group that directly contains the entry, in the same form. Null outside a group. */
  readonly entryGroupId: string | null;
  readonly number: number;
  readonly selections: readonly SelectionState[];
}
