import type { ForceState, RosterState, SelectionState } from '../../roster-state.js';

/** A .ros file: the roster's state, and what the tool that saved it stated beside. */
export interface RosterFile extends RosterState {
  readonly id: string;
  readonly name: string;
  readonly battleScribeVersion: string;
  /** The tool that saved it, where it says so: an address or a name. Else empty. */
  readonly generatedBy: string;
  readonly gameSystemId: string;
  readonly gameSystemName: string;
  readonly gameSystemRevision: number | null;
  /** The stated totals. */
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
  /** The name its player gave it; empty where there is none. */
  readonly customName: string;
  /** `unit`, `model`, `upgrade` ... as the file says. */
  readonly type: string;
  /** Name of the group it is of, where the file says it: "Enhancements"; of groups in groups all, joined by `::`. Else empty. */
  readonly group: string;
  /** As stated: effective cost times number, without the selections below. */
  readonly costs: readonly StatedCost[];
  readonly categories: readonly StatedCategory[];
  readonly selections: readonly RosterSelection[];
  /** 1-based line of the file. */
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
