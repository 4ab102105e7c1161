import type { Assessment, AssessmentChanges, Intent, PlacedFault, RosterDocument } from '#muster/builder';
import type { RosterOwner, StoredRelease, StoredRoster } from '#muster/persistence';

/** A saved roster with its assessment under its release. */
export interface KeptRoster {
  readonly stored: Omit<StoredRoster, 'document'>;
  readonly document: RosterDocument;
  readonly release: StoredRelease;
  readonly assessment: Assessment;
}

/** A roster and the revision that the editor has read. */
export interface RosterAt {
  readonly id: string;
  readonly owner: RosterOwner;
  readonly revision: number;
  /** Identifies a retried request, so that it is applied once. Null if the client sent no key. */
  readonly requestKey: string | null;
}

export interface RosterEdit extends RosterAt {
  readonly intents: readonly Intent[];
}

/** The outcome of an edit. If the editor had read an older revision, the outcome contains the current roster, and nothing is changed. */
export type EditOutcome =
  | { readonly outcome: 'done'; readonly roster: KeptRoster; readonly changes: AssessmentChanges }
  /** The request was already applied and created `revision`. */
  | { readonly outcome: 'repeated'; readonly roster: KeptRoster; readonly revision: number }
  /** An earlier request with the same key had different content. Nothing was changed. */
  | { readonly outcome: 'keyReused'; readonly roster: KeptRoster }
  | { readonly outcome: 'stale'; readonly roster: KeptRoster }
  | { readonly outcome: 'impossible'; readonly roster: KeptRoster; readonly fault: PlacedFault }
  | { readonly outcome: 'notFound' }
  | { readonly outcome: 'unknownRevision'; readonly roster: KeptRoster };
