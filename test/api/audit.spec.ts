import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from './start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('keeps every rule of GraphQL over HTTP, except that GET needs a header that no form can send', async () => {
  const results = await auditServer({ url: `${api.url}/graphql` });
  expect(results.length).toBe(61);
  expect(results.filter(({ status }) => status !== 'ok').map(({ status, id }) => `${status} ${id}`)).toEqual([
    'notice 5A70',
    'notice D6D5',
    'notice 6A70',
  ]);
});
