export type * from './nodes.js';
export type { ForceState, RosterState, SelectionState } from './roster-state.js';
