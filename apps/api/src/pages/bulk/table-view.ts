import type { CheckJob, CheckResult } from '#muster/persistence';
import type { BulkQuestion } from '#muster/bulk';
import type { Verdict } from '#muster/checking';
import type { FormOptions } from '../form/form-options.service.js';
import type { TableQuery } from './table-query.js';

/** The details of a list, shown when its row is opened. */
export interface RowDetails {
  readonly sentences: readonly {
    readonly kind: 'error' | 'warning' | 'info' | 'review';
    readonly message: string;
    readonly line: number | null;
  }[];
  /** The reason that decides the verdict; null for a legal list. */
  readonly deciding: string | null;
  /** The points limit by which the list was judged. */
  readonly limit: number | null;
}

export interface TableRow {
  readonly result: CheckResult;
  /** Null if there is no report. */
  readonly details: RowDetails | null;
  /** The numbers of the other lists of the same player. */
  readonly sameAs: readonly number[];
}

export interface TableView {
  readonly token: string;
  readonly job: CheckJob;
  readonly question: BulkQuestion;
  readonly query: TableQuery;
  readonly options: FormOptions;
  readonly counts: Readonly<Record<Verdict | 'FAILED', number>>;
  readonly factions: readonly string[];
  readonly rows: readonly TableRow[];
  /** Number of rows that match the filter, on all pages. */
  readonly fitting: number;
  readonly pages: number;
  /** Number of lists whose verdict changed in a re-run; null in a first run. */
  readonly changed: number | null;
  readonly faults: readonly string[];
}
