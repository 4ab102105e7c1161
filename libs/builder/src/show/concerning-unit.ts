import type { Diagnostic, Path, ReviewReason } from '#muster/diagnostics';

/** The findings that name the unit at this position of the report as their place or as something involved. */
export const findingsConcerning = <Finding extends Pick<Diagnostic, 'path' | 'related'>>(
  { findings }: { readonly findings: readonly Finding[] },
  position: number,
): readonly Finding[] => findings.filter(({ path, related }) => [path, ...related].some((one) => isWithin(one, position)));

export const reviewConcerning = <Reason extends Pick<ReviewReason, 'path'>>(
  { review }: { readonly review: readonly Reason[] },
  position: number,
): readonly Reason[] => review.filter(({ path }) => isWithin(path, position));

const isWithin = (path: Path, position: number): boolean => path[0] === 'units' && path[1] === position;
