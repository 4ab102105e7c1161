/** A check of every kept roster of an edition under one release. Times are ISO 8601. */
export interface RosterCheckRun {
  readonly releaseId: string;
  readonly startedAt: string;
  readonly finishedAt: string | null;
}

/** How a run stands. */
export interface RosterCheckTotals extends RosterCheckRun {
  readonly checked: number;
  readonly becameIllegal: number;
  readonly verdictChanged: number;
  readonly pointsChanged: number;
}

/** A run that a worker has. */
export interface TakenRun {
  readonly releaseId: string;
}

/** A roster whose turn it is. */
export interface RosterToCheck {
  readonly id: string;
  readonly releaseId: string;
}

/** What a roster comes to under a release that it is not kept under. */
export interface NewRosterCheck {
  readonly rosterId: string;
  /** That was checked. */
  readonly revision: number;
  readonly verdictBefore: string;
  readonly verdictAfter: string;
  readonly pointsBefore: number | null;
  readonly pointsAfter: number | null;
  /** Whether it would lose a unit or a choice. */
  readonly loses: boolean;
}

export interface RosterCheck extends NewRosterCheck {
  readonly name: string;
  readonly checkedAt: string;
  /** Of the roster by now. */
  readonly revisionNow: number;
  /** The release it is kept under. */
  readonly releaseId: string;
}
