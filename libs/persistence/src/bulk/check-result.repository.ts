import { Injectable } from '@nestjs/common';
import { toJson, type Json } from '../json.js';
import { PrismaService, type Statement } from '../prisma.service.js';
import type { CheckResult, GivenKind, ResultFilter } from './check-job.js';
import { toGivenKind } from './check-list.repository.js';

const columnsOf = (row: string): string =>
  `json_build_object('failure', ${row}.failure, 'verdict', ${row}.verdict, 'faction', ${row}.faction, 'detachment', ${row}.detachment,
    'statedPoints', ${row}.stated_points, 'computedPoints', ${row}.computed_points, 'findings', ${row}.findings, 'format', ${row}.format,
    'release', ${row}.release)`;

const LIST: Statement = {
  name: 'list-check-results',
  text: `WITH fitting AS MATERIALIZED (
      SELECT result.position, list.player, list.source, list.columns AS own, ${columnsOf('result')}::jsonb AS columns,
        CASE WHEN base.job_id IS NULL THEN NULL ELSE ${columnsOf('base')} END AS before
      FROM check_result result
      JOIN check_list list USING (job_id, position)
      LEFT JOIN check_result base ON base.job_id = (SELECT based_on_id FROM check_job WHERE id = $1) AND base.position = result.position
      WHERE result.job_id = $1
        AND ($2::text IS NULL OR result.verdict = $2)
        AND ($3::text IS NULL OR lower(result.faction) = lower($3))
        AND ($4::text IS NULL
          OR strpos(lower(concat_ws(E'\\n', list.player, list.source, result.faction, result.detachment)), lower($4)) > 0)
        AND ($5::boolean IS NULL OR (result.failure IS NOT NULL) = $5)
        AND ($6::boolean IS NULL
          OR (base.job_id IS NULL OR base.fingerprint IS DISTINCT FROM result.fingerprint OR base.failure IS DISTINCT FROM result.failure) = $6))
    SELECT (SELECT count(*)::int FROM fitting) AS total, COALESCE((
      SELECT json_agg(jsonb_build_object('position', position, 'player', player, 'source', source, 'columns', own, 'before', before) || columns ORDER BY position)
      FROM (SELECT * FROM fitting WHERE position > $7 ORDER BY position LIMIT $8) AS page), '[]') AS results`,
};
const REPORTS: Statement = {
  name: 'find-check-reports',
  text: 'SELECT position, report FROM check_result WHERE job_id = $1 AND position = ANY($2::int[])',
};
const CONTENT: Statement = {
  name: 'find-check-list-content',
  text: 'SELECT kind, content FROM check_list WHERE job_id = $1 AND position = $2',
};

/** The headings in the order of their first occurrence. */
const COLUMNS: Statement = {
  name: 'list-check-list-columns',
  text: `SELECT heading FROM check_list, json_object_keys(columns) WITH ORDINALITY AS own (heading, at)
    WHERE job_id = $1 GROUP BY heading ORDER BY min(position), min(at)`,
};

interface ListColumns {
  readonly total: number;
  readonly results: readonly CheckResult[];
}

/** The results of a job's lists, in the order in which the lists were submitted. */
@Injectable()
export class CheckResultRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The results after position `after` that match the filter, and the total number of matches. */
  async list(jobId: string, filter: ResultFilter, first: number, after = 0): Promise<ListColumns> {
    const { verdict = null, faction = null, text = null, failed = null, changed = null } = filter;
    const [row] = await this.prisma.query<ListColumns>(LIST, [jobId, verdict, faction, text, failed, changed, after, first]);
    return row ?? { total: 0, results: [] };
  }

  /** Reports by position. Lists without a report are not in the map. */
  async findReports(jobId: string, positions: readonly number[]): Promise<ReadonlyMap<number, Json>> {
    const rows = await this.prisma.query<{ readonly position: number; readonly report: unknown }>(REPORTS, [jobId, [...positions]]);
    return new Map(rows.map(({ position, report }) => [position, toJson(report)]));
  }

  /** The headings of the organiser's own columns. */
  async listColumns(jobId: string): Promise<readonly string[]> {
    const rows = await this.prisma.query<{ readonly heading: string }>(COLUMNS, [jobId]);
    return rows.map(({ heading }) => heading);
  }

  /** The list as submitted, or null if there is none at that position. */
  async findContent(jobId: string, position: number): Promise<{ readonly kind: GivenKind; readonly content: Uint8Array } | null> {
    const [row] = await this.prisma.query<{ readonly kind: string; readonly content: Buffer }>(CONTENT, [jobId, position]);
    return row ? { kind: toGivenKind(row.kind), content: row.content } : null;
  }
}
