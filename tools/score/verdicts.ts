import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckReport } from '#muster/checking';
import { WrongUsage, type Command } from '../../apps/cli/src/command.js';
import { exitCode } from '../../apps/cli/src/exit-code.js';
import { withServices } from '../../apps/cli/src/services.js';
import { ListChecker } from './list-checker.js';
import { readManifest, stateOf, type DataState, type ListEntry } from './manifest.js';

type Job = Pick<ListEntry, 'path' | 'edition'> & { readonly state: DataState };

/**
 * Prints the verdict of every real list and roster file of a folder, each under the data of its own day if that is known, and otherwise
 * under the newest data of its edition: hash of the file, edition, release, verdict, points, and errors and review reasons by code. Files
 * are identified only by their hash, so that the result can be stored in the repository.
 */
export const verdicts: Command = {
  usage: 'verdicts [<folder>]',
  run: async ([given, ...others], terminal) => {
    if (others.length > 0) throw new WrongUsage('verdicts takes one folder.');
    const data = path.resolve(given ?? path.join(process.env['MUSTER_DATA'] || '../shared', 'data'));
    terminal.out('file\tedition\trelease\tverdict\tstated/computed\terrors\treview reasons\n');
    await withServices(async (services) => {
      const checker = new ListChecker(services, terminal);
      for (const job of await jobsOf(data)) {
        const checked = await checker.check(job.path, job.edition, job.state, null);
        terminal.out(`${await baselineLine(job, checked?.report ?? null)}\n`);
      }
    });
    return exitCode.LEGAL;
  },
};

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
    return under && edition !== '11e' && existsSync(file) ? [{ path: file, edition, state: under }] : [];
  });
  return [...Map.groupBy(jobs, (job) => job.state.label).values()].flat();
}

const EDITIONS = ['8e', '9e', '10e'] as const;

function newest(edition: string, data: string): DataState | null {
  const [source] = globSync([`wh40k-${edition}`, `wh40k-${edition}-*.zip`], { cwd: data });
  return source === undefined ? null : { ...stateOf(path.join(data, source)), label: `${edition}-newest` };
}

async function baselineLine({ path: file, edition, state }: Job, report: CheckReport | null): Promise<string> {
  const hash = createHash('sha256').update(await readFile(file));
  const errors = (report?.findings ?? []).filter(({ severity }) => severity === 'error');
  return [
    hash.digest('hex').slice(0, 16),
    edition,
    state.label,
    report?.verdict ?? 'UNREADABLE',
    `${report?.points.stated ?? '-'}/${report?.points.computed ?? '-'}`,
    countedCodes(errors),
    countedCodes(report?.review ?? []),
  ].join('\t');
}

function countedCodes(statements: readonly { readonly code: string }[]): string {
  const counts = Map.groupBy(statements, ({ code }) => code);
  const counted = [...counts].map(([code, { length }]) => `${code}:${length}`);
  return counted.toSorted().join(' ') || '-';
}
