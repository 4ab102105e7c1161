import { builderMessages, type Explanation, type Fix, type KeptReport, type KeyedFinding, type Suggestion } from '#muster/builder';
import { CHECK_MESSAGES, concerningInWords, inWords, reportInWords } from '#muster/checking';
import type { ReviewReason, Sayable } from '#muster/diagnostics';
import { renderer, type Say } from '#muster/messages';

/** With its English sentence. */
export type Worded<Said> = Said & { readonly message: string };

export type FindingInWords = Worded<KeyedFinding>;
export type ReviewInWords = Worded<ReviewReason>;

/** The report on a roster. The units of the report are those of `units`, in this order. */
export interface ReportInWords extends Omit<KeptReport, 'findings' | 'review'> {
  readonly findings: readonly FindingInWords[];
  readonly review: readonly ReviewInWords[];
}

/** Something that can be added, tried on the roster. */
export interface SuggestionInWords extends Omit<Suggestion, 'excludedBy' | 'stillMissing' | 'doubts' | 'impossible'> {
  /** Errors that it would add and that no further addition would resolve. Empty if nothing forbids it. */
  readonly excludedBy: readonly FindingInWords[];
  /** Errors that it would add and that a further addition would resolve. */
  readonly stillMissing: readonly FindingInWords[];
  /** Review reasons that it would add. */
  readonly doubts: readonly ReviewInWords[];
  /** Why it is impossible. Null if it is possible. */
  readonly impossible: Worded<Sayable> | null;
}

/** A change that was tried: it removes the finding and adds no error. */
export type FixInWords = Worded<Fix>;

export interface ExplanationInWords extends Omit<Explanation, 'finding' | 'fixes'> {
  readonly finding: FindingInWords;
  readonly fixes: readonly FixInWords[];
}

const render = renderer([...CHECK_MESSAGES, builderMessages]);
const say: Say = (said) => render('en', said);

export const worded = <Said extends Sayable>(said: Said): Worded<Said> => ({ ...inWords(said, say), message: say(said) });

const reasonWorded = <Said extends Sayable>(said: Said): Worded<Said> => ({ ...concerningInWords(said, say), message: say(said) });

export function reportWorded(report: KeptReport): ReportInWords {
  const inEnglish = reportInWords(report, say);
  return {
    ...inEnglish,
    findings: inEnglish.findings.map((finding, at) => ({ ...finding, message: say(report.findings[at] ?? finding) })),
    review: inEnglish.review.map((reason, at) => ({ ...reason, message: say(report.review[at] ?? reason) })),
  };
}

export function suggestionWorded({ excludedBy, stillMissing, doubts, impossible, ...suggestion }: Suggestion): SuggestionInWords {
  return {
    ...suggestion,
    excludedBy: excludedBy.map(reasonWorded),
    stillMissing: stillMissing.map(reasonWorded),
    doubts: doubts.map(reasonWorded),
    impossible: impossible && worded(impossible),
  };
}

export function explanationWorded({ finding, fixes, ...explained }: Explanation): ExplanationInWords {
  return {
    ...explained,
    finding: reasonWorded(finding),
    fixes: fixes.map((fix) => ({ ...fix, message: say({ code: 'FIX', ...fix }) })),
  };
}
