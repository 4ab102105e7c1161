import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rosterFileOf } from '../checking/roster-file-of.js';
import { sampleList, sampleRelease } from '../checking/sample-release.js';
import { newHolder } from './account-holder.js';
import { startSampleApi, type TestApi } from './start-api.js';
import { doorsOf } from './walk-doors.js';

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: object }>> }>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, object>> };
  readonly security?: readonly object[];
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** Routes that answer with HTML or its assets, redirect browsers, or are described by schema.graphql or this document itself. */
const NOT_REST = [
  /^GET \/$/,
  /^(GET|POST) \/graphql(\/stream)?$/,
  /^GET \/(graphiql|schema\.graphql|openapi\.json)$/,
  /^(GET|POST) \/sign-(in|out)$/,
  /^(GET|POST) \/admin(\/|$)/,
  /^GET \/(builder|check|engine)$/,
  /^(GET|POST) \/check\/(report|kept|bulk|assets|builder|offline)(\/|$)/,
  /^(GET|POST) \/events(\/(new|join|entry|:event)(\/|$)|$)/,
  /^GET \/events\/lists\/:token$/,
  /^GET \/rules(\/|$)/,
];

let api: TestApi;
let document: Document;
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  document = (await request(api.url).get('/openapi.json')).body as Document;
});
afterAll(() => api.close());

it('is a valid document of OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone({ ...document }));
  expect([valid, errors]).toEqual([true, undefined]);
});

it('is the one in docs/openapi.json', async () => {
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(path.resolve(import.meta.dirname, '../../docs/openapi.json'));
});

it('has every route of the server that is not a page, and no other', () => {
  const described = Object.entries(document.paths).flatMap(([address, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${address.replaceAll(/\{([a-z]+)\}/g, ':$1')}`),
  );
  const rest = doorsOf(api.app).filter((door) => !NOT_REST.some((page) => page.test(door)));
  // The router shows parameters of different names at one place as alternatives.
  const unnamed = (door: string): string => door.replaceAll(/:[\w|:]+/g, ':');
  expect(described.map(unnamed).toSorted()).toEqual(rest.map(unnamed).toSorted());
});

it('names every parameter in the address of a route', () => {
  for (const [address, operations] of Object.entries(document.paths))
    for (const { parameters } of Object.values(operations)) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      expect([address, inPath]).toEqual([address, [...address.matchAll(/\{([a-z]+)\}/g)].map(([, name]) => name)]);
    }
});

it('requires a key where the route does, and says where one is accepted', () => {
  const addresses = (isRequired: boolean): readonly string[] =>
    Object.entries(document.paths)
      .filter(([, operations]) =>
        Object.values(operations).some(
          ({ security = [{}] }) => security.some((way) => 'key' in way) && isRequired === security.every((way) => 'key' in way),
        ),
      )
      .map(([address]) => address);
  expect(addresses(true)).toEqual(['/metrics', '/rosters/file']);
  expect(addresses(false)).toEqual(['/check', '/check/file', '/check/jobs']);
});

describe('the parameters', () => {
  const LISTS: readonly (readonly [string, string, string])[] = [
    ['/check', 'text/plain', 'limit=2000&edition=10e&asOf=2026-07-15&battleSize=strike-force&aspects=army&complete=false'],
    ['/check/file', 'application/octet-stream', 'release=sample-2026-07&amendment='],
    ['/check/jobs', 'text/plain', 'edition=10e&limit=2000'],
  ];
  it.each(LISTS)('of %s are accepted, and others refused', async (address, type, query) => {
    const named = document.paths[address]?.['post']?.parameters.map(({ name }) => name) ?? [];
    for (const [name] of new URLSearchParams(query)) expect(named).toContain(name);
    const send = (more: string) =>
      request(api.url).post(`${address}?${query}${more}`).set('content-type', type).send(Buffer.from('A list\n'));
    expect((await send('')).status).toBeLessThan(300);
    expect((await send('&colour=red')).status).toBe(400);
  });
});

describe('answers match their schemas', () => {
  const bytes = Buffer.from(rosterFileOf(sampleList('tidewright-harbour-watch-legal'), sampleRelease('sample-2026-07')));
  const text = (sent = 'A list\n') => ({ type: 'text/plain', body: Buffer.from(sent) });
  const file = { type: 'application/octet-stream', body: bytes };
  const ajv = new Ajv2020({ strict: false, validateFormats: false });

  const matches = (method: string, template: string, status: number, body: unknown): unknown => {
    const answers = document.paths[template]?.[method]?.responses ?? {};
    const schema = (answers[status] ?? answers['default'])?.content?.['application/json']?.schema;
    if (!schema) return `${template} has no schema for ${status}`;
    const validate = ajv.compile({ ...schema, components: document.components });
    validate(body);
    return validate.errors;
  };

  it.each([
    ['/check', '?edition=10e', text(sampleList('tidewright-harbour-watch-legal')), 200],
    ['/check', '?release=none', text(), 422],
    ['/check', '?colour=red', text(), 400],
    ['/check', '', file, 415],
    ['/check/file', '?release=sample-2026-07', file, 200],
    ['/rosters/file', '?release=sample-2026-07', file, 201],
    ['/rosters/file', '?release=none', file, 400],
    ['/rosters/file', '', { ...file, body: Buffer.from('<roster') }, 422],
    ['/check/jobs', '', text(), 201],
    ['/check/jobs', '', text('\n'), 422],
  ])('POST %s%s', async (address, query, { type, body }, status) => {
    const { headers } = await newHolder(api);
    const answer = await request(api.url)
      .post(`${address}${query}`)
      .set({ ...headers, 'content-type': type })
      .send(body);
    expect(answer.status).toBe(status);
    expect(matches('post', address, answer.status, answer.body)).toBeNull();
  });

  it('GET', async () => {
    const { body } = await request(api.url).post('/check/jobs').set('content-type', 'text/plain').send(Buffer.from('A list\n'));
    const { token } = body.job;
    const routes: readonly (readonly [string, string, number])[] = [
      ['/check/jobs/{token}', `/check/jobs/${token}`, 200],
      ['/check/jobs/{token}', '/check/jobs/none', 404],
      ['/check/jobs/{token}/results.json', `/check/jobs/${token}/results.json`, 200],
      ['/events/lists/{token}/lists.json', '/events/lists/none/lists.json', 404],
      ['/bulk/{file}', '/bulk/none.json.gz', 404],
      ['/engine/releases.json', '/engine/releases.json', 200],
      ['/health/live', '/health/live', 200],
      ['/health/ready', '/health/ready', 200],
    ];
    for (const [template, address, status] of routes) {
      const answer = await request(api.url).get(address).set('accept', 'application/json');
      expect([address, answer.status]).toEqual([address, status]);
      expect([address, matches('get', template, status, answer.body)]).toEqual([address, null]);
    }
  });
});
