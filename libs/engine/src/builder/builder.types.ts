import type {
  AssessmentChanges,
  BattleSizeChoice,
  ExportedRoster,
  PlacedFault,
  RulesSetting,
  SuggestionKind,
  SuggestionSource,
} from '#muster/builder';
import type { Diagnostic } from '#muster/diagnostics';
import type { NeedsData } from '../check.js';
import type { FindingInWords, SuggestionInWords, Worded } from './in-english.js';

export interface BuilderOptions {
  /** Makes the ids of new units and choices; by default random ones. */
  readonly newId?: () => string;
}

/** An army to begin with. */
export interface NewArmy {
  readonly name: string;
  /** Slug or id of the faction. */
  readonly faction: string;
  /** Slugs or ids of the detachments. */
  readonly detachments?: readonly string[];
  readonly battleSize?: BattleSizeChoice | null;
  /** Amendments and house rules. If absent, only the rules of the edition apply. */
  readonly rules?: RulesSetting;
}

/** Why an intent is impossible; `path` leads to the field. Nothing was changed. Breaking a rule makes no intent impossible. */
export type EditFault = Worded<PlacedFault>;

/** What an edit changed: the prices, and the findings that it added and removed. */
export interface Change extends Omit<AssessmentChanges, 'gained' | 'lost'> {
  readonly gained: readonly FindingInWords[];
  readonly lost: readonly FindingInWords[];
}

export type Applied = { readonly changes: Change } | { readonly fault: EditFault } | NeedsData;

/** How a list becomes a roster. */
export interface ReadOptions extends BuilderOptions {
  /** The name of the roster; by default that in the list. */
  readonly name?: string;
}

/** Which suggestions are wanted. */
export interface SuggestionsAsked {
  /** In this order; by default all: units, sizes, wargear, Enhancements, Leaders, transports. */
  readonly kinds?: readonly SuggestionKind[];
  /** Maximum points to spend; by default those left under the limit. */
  readonly budget?: number | null;
  /** Ids of the units that the question is about; by default every unit. */
  readonly units?: readonly string[];
  /** By default the army's own faction, without allies and Legends datasheets. */
  readonly sources?: readonly SuggestionSource[];
  /** By default the first 10. Each of them is tried, which takes about as long as an edit. */
  readonly first?: number;
  readonly skip?: number;
}

export interface SuggestionsFound {
  readonly totalCount: number;
  readonly page: readonly SuggestionInWords[];
}

export interface Exported extends Omit<ExportedRoster, 'diagnostics'> {
  readonly diagnostics: readonly Worded<Diagnostic>[];
}
