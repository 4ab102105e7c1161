import request from 'supertest';
import { PrismaService } from '#muster/persistence';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder, type AccountHolder } from './account-holder.js';
import { ask, startSampleApi, type TestApi } from './start-api.js';

let api: TestApi;
let organiser: AccountHolder;
let event: string;
beforeAll(async () => {
  // No worker runs, so that jobs stay unfinished.
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  organiser = await newHolder(api, 'ORGANISER');
  const { createEvent } = await organiser.data<{ createEvent: { event: { id: string } } }>(
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }',
    {
      input: {
        name: 'Lantern Open',
        edition: 'E10',
        startsOn: '2035-05-05',
        endsOn: '2035-05-06',
        timeZone: 'Europe/Paris',
        deadline: '2035-05-01T18:00:00Z',
      },
    },
  );
  event = createEvent.event.id;
});
afterAll(() => api.close());

/** The codes of the errors in the payload of the only mutation. */
async function refusals(holder: AccountHolder | null, mutation: string, type: string, input: object): Promise<readonly string[]> {
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { userErrors { code } } }`;
  const { body } = await ask(api, query, { input }, holder?.headers);
  expect(body.errors).toBeUndefined();
  const [payload] = Object.values(body.data as Readonly<Record<string, { readonly userErrors: readonly { readonly code: string }[] }>>);
  return (payload?.userErrors ?? []).map(({ code }) => code);
}

const sql = (text: string): Promise<unknown> => api.app.get(PrismaService).session((connection) => connection.query(text));

describe('somebody must remain', () => {
  it('who organises an event', async () =>
    expect(await refusals(organiser, 'dismissEventStaff', 'DismissEventStaffInput', { event, account: organiser.account })).toEqual([
      'LAST_ORGANISER',
    ]));

  it('who administers the installation', async () => {
    const administrator = await newHolder(api, 'ADMINISTRATOR', ['ADMINISTER', 'ACCOUNT']);
    const role = { account: administrator.account, role: 'PLAYER' };
    expect(await refusals(administrator, 'setAccountRole', 'SetAccountRoleInput', role)).toEqual(['LAST_ADMINISTRATOR']);
    await newHolder(api, 'ADMINISTRATOR', ['ADMINISTER', 'ACCOUNT']);
    expect(await refusals(administrator, 'setAccountRole', 'SetAccountRoleInput', role)).toEqual([]);
  });
});

describe('limits', () => {
  it('of a table of aliases', async () => {
    const administrator = await newHolder(api, 'ADMINISTRATOR', ['ADMINISTER']);
    const csv = `edition,kind,name,means\n${'10e,unit,a,b\n'.repeat(10_001)}`;
    expect(await refusals(administrator, 'importAliases', 'ImportAliasesInput', { csv })).toEqual(['LIMIT_REACHED']);
  });

  it('of the players of an event', async () => {
    const csv = `name\n${Array.from({ length: 5_001 }, (_, at) => `P${at}\n`).join('')}`;
    expect(await refusals(organiser, 'enterPlayers', 'EnterPlayersInput', { event, csv })).toEqual(['TOO_MANY_PLAYERS']);
  });

  it('of a submission, and of the versions of a player', async () => {
    const { enterPlayers } = await organiser.data<{ enterPlayers: { entered: [{ player: { id: string } }] } }>(
      'mutation ($input: EnterPlayersInput!) { enterPlayers(input: $input) { entered { player { id } } } }',
      { input: { event, csv: 'name\nBo\n' } },
    );
    const player = enterPlayers.entered[0].player.id;
    const submit = (list: string) => refusals(organiser, 'submitForPlayer', 'SubmitForPlayerInput', { event, player, list });
    expect(await submit('x'.repeat(64 * 1024 + 1))).toEqual(['SUBMISSION_TOO_LARGE']);
    expect(await submit('Dawn Watch (85 Points)\n\nTidewright League\n\nDeckhand Company (85 Points)')).toEqual([]);
    await sql('UPDATE event_player SET version = 200');
    expect(await submit('Dusk Watch (85 Points)\n\nTidewright League\n\nDeckhand Company (85 Points)')).toEqual(['TOO_MANY_VERSIONS']);
  });

  it('of the queue of lists; and a job is judged again only when it has finished', async () => {
    const given = { lists: [{ text: 'Dawn Watch (85 Points)\n\nTidewright League\n\nDeckhand Company (85 Points)' }] };
    const { body } = await ask(
      api,
      'mutation ($input: CheckListsInput!) { checkLists(input: $input) { job { token } } }',
      { input: { given } },
      {},
    );
    const { token } = (body.data as { checkLists: { job: { token: string } } }).checkLists.job;
    const again = { token, against: { label: 'sample-2026-01' } };
    expect(await refusals(null, 'rerunCheckJob', 'RerunCheckJobInput', again)).toEqual(['NOT_FINISHED']);
    await sql(`INSERT INTO pgboss.job (name, data) SELECT 'check-lists', '{}' FROM generate_series(1, 20000)`);
    expect(await refusals(null, 'checkLists', 'CheckListsInput', { given })).toEqual(['QUEUE_FULL']);
  });
});

it('a mutation with GET is refused', async () => {
  const { status, body } = await request(api.url)
    .get('/graphql')
    .set('x-requested-with', 'test')
    .set('content-type', 'application/json')
    .query({ query: 'mutation { deleteRoster(input: { roster: "x" }) { deleted } }' });
  expect([status, body.errors[0].extensions.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
});
