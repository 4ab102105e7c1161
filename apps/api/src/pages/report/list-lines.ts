import { readList, splitLines, type LineAccount } from '#muster/formats';
import type { CheckReportType } from '../../checking/check-report.types.js';
import { REVIEW_MARK, SEVERITY_MARKS, type Mark } from '../layout/words.js';

/** A line of a pasted list with its findings and review reasons. */
export interface ListLine {
  /** The number of the line; the first line is 1. */
  readonly number: number;
  readonly text: string;
  /** A `note` is a remark that belongs to no unit. */
  readonly kind: 'understood' | 'decoration' | 'note' | 'unread';
  readonly marks: readonly LineMark[];
}

/** A link to the finding or review reason with this number. */
export interface LineMark {
  readonly anchor: string;
  readonly mark: Mark;
}

export const findingAnchor = (index: number): string => `finding-${index + 1}`;
export const reasonAnchor = (index: number): string => `look-${index + 1}`;
export const lineAnchor = (line: number): string => `line-${line}`;

/** Splits the list into the same lines that its reader counted. */
export function listLines(text: string, { findings, review }: Pick<CheckReportType, 'findings' | 'review'>): readonly ListLine[] {
  const marks = new Map<number, LineMark[]>();
  const mark = (line: number | null, one: LineMark): void => {
    if (line !== null) marks.set(line, [...(marks.get(line) ?? []), one]);
  };
  findings.forEach(({ line, severity }, index) => mark(line, { anchor: findingAnchor(index), mark: SEVERITY_MARKS[severity] }));
  review.forEach(({ line }, index) => mark(line, { anchor: reasonAnchor(index), mark: REVIEW_MARK }));
  const accounts = readList(text).lines;
  return splitLines(text).map((line, index) => ({
    number: index + 1,
    text: line,
    kind: kindOf(accounts[index]),
    marks: marks.get(index + 1) ?? [],
  }));
}

function kindOf(account: LineAccount | undefined): ListLine['kind'] {
  if (!account) return 'understood';
  return account.as === 'note' ? 'note' : account.kind;
}
