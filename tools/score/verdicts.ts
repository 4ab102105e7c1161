import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { CheckReport } from '#muster/checking';
import { EDITIONS } from '#muster/roster';
import { WrongUsage, type Command } from '../../apps/cli/src/command.js';
import { exitCode } from '../../apps/cli/src/exit-code.js';
import { withServices } from '../../apps/cli/src/services.js';
import { repositoryFolder } from '../../apps/api/src/platform/repository-folder.js';
import { ListChecker } from './list-checker.js';
import { readManifest, stateOf, type DataState, type ListEntry } from './manifest.js';
import { compareVerdicts, explain, parseVerdicts, writeVerdicts, type VerdictRow } from './verdict-table.js';

type Job = Pick<ListEntry, 'path' | 'edition'> & { readonly state: DataState };

/** The verdicts that the current version is compared with. */
const KEPT = path.join(repositoryFolder, 'docs/baseline/verdicts-0.2.0.tsv');
const DIFFERENT = 1;

/**
 * Checks every real list and roster file of a folder, each under the data of its own day if that is known, and otherwise under the newest
 * data of its edition, and compares the verdicts with a kept table. `--keep` writes the table instead.
 */
export const verdicts: Command = {
  usage: 'verdicts [<folder>] [--keep] [--against <table>]',
  run: async (args, terminal) => {
    const { folder, keep, against } = parsed(args);
    if (!existsSync(folder)) {
      terminal.out(`SKIPPED: there is no ${folder}; 0 lists compared\n`);
      return exitCode.LEGAL;
    }
    const now = await withServices(async (services) => {
      const checker = new ListChecker(services, terminal);
      const rows: VerdictRow[] = [];
      for (const job of await jobsOf(folder)) {
        const checked = await checker.check(job.path, job.edition, job.state, null);
        rows.push(await rowOf(job, checked?.report ?? null));
      }
      return rows;
    });
    if (keep) {
      await writeFile(against, writeVerdicts(now));
      terminal.out(`${now.length} verdicts kept in ${path.relative(repositoryFolder, against)}\n`);
      return exitCode.LEGAL;
    }
    const comparison = compareVerdicts(parseVerdicts(await readFile(against, 'utf8')), now);
    terminal.out(explain(comparison));
    return comparison.differences.length === 0 ? exitCode.LEGAL : DIFFERENT;
  },
};

function parsed(args: readonly string[]): { readonly folder: string; readonly keep: boolean; readonly against: string } {
  const options = { keep: { type: 'boolean', default: false }, against: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [given, ...others] = positionals;
  if (others.length > 0) throw new WrongUsage('verdicts takes one folder.');
  const folder = path.resolve(given ?? path.join(process.env['MUSTER_DATA'] || '../shared', 'data'));
  return { folder, keep: values.keep, against: path.resolve(values.against ?? KEPT) };
}

async function jobsOf(data: string): Promise<readonly Job[]> {
  const named = globSync('lists/*', { cwd: data }).toSorted();
  const lists = named.flatMap((file): readonly Pick<ListEntry, 'path' | 'edition' | 'state'>[] => {
    const edition = EDITIONS.find((one) => file.startsWith(`lists/${one}-`));
    return edition ? [{ path: path.join(data, file), edition, state: null }] : [];
  });
  const tournaments = (await readManifest(path.join(data, 'tournament-lists'))).filter(({ state }) => state !== null);
  const others = [
    ...(await readManifest(path.join(data, 'community-lists'))),
    ...lists,
    ...(await readManifest(path.join(data, 'rosters'))),
  ];
  const jobs = [...tournaments, ...others].flatMap(({ edition, state, path: file }) => {
    const under = state ?? newest(edition, data);
    return under && existsSync(file) ? [{ path: file, edition, state: under }] : [];
  });
  return [...Map.groupBy(jobs, (job) => job.state.label).values()].flat();
}

function newest(edition: string, data: string): DataState | null {
  const source = globSync([`wh40k-${edition}`, `wh40k-${edition}-*.zip`], { cwd: data })
    .toSorted()
    .at(-1);
  return source === undefined ? null : { ...stateOf(path.join(data, source)), label: `${edition}-newest` };
}

async function rowOf({ path: file, edition, state }: Job, report: CheckReport | null): Promise<VerdictRow> {
  const hash = createHash('sha256').update(await readFile(file));
  const errors = (report?.findings ?? []).filter(({ severity }) => severity === 'error');
  return {
    file: hash.digest('hex').slice(0, 16),
    edition,
    release: state.label,
    verdict: report?.verdict ?? 'UNREADABLE',
    points: `${report?.points.stated ?? '-'}/${report?.points.computed ?? '-'}`,
    errors: countedCodes(errors),
    review: countedCodes(report?.review ?? []),
  };
}

const countedCodes = (statements: readonly { readonly code: string }[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(statements, ({ code }) => code)].map(([code, { length }]) => [code, length]));
