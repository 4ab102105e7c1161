import { ASPECTS, aspectsOf, type Aspect, type Diagnostic, type Fact, type ReviewReason } from '#muster/diagnostics';

export type Verdict = 'LEGAL' | 'ILLEGAL' | 'NEEDS_REVIEW';

export type Verdicts = Readonly<Record<Aspect, Verdict>>;

/**
 * The verdict of each aspect: ILLEGAL if there is an error, otherwise NEEDS_REVIEW if there is a review reason, otherwise LEGAL. Warnings
 * and infos do not count.
 */
export function verdictsOf(findings: readonly Diagnostic[], review: readonly ReviewReason[]): Verdicts {
  const accused = new Set(findings.flatMap(({ severity, about }) => (severity === 'error' ? aspectsOfFinding(about) : [])));
  const unclear = new Set(review.flatMap(({ about }) => aspectsOf(about)));
  const verdictOf = (aspect: Aspect): Verdict => (accused.has(aspect) ? 'ILLEGAL' : unclear.has(aspect) ? 'NEEDS_REVIEW' : 'LEGAL');
  return { army: verdictOf('army'), units: verdictOf('units'), wargear: verdictOf('wargear') };
}

/** A finding without a fact concerns the list as a whole. */
export function aspectsOfFinding(about: Fact | undefined): readonly Aspect[] {
  return about === undefined ? ASPECTS : aspectsOf(about);
}

/** The worst verdict of the requested aspects. */
export function worstOf(verdicts: Verdicts, asked: readonly Aspect[]): Verdict {
  return gravestFirst.find((verdict) => asked.some((aspect) => verdicts[aspect] === verdict)) ?? 'LEGAL';
}

/** Verdicts from the most to the least serious. The verdict of several lists is the first one that occurs. */
export const gravestFirst: readonly Verdict[] = ['ILLEGAL', 'NEEDS_REVIEW', 'LEGAL'];

/** Null if no verdict has this name. */
export const verdictNamed = (word: string | null): Verdict | null => gravestFirst.find((verdict) => verdict === word) ?? null;
