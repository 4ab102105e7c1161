import type { Diagnostic, Path, ReviewReason } from '#muster/diagnostics';
import type { CheckReport } from '../report/check-report.js';

/**
 * The findings that a check has and the previous check has not, and vice versa. The same sentence about the same place with other numbers
 * does not count as a change.
 */
export interface FindingChanges {
  readonly findingsAdded: readonly Diagnostic[];
  readonly findingsGone: readonly Diagnostic[];
  readonly reasonsAdded: readonly ReviewReason[];
  readonly reasonsGone: readonly ReviewReason[];
}

export function findingChanges(before: CheckReport | null, after: CheckReport): FindingChanges {
  if (before === null) return { findingsAdded: [], findingsGone: [], reasonsAdded: [], reasonsGone: [] };
  return {
    findingsAdded: notIn(after.findings, before.findings),
    findingsGone: notIn(before.findings, after.findings),
    reasonsAdded: notIn(after.review, before.review),
    reasonsGone: notIn(before.review, after.review),
  };
}

interface Said {
  readonly code: string;
  readonly messageId: string;
  readonly path: Path;
}

function notIn<T extends Said>(said: readonly T[], others: readonly Said[]): readonly T[] {
  const known = new Set(others.map(keyOf));
  return said.filter((one) => !known.has(keyOf(one)));
}

const keyOf = ({ code, messageId, path }: Said): string => JSON.stringify([code, messageId, path]);
