import type { NewRosterCheck, StoredRoster } from '#muster/persistence';

/** The result of a roster that could not be judged because of an internal error: it needs review. */
export const unknownCheck = ({ id, revision, verdict, points }: StoredRoster): NewRosterCheck => ({
  ...{ rosterId: id, revision, loses: false },
  ...{ verdictBefore: verdict, verdictAfter: 'NEEDS_REVIEW', pointsBefore: points, pointsAfter: null },
});
