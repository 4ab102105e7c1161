import type { Roster } from './roster.js';

/** What is read where nothing could be read. */
export const EMPTY_ROSTER: Roster = {
  name: null,
  factions: [],
  battleSize: null,
  pointsLimit: null,
  statedPoints: null,
  detachments: [],
  units: [],
  statesWargear: false,
};
