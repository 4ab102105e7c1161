import { afterAll, beforeAll, expect, it } from 'vitest';
import { readExampleOperations } from '../../apps/api/src/platform/pages/example-operations.js';
import { newHolder, type AccountHolder } from './account-holder.js';
import { editRoster, harbourArmy } from './kept-rosters.js';
import { startSampleApi, type TestApi } from './start-api.js';

const examples = await readExampleOperations();

let api: TestApi;
let player: AccountHolder;
let roster: string;
beforeAll(async () => {
  api = await startSampleApi();
  player = await newHolder(api);
  const twice = [{ addUnit: { datasheet: 'ysolde-marn' } }, { addUnit: { datasheet: 'ysolde-marn' } }];
  roster = (await editRoster(player, await harbourArmy(player), twice)).roster.id;
});
afterAll(() => api.close());

function run(name: string, finding = ''): Promise<unknown> {
  const { query, variables } = examples.find((one) => one.name === name) ?? { query: '', variables: '' };
  const filled = variables.replace('<id of the roster>', roster).replace('<key of the finding>', finding);
  return player.data<unknown>(query, JSON.parse(filled) as object);
}

it('shows what can be added', async () =>
  expect(await run('player-10-what-can-i-add')).toMatchObject({
    suggestions: {
      totalCount: 12,
      nodes: expect.arrayContaining([expect.objectContaining({ name: 'Signal Runners', price: 70, allowed: true })]) as unknown,
    },
  }));

it('shows the options of units', async () =>
  expect(await run('player-11-what-may-my-units-choose')).toMatchObject({
    roster: { units: [{ name: 'Harbourmaster', options: { totalCount: 10 } }, {}, {}, {}, {}] },
  }));

it('explains a finding and its fixes', async () => {
  const { roster: judged } = await player.data<{ roster: { report: { findings: { key: string; severity: string }[] } } }>(
    'query ($id: ID!) { roster(id: $id) { report { findings { key severity } } } }',
    { id: roster },
  );
  const key = judged.report.findings.find(({ severity }) => severity === 'ERROR')?.key ?? '';
  expect(await run('player-12-why-and-what-helps', key)).toMatchObject({
    explain: { rule: { id: 'epic-heroes-once' }, fixes: [{ message: 'Remove Ysolde Marn, Keeper of the Long Quay.', verdict: 'LEGAL' }] },
  });
});
