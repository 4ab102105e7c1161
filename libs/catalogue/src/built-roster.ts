import type { RosterState } from '#muster/battlescribe';

/**
 * A roster as a tree of the data's own ids: of a roster file, or as it is built here. It belongs to a `Roster` that says the same in names.
 */
export interface BuiltRoster {
  readonly state: RosterState;
  /** By index into the units of the roster as written: the id of the unit's selection, which stands directly in a force. */
  readonly unitSelectionIds: readonly string[];
}
