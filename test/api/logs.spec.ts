import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, startSampleApi, type TestApi } from './start-api.js';

const CANARY = 'Canary-Of-The-Pasted-List-7c41';

let api: TestApi;
beforeAll(async () => {
  api = await startSampleApi({ LOG_LEVEL: 'trace' });
});
afterAll(() => api.close());

it('what a player sends is never logged, whatever the result', async () => {
  const check = 'query ($text: String!) { checkList(input: { text: $text }) { reports { verdict } } }';
  await ask(api, check, {
    text: `${CANARY} (100 Points)\n\nTidewright League\nIncursion (1000 Points)\n\n${CANARY} (50 Points)\n  • 1x ${CANARY}`,
  });
  await ask(api, check, { text: CANARY.repeat(5_000) });
  await ask(api, `{ checkList(input: { text: "${CANARY}", edition: NONE }) { reports { verdict } } }`);
  await ask(api, `{ search(text: "${CANARY}") { nodes { score } } ${CANARY.replaceAll('-', '_')} }`);
  await ask(api, check, { text: { nested: CANARY } });
  await request(api.url).post('/graphql').set('content-type', 'application/json').send(`{"query": "${CANARY}`);
  await request(api.url)
    .get('/graphql')
    .set('graphql-require-preflight', '1')
    .query({ query: check, variables: JSON.stringify({ text: CANARY }) });
  await request(api.url).get(`/${CANARY}?list=${CANARY}`);
  await request(api.url)
    .post('/graphql')
    .set('authorization', `Bearer ${CANARY}`)
    .set('user-agent', CANARY)
    .send({ query: '{ __typename }' });
  expect(api.logs()).not.toContain('Canary');
  expect(api.logs()).not.toContain('Canary_Of');
});

it('contains one JSON object per line, with the id of the request', async () => {
  const { headers } = await ask(api, '{ __typename }');
  const lines = api
    .logs()
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({ requestId: headers['x-request-id'], method: 'POST', path: '/graphql', status: 200, ms: expect.any(Number) }),
  );
});
