export type * from './nodes.js';
export type { ForceState, RosterState, SelectionState } from './roster-state.js';
export { childrenOf, indexLinks, type Definition, type LinkIndex, type Placed } from './link-index.js';
