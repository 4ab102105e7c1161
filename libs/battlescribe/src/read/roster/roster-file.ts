import type { ForceState, RosterState, SelectionState } from '../../roster-state.js';

/** A .ros file: the state of the roster, and the values that the tool stored with it. */
export interface RosterFile extends RosterState {
  readonly id: string;
  readonly name: string;
  readonly battleScribeVersion: string;
  /** The tool that saved the file, as an address or a name. Empty if the file does not state it. */
  readonly generatedBy: string;
  readonly gameSystemId: string;
  readonly gameSystemName: string;
  readonly gameSystemRevision: number | null;
  /** Total costs as stated in the file. */
  readonly costs: readonly StatedCost[];
  readonly costLimits: readonly StatedCost[];
  readonly forces: readonly RosterForce[];
}

export interface RosterForce extends ForceState {
  readonly name: string;
  readonly catalogueName: string;
  readonly catalogueRevision: number | null;
  readonly categories: readonly StatedCategory[];
  readonly costs: readonly StatedCost[];
  readonly selections: readonly RosterSelection[];
  readonly forces: readonly RosterForce[];
  readonly line: number;
}

export interface RosterSelection extends SelectionState {
  readonly name: string;
  /** The name that the player gave it. Empty if there is none. */
  readonly customName: string;
  /** The entry type as the file states it: `unit`, `model`, `upgrade` ... */
  readonly type: string;
  /** Name of its group if the file states it, such as "Enhancements". For nested groups, all names joined by `::`. Otherwise empty. */
  readonly group: string;
  /** Costs as stated: effective cost times number, without children. */
  readonly costs: readonly StatedCost[];
  readonly categories: readonly StatedCategory[];
  readonly selections: readonly RosterSelection[];
  /** Line in the file, starting at 1. */
  readonly line: number;
}

export interface StatedCost {
  readonly typeId: string;
  readonly name: string;
  readonly value: number;
}

export interface StatedCategory {
  readonly entryId: string;
  readonly name: string;
  readonly primary: boolean;
}
