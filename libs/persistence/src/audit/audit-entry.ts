import type { Json } from '../json.js';
import type { Author } from './author.js';

/** What a change was made to. */
export const TARGET_KINDS = [
  'release',
  'entry',
  'dataVersion',
  'alias',
  'account',
  'apiKey',
  'administratorKey',
  'event',
  'import',
  'job',
] as const;

export type TargetKind = (typeof TARGET_KINDS)[number];

export interface AuditTarget {
  readonly kind: TargetKind;
  readonly id: string;
  /** Null for accounts and keys: their names are read from where they are stored, so that the log does not keep a name that was erased. */
  readonly name: string | null;
}

/** A change, by whom, and what it was made to. */
export interface AuditEntry {
  readonly actor: Author;
  /** For example `openDraft`, `publish` or `createAccount`. */
  readonly action: string;
  /** The release that the change concerns; null if it concerns none. */
  readonly releaseId: string | null;
  /** Null if the action says it. */
  readonly target: AuditTarget | null;
  readonly reason: string | null;
  readonly before: Json;
  readonly after: Json;
}

/** A stored entry of the log. */
export interface AuditRecord extends Omit<AuditEntry, 'actor'> {
  /** Ids increase with time: pass the last id of a page to `list` to get the next page. */
  readonly id: string;
  /** ISO 8601, by the database's clock. */
  readonly at: string;
  readonly actor: {
    /** Null for an account that was erased or has no name. */
    readonly name: string | null;
    readonly accountId: string | null;
    readonly keyPrefix: string | null;
  };
  readonly requestId: string | null;
}

export interface AuditFilter {
  readonly releaseId?: string;
  /** The id of an account, or the name of an actor without an account. */
  readonly actor?: string;
  readonly actions?: readonly string[];
  readonly targetKind?: TargetKind;
  readonly targetId?: string;
  /** Part of the name or id of the target, in any case. */
  readonly targetText?: string;
  /** ISO 8601; both inclusive. */
  readonly from?: string;
  readonly until?: string;
}
