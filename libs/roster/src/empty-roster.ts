import type { Roster } from './roster.js';

/** The roster that stands for a list of which nothing could be read. */
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
