export type Severity = 'error' | 'warning' | 'info';

/** Where in the checked document: `['units', 3, 'wargear', 0]`. The empty path is the whole. */
export type Path = readonly (string | number)[];

export type Params = Readonly<Record<string, string | number>>;

/** One thing wrong, as data. It becomes a sentence only at the edge, in `renderMessage`. */
export interface Diagnostic {
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
  /** What would put it right, where that can be computed. */
  readonly fix?: FixHint;
}

/** A change that would settle a finding: a message of the finding's own code, and where to make it. */
export interface FixHint {
  readonly messageId: string;
  readonly params: Params;
  readonly path: Path;
}

/** Why a human must look, in DESIGN's closed set of codes. */
export type ReviewCode =
  | 'UNRECOGNISED_FORMAT'
  | 'UNPARSED_LINES'
  | 'UNRESOLVED_NAME'
  | 'AMBIGUOUS_NAME'
  | 'WARGEAR_NOT_STATED'
  | 'DATA_GAP'
  | 'RULE_NOT_MODELLED'
  | 'ITEM_MISSING';

/** A reason that could change the verdict of this roster. */
export interface ReviewReason {
  readonly code: ReviewCode;
  readonly messageId: string;
  readonly params: Params;
  readonly path: Path;
  readonly line: number | null;
}

/** A value read from outside, with what was wrong on the way. Reading never throws for bad data. */
export interface Reading<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}
