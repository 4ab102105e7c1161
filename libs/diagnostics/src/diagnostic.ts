import type { Fact } from './fact.js';

export type Severity = 'error' | 'warning' | 'info';

/** A position in the checked document: `['units', 3, 'wargear', 0]`. The empty path is the whole document. */
export type Path = readonly (string | number)[];

export type Params = Readonly<Record<string, string | number>>;

/** Anything for which a message exists: a finding, a review reason, or a diagnostic of an import. */
export interface Sayable {
  readonly code: string;
  readonly messageId: string;
  readonly params: Params;
  /** Parameters that are messages themselves. `params` contains their English text, and this field their data, for translation. */
  readonly phrases?: Phrases;
}

export type Phrases = Readonly<Record<string, Sayable>>;

/** A finding as data. It is rendered as a sentence only for output, by `renderMessage`. */
export interface Diagnostic extends Sayable {
  /**
   * Never changes its meaning; a code that is no longer used is retired. It is the id of a rule, `text/...`, `import/...` or
   * `POINTS_DIFFER`.
   */
  readonly code: string;
  /** Id of the message in the message table of that code. */
  readonly messageId: string;
  readonly severity: Severity;
  readonly params: Params;
  readonly path: Path;
  /** Other places that are part of the finding, such as the units that were counted or the first bearer of the same relic. */
  readonly related: readonly Path[];
  /** Line of the text or file, starting at 1. Null if the document was not read from text. */
  readonly line: number | null;
  /** Title and section of the publication that prints the rule. Never quotes its text. */
  readonly cites: string | null;
  /** Absent if the diagnostic is not about a roster. */
  readonly about?: Fact;
  /** How to fix it, if that can be computed. */
  readonly fix?: FixHint;
}

/**
 * What a fix changes in the roster; `params` contains the values it needs.
 * - `remove`: removes what is at each of the paths: a unit, an Enhancement, a relic, a detachment, or a declaration;
 * - `remove-points`: removes at least `points` points. If paths are given, removing those is the smallest such change;
 * - `remove-command-points`: spends at least `commandPoints` fewer CP;
 * - `set-models`: sets each unit at the paths to `models` models;
 * - `add-units`: adds `count` units to the detachment at the path, or to any if there is no path. The units have the role `role` or the
 * keyword `keyword` if one of these is given;
 * - `make-warlord`, `unmake-warlord`: makes the units at the paths the Warlord, or removes that mark;
 * - `leave-out-of-reserves`: starts the units at the paths on the battlefield;
 * - `disembark`: starts the units at the paths outside their TRANSPORT, or `models` models of those embarked in the TRANSPORT at the path.
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

/** A change that would fix a finding, as data and as a message of the finding's own code. */
export interface FixHint {
  readonly kind: FixKind;
  readonly messageId: string;
  readonly params: Params;
  /** The places to change, most important first. Empty if the fix concerns the army as a whole. */
  readonly paths: readonly Path[];
}

/** Why a roster needs review. This set of codes is closed. */
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

/** A reason why the verdict of a roster could change. */
export interface ReviewReason extends Sayable {
  readonly code: ReviewCode;
  readonly about: Fact;
  readonly messageId: string;
  readonly params: Params;
  readonly path: Path;
  readonly line: number | null;
}

/** An assumption made while a unit was read: the review reason if an error depends on it, without its place. */
export type Presumption = Pick<ReviewReason, 'code' | 'about' | 'messageId' | 'params'>;

/** Uncertain facts of a unit or an army, each with its reason. */
export type Uncertain = Readonly<Partial<Record<Fact, ReviewReason>>>;

/** A value that was read from outside, with diagnostics about the reading. Bad data never causes an exception. */
export interface Reading<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}
