import { BULK_LIMITS, CheckJobs, parseQuestion } from '#muster/bulk';
import { decidingOf, type CheckReport } from '#muster/checking';
import type { Say } from '#muster/messages';
import type { CheckJob, CheckResult } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { FormOptionsService } from '../form/form-options.service.js';
import { inOrder, toFilter, type TableQuery } from './table-query.js';
import type { RowDetails, TableRow, TableView } from './table-view.js';

const ROWS = 50;
/** Number of reports that are read at once. */
const CHUNK = 100;
const EVERYTHING = BULK_LIMITS.lists;

interface Told {
  readonly faults: readonly string[];
  readonly say: Say;
}

@Injectable()
export class JobTables {
  constructor(
    private readonly jobs: CheckJobs,
    private readonly options: FormOptionsService,
  ) {}

  async view(job: CheckJob, token: string, query: TableQuery, { faults, say }: Told): Promise<TableView> {
    const { results: all } = await this.jobs.list(job, {}, EVERYTHING);
    const { results } = await this.jobs.list(job, toFilter(query), EVERYTHING);
    const pages = query.print ? 1 : Math.max(1, Math.ceil(results.length / ROWS));
    const page = Math.min(query.page, pages);
    const shown = query.print ? inOrder(results, query) : inOrder(results, query).slice((page - 1) * ROWS, page * ROWS);
    return {
      ...{ token, job, pages, faults, query: { ...query, page } },
      question: parseQuestion(job.question),
      options: await this.options.list(),
      counts: {
        LEGAL: countOf(all, 'LEGAL'),
        ILLEGAL: countOf(all, 'ILLEGAL'),
        NEEDS_REVIEW: countOf(all, 'NEEDS_REVIEW'),
        FAILED: all.filter(({ failure }) => failure !== null).length,
      },
      factions: [...new Set(all.flatMap(({ faction }) => faction ?? []))].toSorted((a, b) => a.localeCompare(b, 'en')),
      rows: await this.#rows(job, shown, byPlayer(all), say),
      fitting: results.length,
      changed: job.basedOnId === null ? null : (await this.jobs.list(job, { changed: true }, 1)).total,
    };
  }

  async #rows(job: CheckJob, shown: readonly CheckResult[], players: Players, say: Say): Promise<readonly TableRow[]> {
    const rows: TableRow[] = [];
    for (let from = 0; from < shown.length; from += CHUNK) {
      const chunk = shown.slice(from, from + CHUNK);
      const reports = await this.jobs.reports(
        job,
        chunk.map(({ position }) => position),
      );
      rows.push(
        ...chunk.map((result) => ({
          result,
          details: detailsOf(reports.get(result.position), say),
          sameAs: players.get(nameKey(result))?.filter((position) => position !== result.position) ?? [],
        })),
      );
    }
    return rows;
  }
}

/** The positions of the lists of each player. */
type Players = ReadonlyMap<string, readonly number[]>;

/** A list without a player's name is no one's second list. */
const nameKey = ({ player, position }: CheckResult): string =>
  player === null ? `#${position}` : player.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

const byPlayer = (results: readonly CheckResult[]): Players =>
  new Map([...Map.groupBy(results, nameKey)].map(([name, group]) => [name, group.map(({ position }) => position)]));

const countOf = (results: readonly CheckResult[], verdict: string): number => results.filter((result) => result.verdict === verdict).length;

function detailsOf(report: CheckReport | undefined, say: Say): RowDetails | null {
  if (!report) return null;
  const sentences = [
    ...report.findings.map((finding) => ({ kind: finding.severity, message: say(finding), line: finding.line })),
    ...report.review.map((reason) => ({ kind: 'review' as const, message: say(reason), line: reason.line })),
  ].toSorted((a, b) => GRAVEST_FIRST.indexOf(a.kind) - GRAVEST_FIRST.indexOf(b.kind));
  const deciding = decidingOf(report);
  return { sentences, deciding: deciding && say(deciding), limit: report.points.limit };
}

const GRAVEST_FIRST = ['error', 'review', 'warning', 'info'];
