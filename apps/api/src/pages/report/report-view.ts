import type { Say } from '#muster/messages';
import type { CheckReportType } from '../../checking/check-report.types.js';
import type { ListLine } from './list-lines.js';
import type { UnderRelease } from './release-matrix.service.js';
import type { WrittenAs } from './written-lists.js';

/** Everything that the page shows of one checked list. */
export interface ReportView {
  readonly say: Say;
  readonly report: CheckReportType;
  /** Null if the list is a file and therefore has no text. */
  readonly lines: readonly ListLine[] | null;
  /** Name of the file; null if the list was pasted. */
  readonly fileName: string | null;
  readonly matrix: readonly UnderRelease[];
  readonly written: readonly WrittenAs[];
}
