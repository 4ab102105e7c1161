import { ASPECTS, aspectsOf, type Aspect, type Diagnostic, type Fact, type ReviewReason } from '#muster/diagnostics';

export type Verdict = 'LEGAL' | 'ILLEGAL' | 'NEEDS_REVIEW';

/** The verdict of each aspect. */
export type Verdicts = Readonly<Record<Aspect, Verdict>>;

/**
 * Of each aspect: ILLEGAL with at least one error, else NEEDS_REVIEW with at least one reason for a human to look, else LEGAL.
 * Warnings and infos change nothing.
 */
export function verdictsOf(findings: readonly Diagnostic[], review: readonly ReviewReason[]): Verdicts {
  const accused = new Set(findings.flatMap(({ severity, about }) => (severity === 'error' ? aspectsOfFinding(about) : [])));
  const unclear = new Set(review.flatMap(({ about }) => aspectsOf(about)));
  const verdictOf = (aspect: Aspect): Verdict => (accused.has(aspect) ? 'ILLEGAL' : unclear.has(aspect) ? 'NEEDS_REVIEW' : 'LEGAL');
  return { army: verdictOf('army'), units: verdictOf('units'), wargear: verdictOf('wargear') };
}

/** What says of itself nothing narrower concerns the list as a whole. */
export function aspectsOfFinding(about: Fact | undefined): readonly Aspect[] {
  return about === undefined ? ASPECTS : aspectsOf(about);
}

/** The worst of the aspects asked for. */
export function worstOf(verdicts: Verdicts, asked: readonly Aspect[]): Verdict {
  return gravestFirst.find((verdict) => asked.some((aspect) => verdicts[aspect] === verdict)) ?? 'LEGAL';
}

/** From the verdict most in need of somebody to the least: of many lists, the first one found is the verdict of all. */
export const gravestFirst: readonly Verdict[] = ['ILLEGAL', 'NEEDS_REVIEW', 'LEGAL'];

/** Null: no verdict is called so. */
export const verdictNamed = (word: string | null): Verdict | null => gravestFirst.find((verdict) => verdict === word) ?? null;
