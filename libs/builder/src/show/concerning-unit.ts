import type { Path, ReviewReason } from '#muster/diagnostics';
import type { KeptReport, KeyedFinding } from '../assess/keyed-finding.js';

/** The findings that name the unit at this position of the report as their place or as something involved. */
export const findingsConcerning = ({ findings }: Pick<KeptReport, 'findings'>, position: number): readonly KeyedFinding[] =>
  findings.filter(({ path, related }) => [path, ...related].some((one) => isWithin(one, position)));

export const reviewConcerning = ({ review }: Pick<KeptReport, 'review'>, position: number): readonly ReviewReason[] =>
  review.filter(({ path }) => isWithin(path, position));

const isWithin = (path: Path, position: number): boolean => path[0] === 'units' && path[1] === position;
