import { compileGame, detectDialect, evaluate, readArchive, readDataFile, StringPool, type DataFile } from '@muster/battlescribe';
import { readList } from '@muster/formats';
import { noProseFacts, translate } from '@muster/importers';
import { describe, expect, it, vi } from 'vitest';
import { filesIn, isPresent } from '../../../battlescribe/src/read/testing/shared-data.js';
import { indexRelease, type IndexedRelease } from './indexed-release.js';
import { resolve } from './resolve.js';
import { withEvaluation } from './with-evaluation.js';

// Megabytes of real files, on whatever machine.
vi.setConfig({ testTimeout: 60_000 });

/** Each list with the data state of its own time, and how many of its lines that state has no name for. */
const lists = [
  { list: '10e-gw-app-tau-2024.txt', state: '2024-05-19', points: 1915, units: 19, unresolved: 0 },
  { list: '10e-gw-app-chaos-daemons-2024.txt', state: '2024-06-23', points: 2000, units: 10, unresolved: 4 },
  { list: '10e-gw-app-world-eaters.txt', state: '2025-07-14', points: 1995, units: 16, unresolved: 0 },
];

async function releaseOf(state: string): Promise<IndexedRelease> {
  const zip = filesIn('wh40k-10e-releases').find(({ path }) => path.startsWith(state));
  const archive = await readArchive(state, zip?.bytes ?? new Uint8Array());
  const strings = new StringPool();
  const files: DataFile[] = [];
  for (const { path, bytes } of archive.value) {
    const { value } = await readDataFile(path, bytes, { strings });
    if (value !== null) files.push(value);
  }
  const dialect = detectDialect(files);
  const release = {
    id: state,
    edition: '10e',
    label: state,
    source: 'battlescribe',
    sourceRevision: null,
    effectiveFrom: state,
    status: 'published',
    dialect,
    contentHash: '',
  } as const;
  const readModel = translate(files, noProseFacts, { edition: '10e' }).value;
  return indexRelease({ release, readModel, files }, compileGame(files, dialect));
}

describe.skipIf(!isPresent('lists') || !isPresent('wh40k-10e-releases'))('real lists under the data of their own time', () => {
  it.each(lists)('$list costs what it says, unit by unit', async ({ list, state, points, units, unresolved }) => {
    const bytes = filesIn('lists').find(({ path }) => path === list)?.bytes ?? new Uint8Array();
    const reading = readList(new TextDecoder().decode(bytes));
    expect(reading.review).toEqual([]);
    expect(reading.format).toMatchObject({ id: 'gw-app', edition: '10e', confidence: 'certain' });

    const release = await releaseOf(state);
    const resolution = resolve(reading.roster, release);
    const resolved = withEvaluation(resolution, evaluate(release.game, resolution.state));
    expect(resolution.review.map(({ code }) => code)).toEqual(Array.from({ length: unresolved }, () => 'UNRESOLVED_NAME'));
    expect([resolved.statedPoints, resolved.points, resolved.units.length]).toEqual([points, points, units]);
    expect(resolved.units.map(({ name, points: computed }) => [name, computed])).toEqual(
      reading.roster.units.map(({ name, statedPoints }) => [name, statedPoints]),
    );
  });
});
