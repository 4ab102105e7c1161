import type { RosterOwner, StoredRelease, StoredRoster } from '#muster/persistence';
import type { Assessment } from '../assess/assess.js';
import type { AssessmentChanges } from '../assess/assessment-changes.js';
import type { Intent } from '../edit/intent.js';
import type { IntentFault } from '../edit/intent-fault.js';
import type { RosterDocument } from '../document/roster-document.js';

/** A kept roster as its owner sees it: what is stored, and what it comes to under its release. */
export interface KeptRoster {
  readonly stored: Omit<StoredRoster, 'document'>;
  readonly document: RosterDocument;
  readonly release: StoredRelease;
  readonly assessment: Assessment;
}

/** Which roster, as it was when its owner last saw it. */
export interface RosterAt {
  readonly id: string;
  readonly owner: RosterOwner;
  readonly revision: number;
  /** The same key twice is one edit, tried again; null: not asked for. */
  readonly requestKey: string | null;
}

export interface RosterEdit extends RosterAt {
  readonly intents: readonly Intent[];
}

/** What came of an edit. Nothing is lost: who edits an older revision gets the present one, and tries again. */
export type EditOutcome =
  | { readonly outcome: 'done'; readonly roster: KeptRoster; readonly changes: AssessmentChanges }
  /** The request was carried out before, as `revision`. */
  | { readonly outcome: 'repeated'; readonly roster: KeptRoster; readonly revision: number }
  /** An earlier request with the same key asked for something else. Nothing was changed. */
  | { readonly outcome: 'keyReused'; readonly roster: KeptRoster }
  | { readonly outcome: 'stale'; readonly roster: KeptRoster }
  | { readonly outcome: 'impossible'; readonly roster: KeptRoster; readonly fault: IntentFault & { readonly index: number } }
  | { readonly outcome: 'notFound' }
  | { readonly outcome: 'unknownRevision'; readonly roster: KeptRoster };
