import type { Sayable } from '#muster/diagnostics';
import type { EditionId } from '#muster/roster';
import type { GivenKind, NewCheckResult, ResultColumns } from '../bulk/check-job.js';
import type { Json } from '../json.js';

export type EventRole = 'organiser' | 'judge';

export type EventLinkKind = 'player' | EventRole | 'reveal';

/** What a player has to do next, or what the judges decided about the latest version. */
export type PlayerState = 'invited' | 'submitted' | 'accepted' | 'rejected' | 'correction' | 'withdrawn';

/** What an organiser sets. Days are `YYYY-MM-DD`, times ISO 8601. */
export interface EventSettings {
  readonly name: string;
  readonly edition: EditionId;
  readonly startsOn: string;
  readonly endsOn: string;
  /** A name of the IANA time zone database. */
  readonly timeZone: string;
  /** How the lists are judged. */
  readonly question: Exclude<Json, null>;
  /** What is asked of players. */
  readonly terms: Exclude<Json, null>;
  /** Lists submitted later are marked as late. */
  readonly deadline: string;
  /** Lists submitted later are refused. */
  readonly locksAt: string;
  readonly correctionHours: number;
  /** Null if there is no reveal. */
  readonly revealAt: string | null;
  readonly namesHidden: boolean;
  /** The event is deleted afterwards. */
  readonly keptUntil: string;
}

export interface StoredEvent extends EventSettings {
  readonly id: string;
  /** The number of changes of the settings. */
  readonly revision: number;
  readonly createdAt: string;
}

export interface EventStaff {
  readonly accountId: string;
  readonly name: string | null;
  readonly role: EventRole;
  readonly since: string;
}

export interface EventLink {
  readonly id: string;
  readonly kind: EventLinkKind;
  readonly playerId: string | null;
  readonly createdAt: string;
  readonly revokedAt: string | null;
}

/** A player as the organiser enters him. */
export interface NewPlayer {
  readonly name: string;
  readonly team: string | null;
  /** The organiser's own columns, heading and value, in their order. */
  readonly columns: readonly (readonly [string, string])[];
}

export interface EventPlayer extends NewPlayer {
  readonly id: string;
  readonly eventId: string;
  /** The fields that the player filled in, by name. */
  readonly answers: Readonly<Record<string, string>>;
  readonly accountId: string | null;
  readonly state: PlayerState;
  /** The latest submitted version; 0 if there is none. */
  readonly version: number;
  /** The version that a judge accepted; null if there is none. */
  readonly admitted: number | null;
  /** What the judge wrote with the last decision; null if nothing. */
  readonly message: string | null;
  /** The end of the player's correction window; null if there is none. */
  readonly correctsUntil: string | null;
}

/** A list to be submitted. */
export interface NewSubmission {
  readonly playerId: string;
  readonly actor: string;
  readonly kind: GivenKind;
  /** Name of the file, or null if the list was pasted. */
  readonly source: string | null;
  readonly content: Uint8Array;
}

/**
 * The result of submitting a list. `unchanged`: the latest version has the same content. `locked`: submissions are closed for this
 * player. `tooMany`: the player has submitted 200 versions.
 */
export type Submitted =
  | { readonly outcome: 'stored' | 'unchanged'; readonly version: number; readonly at: string; readonly late: boolean }
  | { readonly outcome: 'unknown' | 'withdrawn' | 'locked' | 'tooMany' };

/** One version of a player's list without its content. */
export interface Submission {
  readonly version: number;
  readonly at: string;
  readonly late: boolean;
  readonly actor: string;
  readonly source: string | null;
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string;
  /** Null until the version has been judged. */
  readonly check: SubmissionCheck | null;
}

export interface SubmissionCheck extends ResultColumns {
  /** The verdict of each aspect; empty if there is no report. */
  readonly aspects: Readonly<Record<string, string>>;
  /** The finding or review reason that decides the verdict; null if there is none. */
  readonly deciding: Deciding | null;
  readonly judgedAt: string;
  /** The number of re-checks whose result differed from the one before. */
  readonly changes: number;
  readonly verdictBefore: string | null;
  readonly pointsBefore: number | null;
}

export interface NewSubmissionCheck extends NewCheckResult {
  readonly aspects: Readonly<Record<string, string>>;
  readonly deciding: Deciding | null;
}

/** What decides a verdict, as a message, with its line in the list. */
export interface Deciding extends Sayable {
  readonly line: number | null;
}

export interface SubmissionPlace {
  readonly playerId: string;
  readonly version: number;
}

/** A player with the latest version, for the judges. */
export interface QueuedPlayer {
  readonly player: EventPlayer;
  /** Null if the player has submitted nothing. */
  readonly latest: Submission | null;
}

export interface QueueFilter {
  readonly state?: PlayerState;
  readonly verdict?: string;
  /** Applies `verdict` to this aspect instead of to the list as a whole. */
  readonly aspect?: string;
  /** Only lists whose result a re-check changed. */
  readonly changed?: boolean;
  readonly late?: boolean;
  /** Part of the player's name, the team or the faction. */
  readonly text?: string;
  /** Only these players. */
  readonly ids?: readonly string[];
}

/** The players of an event in one state. */
export interface QueueCount {
  readonly state: PlayerState;
  readonly players: number;
  /** Those whose latest list has another result since a re-check. */
  readonly changed: number;
  /** Those of whom a version is admitted. */
  readonly admitted: number;
}

export interface Decision {
  readonly state: 'accepted' | 'rejected' | 'correction';
  readonly actor: string;
  readonly message: string | null;
}

export interface FindingOverride {
  readonly id: string;
  /** SHA-256 of the finding's code, message and values, in hexadecimal. */
  readonly finding: string;
  readonly code: string;
  readonly reason: string;
  readonly actor: string;
  readonly at: string;
}

/** A line of the record of an event. */
export interface EventRecord {
  readonly id: string;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly player: string | null;
  readonly version: number | null;
  readonly details: Json;
}
