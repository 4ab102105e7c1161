import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExampleOperations } from '../../apps/api/src/platform/pages/example-operations.js';
import { sampleList } from '../checking/sample-release.js';
import { newHolder, type AccountHolder } from './account-holder.js';
import { importList } from './kept-rosters.js';
import { asAdministrator, ask, startSampleApi, type TestApi } from './start-api.js';

const examples = await readExampleOperations();

let api: TestApi;
let player: AccountHolder;
let roster: string;
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  player = await newHolder(api);
  roster = (await importList(player, sampleList('tidewright-harbour-watch-legal'), { release: { label: 'sample-2026-01' } })).id;
});
afterAll(() => api.close());

async function run(name: string, headers: Readonly<Record<string, string>> = player.headers): Promise<unknown> {
  const { query, variables } = examples.find((one) => one.name === name) ?? { query: '', variables: '' };
  const answer = await ask(api, query, JSON.parse((variables || '{}').replace('<id of the roster>', roster)) as object, headers);
  expect([name, answer.body.errors]).toEqual([name, undefined]);
  return answer.body.data;
}

describe('the examples', () => {
  it('show how a newer release affects a roster, and move the roster to it', async () => {
    expect(await run('player-13-under-a-newer-release')).toMatchObject({
      rosterMove: {
        ...{ from: { label: 'sample-2026-01' }, to: { label: 'sample-2026-07' }, verdictAfter: 'LEGAL', pointsAfter: 990, review: [] },
        units: expect.arrayContaining([
          { name: 'Harbourmaster', nameAfter: 'Harbourmaster', before: 100, after: 110, lost: [], added: [] },
        ]) as unknown,
      },
    });
    expect(await run('player-14-move-it')).toMatchObject({
      moveRoster: { roster: { release: { label: 'sample-2026-07' }, revision: 2, points: 990 }, userErrors: [] },
    });
    expect(await run('player-15-which-rosters-are-affected')).toMatchObject({ affectedRosters: { totalCount: 0 } });
  });

  it('export a roster and an account', async () => {
    expect(await run('player-16-export')).toMatchObject({
      roster: {
        list: { text: expect.stringContaining('ENHANCEMENT: Brass Spyglass') as unknown, faults: [] },
        file: { fileName: 'Dawn Watch.ros', notCarried: [] },
      },
    });
    expect(await run('player-19-take-my-data')).toMatchObject({
      accountExport: { account: { role: 'PLAYER' }, rosters: { totalCount: 1, nodes: [{ content: { name: 'Dawn Watch' } }] } },
    });
  });

  it('show migrations of ids, and where releases are available as files', async () => {
    expect(await run('player-17-what-became-of-ids', {})).toMatchObject({ migrations: { totalCount: 0 } });
    expect(await run('player-18-releases-as-files', {})).toMatchObject({
      bulkData: { nodes: [{ release: { label: 'sample-2026-07' } }, { release: { label: 'sample-2026-01' } }] },
    });
  });

  it('check saved rosters again', async () =>
    expect(await run('administrator-9-ask-kept-rosters', asAdministrator)).toMatchObject({
      checkAffectedRosters: { check: { release: { label: 'sample-2026-07' }, finishedAt: null, becameIllegal: 0 }, userErrors: [] },
    }));
});
