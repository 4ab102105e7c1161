import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asAdministrator, ask, startSampleApi, type TestApi } from './start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startSampleApi();
});
afterAll(() => api.close());

it('the operations in docs/api.md run as printed', async () => {
  const page = await readFile(path.resolve(import.meta.dirname, '../../docs/api.md'), 'utf8');
  const printed = [...page.matchAll(/-d '(\{.*\})'/g)].map(([, body = '']) => body);
  expect(printed).toHaveLength(3);
  let account = '';
  for (const body of printed) {
    const { query } = JSON.parse(body.replace('<its id>', account)) as { query: string };
    const answer = await ask(api, query, {}, asAdministrator);
    expect([query, answer.body.errors]).toEqual([query, undefined]);
    account = /"account":\{"id":"([^"]+)"/.exec(JSON.stringify(answer.body.data))?.[1] ?? account;
  }
});
