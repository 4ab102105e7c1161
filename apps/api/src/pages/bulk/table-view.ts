import type { CheckJob, CheckResult } from '#muster/persistence';
import type { BulkQuestion } from '#muster/bulk';
import type { Verdict } from '#muster/checking';
import type { FormOptions } from '../form/form-options.service.js';
import type { TableQuery } from './table-query.js';

/** What is said of a list in a row that is opened. */
export interface RowDetails {
  readonly sentences: readonly {
    readonly kind: 'error' | 'warning' | 'info' | 'review';
    readonly message: string;
    readonly line: number | null;
  }[];
  /** Sentences beyond those. */
  readonly more: number;
}

export interface TableRow {
  readonly result: CheckResult;
  /** Null where there is no report. */
  readonly details: RowDetails | null;
}

/** Everything that the page of a job shows. */
export interface TableView {
  readonly token: string;
  readonly job: CheckJob;
  readonly question: BulkQuestion;
  readonly query: TableQuery;
  readonly options: FormOptions;
  readonly counts: Readonly<Record<Verdict | 'FAILED', number>>;
  readonly factions: readonly string[];
  readonly rows: readonly TableRow[];
  /** Rows that fit, on all pages. */
  readonly fitting: number;
  readonly pages: number;
  /** In a re-run: how many came out otherwise; null in a first run. */
  readonly changed: number | null;
  readonly faults: readonly string[];
}
