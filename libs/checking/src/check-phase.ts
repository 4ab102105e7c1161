/** The phases of a check, in their order. Opening a release includes waiting for the database. */
export const CHECK_PHASES = ['read', 'open release', 'look up', 'evaluate', 'judge', 'report'] as const;

export type CheckPhase = (typeof CHECK_PHASES)[number];

/** Called whenever a phase begins, which ends the one before it. */
export type PhaseListener = (phase: CheckPhase) => void;

export const untimed: PhaseListener = () => undefined;
