/** The limits of one event. */
export const EVENT_LIMITS = {
  players: 10_000,
  /** Players entered by one request. */
  playersAtOnce: 5_000,
  /** Columns that the organiser's own table may have. */
  columns: 40,
  /** Characters of a name, a heading or a cell. */
  cell: 500,
} as const;
