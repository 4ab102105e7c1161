import type { Fact } from './fact.js';

export type Severity = 'error' | 'warning' | 'info';

/** Where in the checked document: `['units', 3, 'wargear', 0]`. The empty path is the whole. */
export type Path = readonly (string | number)[];

export type Params = Readonly<Record<string, string | number>>;

/** Anything that has a sentence somewhere: a finding, a review reason, a diagnostic of an import. */
export interface Sayable {
  readonly code: string;
  readonly messageId: string;
  readonly params: Params;
  /** Params that are sentences themselves, in English there: what they say, for other languages. */
  readonly phrases?: Phrases;
}

export type Phrases = Readonly<Record<string, Sayable>>;

/** One thing wrong, as data. It becomes a sentence only at the edge, in `renderMessage`. */
export interface Diagnostic extends Sayable {
  /** Stable for ever; a code is retired, never given a new meaning. A rule's id, `text/...`, `import/...` or `POINTS_DIFFER`. */
  readonly code: string;
  /** Which sentence of that code's message table. */
  readonly messageId: string;
  readonly severity: Severity;
  readonly params: Params;
  readonly path: Path;
  /** Other places that take part in the finding: the units that count, the first bearer of the same relic. */
  readonly related: readonly Path[];
  /** 1-based line of the text or file that was read; null when there is no text behind it. */
  readonly line: number | null;
  /** Where the rule is printed, for a person to look up. Never its words. */
  readonly cites: string | null;
  /** Absent where it judges no roster. */
  readonly about?: Fact;
  /** What would put it right, where that can be computed. */
  readonly fix?: FixHint;
}

/**
 * What a fix does to the roster; the values it needs stand in its `params`.
 * - `remove`: what stands at each of the paths goes: a unit, an Enhancement, a relic, a detachment, something declared;
 * - `remove-points`: at least `points` points go; where paths are given, taking out those is the smallest way;
 * - `remove-command-points`: at least `commandPoints` CP are not spent;
 * - `set-models`: each unit at the paths has `models` models;
 * - `add-units`: `count` more units, of the role `role` or with the keyword `keyword` where either is given, join the detachment at the path, or any;
 * - `make-warlord`, `unmake-warlord`: the units at the paths become the Warlord, or are it no longer;
 * - `leave-out-of-reserves`: the units at the paths start on the table;
 * - `disembark`: the units at the paths, or `models` models of those embarked in the one at the path, start outside.
 */
export type FixKind =
  | 'remove'
  | 'remove-points'
  | 'remove-command-points'
  | 'set-models'
  | 'add-units'
  | 'make-warlord'
  | 'unmake-warlord'
  | 'leave-out-of-reserves'
  | 'disembark';

/** A change that would settle a finding: as data, and as a message of the finding's own code. */
export interface FixHint {
  readonly kind: FixKind;
  readonly messageId: string;
  readonly params: Params;
  /** Everything that is to change, the first first; empty: the army as a whole. */
  readonly paths: readonly Path[];
}

/** Why a human must look, in DESIGN's closed set of codes. */
export type ReviewCode =
  | 'UNRECOGNISED_FORMAT'
  | 'UNPARSED_LINES'
  | 'UNRESOLVED_NAME'
  | 'AMBIGUOUS_NAME'
  | 'WARGEAR_NOT_STATED'
  | 'DATA_GAP'
  | 'LIMIT_NOT_STATED'
  | 'RULE_NOT_MODELLED'
  | 'ITEM_MISSING';

/** A reason that could change the verdict of this roster. */
export interface ReviewReason extends Sayable {
  readonly code: ReviewCode;
  readonly about: Fact;
  readonly messageId: string;
  readonly params: Params;
  readonly path: Path;
  readonly line: number | null;
}

/** Facts of a unit or of an army that are not known for certain, and why. */
export type Uncertain = Readonly<Partial<Record<Fact, ReviewReason>>>;

/** A value read from outside, with what was wrong on the way. Reading never throws for bad data. */
export interface Reading<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}
