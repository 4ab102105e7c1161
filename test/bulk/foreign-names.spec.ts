import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipFile } from '../../libs/battlescribe/src/read/testing/zip-file.js';
import { newHolder } from '../api/account-holder.js';
import { ask, codes, startSampleApi, type TestApi } from '../api/start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
});
afterAll(() => api.close());

const bytes = (text: string): Uint8Array => Buffer.from(text);

/** PostgreSQL can store neither of these. A name in a file must not cause an internal error. */
const FOREIGN = [
  ['a NUL', 'Ada\0'],
  ['half a surrogate pair', 'Ada\ud800'],
] as const;

describe.each(FOREIGN)('%s', (_what, name) => {
  it.each(['.txt', '.png', '.csv', '.json'])('in the name of a file %s in a zip is left out or replaced', async (ending) => {
    const zip = zipFile([
      { path: `${name}${ending}`, bytes: bytes('player,list\nAda,A list\n') },
      { path: 'b.txt', bytes: bytes('A list') },
    ]);
    const { status, body } = await request(api.url).post('/check/jobs').set('content-type', 'application/zip').send(Buffer.from(zip));
    expect([status, body.userErrors]).toEqual([201, []]);
  });

  it('in a file name in a form is removed or replaced', async () => {
    const { status } = await request(api.url)
      .post('/check/jobs')
      .attach('file', Buffer.from('A list'), { filename: `${name}.txt` });
    expect(status).toBe(201);
  });

  it('in a cell of a table is refused or replaced', async () => {
    const table = (text: string) => request(api.url).post('/check/jobs').set('content-type', 'text/csv').send(Buffer.from(text));
    for (const text of [`player,list\n${name},A list\n`, `player,list\nAda,"A ${name} list"\n`])
      expect([201, 400]).toContain((await table(text)).status);
  });

  it('in variables is refused with the name of the variable', async () => {
    const player = await newHolder(api);
    const lists = 'mutation ($input: CheckListsInput!) { checkLists(input: $input) { job { total } } }';
    expect(codes(await ask(api, lists, { input: { given: { lists: [{ player: name, text: 'A list' }] } } }))).toEqual(['BAD_USER_INPUT']);
    expect(codes(await ask(api, lists, { input: { given: { csv: `Ada,${name}` } } }))).toEqual(['BAD_USER_INPUT']);
    const check = 'query ($input: CheckListInput!) { checkList(input: $input) { reports { verdict } } }';
    for (const input of [
      { text: `A ${name} list` },
      { text: 'A list', against: [{ label: name }] },
      { text: 'A list', amendments: [name] },
      { text: 'A list', houseRules: { title: name, banned: ['Tugboat'] } },
    ])
      expect(codes(await ask(api, check, { input }))).toEqual(['BAD_USER_INPUT']);
    const create = 'mutation ($input: CreateRosterInput!) { createRoster(input: $input) { roster { id } } }';
    const { body } = await player.ask(create, { input: { name, faction: 'x' } });
    expect(body.errors?.[0]?.message).toMatch(/^The variables hold a (?:NUL character|lone surrogate)/);
  });
});
