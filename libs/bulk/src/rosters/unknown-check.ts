import type { NewRosterCheck, StoredRoster } from '#muster/persistence';

/** Of a roster that we failed at: its owner has to look. */
export const unknownCheck = ({ id, revision, verdict, points }: StoredRoster): NewRosterCheck => ({
  ...{ rosterId: id, revision, loses: false },
  ...{ verdictBefore: verdict, verdictAfter: 'NEEDS_REVIEW', pointsBefore: points, pointsAfter: null },
});
