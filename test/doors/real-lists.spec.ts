import { describe, expect, it } from 'vitest';
import { realRelease } from '../../libs/army/src/testing/real-release.js';
import { filesIn, isPresent } from '../../libs/battlescribe/src/read/testing/shared-data.js';
import { throughDoors } from './doors.js';

const FOLDERS = ['lists', 'tournament-lists', 'community-lists'];
/** `MUSTER_DOORS_SEED` selects the lists: the same seed selects the same ones. `MUSTER_DOORS_LISTS` is the number of lists per folder. */
const seed = Number(process.env['MUSTER_DOORS_SEED'] ?? 1);
const most = Number(process.env['MUSTER_DOORS_LISTS'] ?? 8);

describe.skipIf(!isPresent('wh40k-10e'))(`real lists have one verdict, seed ${seed}`, () => {
  it.each(FOLDERS.filter((folder) => isPresent(folder)))('%s', { timeout: 240_000 }, async (folder) => {
    const index = await realRelease('wh40k-10e', '10e');
    const compiled = { release: index.data.release, game: index.game, index };
    const all = filesIn(folder).filter(({ path }) => path.endsWith('.txt'));
    const chosen = Array.from({ length: Math.min(most, all.length) }, (_, at) => all[(seed + at * 7919) % all.length]);
    const differing: unknown[] = [];
    for (const file of chosen) {
      if (file === undefined) continue;
      const doors = await throughDoors({ kind: 'text', text: new TextDecoder().decode(file.bytes) }, compiled);
      const verdicts = [doors.check, doors['muster-json'], doors.import].map(({ verdict }) => verdict);
      if (new Set(verdicts).size > 1) differing.push([file.path, verdicts]);
    }
    expect(differing).toEqual([]);
  });
});
