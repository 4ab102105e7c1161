import { getIntrospectionQuery } from 'graphql';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../apps/api/src/platform/limits.js';
import { asAdministrator, ask, codes, startApi, type Answer, type TestApi } from './start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const many = (count: number, part: (index: number) => string): string => Array.from({ length: count }, (_, index) => part(index)).join(' ');
const send = (body: unknown, type = 'application/json'): Promise<Answer> =>
  request(api.url)
    .post('/graphql')
    .set('content-type', type)
    .send(typeof body === 'string' ? body : JSON.stringify(body));

describe('documents that cost too much', () => {
  it('refuses more aliases than allowed, including aliases of __typename', async () => {
    expect(codes(await ask(api, `{ ${many(LIMITS.aliases, (n) => `a${n}: __typename`)} }`))).toEqual([]);
    expect(codes(await ask(api, `{ ${many(LIMITS.aliases + 1, (n) => `a${n}: __typename`)} }`))).toEqual(['QUERY_TOO_COMPLEX']);
  });

  it('counts aliases, depth and directives inside fragments, wherever they are spread', async () => {
    const fragment = 'fragment F on Query { a: __typename b: __typename }';
    expect(codes(await ask(api, `{ ${many(8, () => '...F')} } ${fragment}`))).toEqual(['QUERY_TOO_COMPLEX']);
  });

  it('refuses exponentially nested fragments that contain an alias', async () => {
    const bomb = many(30, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`);
    const answer = await ask(api, `{ ...F0 } ${bomb} fragment F30 on Query { a: __typename }`);
    expect(codes(answer)).toEqual(['QUERY_TOO_COMPLEX']);
  });

  it.each([
    ['fields', 'Query', '{ ...F0 }', 'releases(first: 1) { totalCount }'],
    ['__typename', 'Query', '{ ...F0 }', '__typename'],
    ['introspection', '__Schema', '{ __schema { ...F0 } }', 'queryType { name }'],
    ['introspection of types', '__Type', '{ __type(name: "Query") { ...F0 } }', 'name'],
  ])('exponentially nested fragments without aliases are refused without expanding them: %s', async (_of, type, query, last) => {
    const bomb = many(70, (n) => `fragment F${n} on ${type} { ...F${n + 1} ...F${n + 1} }`);
    const document = `${query} ${bomb} fragment F70 on ${type} { ${last} }`;
    const started = performance.now();
    for (const round of [1, 2, 3]) expect([round, codes(await ask(api, document))]).toEqual([round, ['QUERY_TOO_COMPLEX']]);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('leaves cycles of fragments to the GraphQL validation', async () => {
    expect(codes(await ask(api, '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'))).toEqual([
      'GRAPHQL_VALIDATION_FAILED',
    ]);
  });

  it('refuses depth', async () => {
    const nested = (depth: number): string => (depth === 0 ? 'name' : `parent { ${nested(depth - 1)} }`);
    const query = (depth: number): string => `{ factions { nodes { ${nested(depth - 3)} } } }`;
    expect(codes(await ask(api, query(LIMITS.depth)))).not.toContain('QUERY_TOO_COMPLEX');
    expect(codes(await ask(api, query(LIMITS.depth + 1)))).toEqual(['QUERY_TOO_COMPLEX']);
  });

  it('refuses tokens before it validates them', async () => {
    const answer = await ask(api, `{ ${many(10_000, () => '__typename')} }`);
    expect(codes(answer)).toEqual(['GRAPHQL_PARSE_FAILED']);
    expect(answer.body.errors?.[0]?.message).toContain(String(LIMITS.tokens));
  });

  it('refuses directives', async () => {
    expect(codes(await ask(api, `{ __typename ${many(LIMITS.directives + 1, () => '@include(if: true)')} }`))).toEqual([
      'QUERY_TOO_COMPLEX',
    ]);
  });

  it('refuses circular introspection', async () => {
    const nested = (depth: number): string => (depth === 0 ? 'name' : `fields { type { ${nested(depth - 1)} } }`);
    expect(codes(await ask(api, `{ __schema { types { ${nested(5)} } } }`))).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });

  it('refuses endlessly nested brackets, with a message of its own', async () => {
    for (const bracket of ['[', '{', '{a(b:[']) {
      const answer = await send({ query: bracket.repeat(20_000) });
      expect(codes(answer)).toEqual(['GRAPHQL_PARSE_FAILED']);
      expect(answer.body.errors?.[0]?.message).not.toContain('stack');
    }
  });

  it('refuses a syntax tree instead of text, because the token limit would not apply to it', async () => {
    const tree = { kind: 'Document', definitions: [] };
    for (const query of [JSON.stringify(tree), ` \uFEFF${JSON.stringify(tree)}`, '{}', '{ , }', '[]', '"x"', '1']) {
      expect(codes(await send({ query }))).toEqual(['GRAPHQL_PARSE_FAILED']);
    }
  });
});

describe('cost', () => {
  const page = (first: number | string): string =>
    `{ datasheets(first: ${first}) { nodes { profiles { characteristics { name } } weapons { id } models { id } points { bySize { points } } } } }`;

  it('counts the maximum size of a page, and reports the cost in every response', async () => {
    const { body } = await ask(api, '{ releases(first: 10) { totalCount nodes { label } pageInfo { hasNextPage } } }');
    expect(body.extensions).toEqual({ cost: { requested: 1 + 10 + 1, limit: LIMITS.cost } });
  });

  it('refuses an operation that costs too much before running it, and reports the cost', async () => {
    const wide = `{ ${many(8, (n) => `p${n}: ${page(100).slice(1, -1)}`)} }`;
    const answer = await ask(api, wide);
    expect(codes(answer)).toEqual(['COST_LIMIT_EXCEEDED']);
    expect(answer.body.errors?.[0]?.extensions['cost']).toEqual({
      requested: 8 * (1 + 100 * (1 + 1 + 1 + 1 + 1 + 1 + 1)),
      limit: LIMITS.cost,
    });
  });

  it('counts page sizes given by variables and by their defaults', async () => {
    const query = 'query ($n: Int = 50) { releases(first: $n) { nodes { label } } }';
    expect((await ask(api, query)).body.extensions?.cost?.requested).toBe(51);
    expect((await ask(api, query, { n: 3 })).body.extensions?.cost?.requested).toBe(4);
  });

  it('refuses page sizes out of range', async () => {
    for (const first of [0, -1, 101, 1_000_000_000]) {
      const answer = await ask(api, 'query ($n: Int!) { releases(first: $n) { totalCount } }', { n: first });
      expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
      expect(answer.body.errors?.[0]?.extensions['faults']).toMatchObject([{ path: ['first'] }]);
    }
  });
});

describe('requests in other forms', () => {
  const mutation = 'mutation { __typename }';

  it('refuses batches', async () => {
    const answer = await send(Array.from({ length: 10 }, () => ({ query: '{ __typename }' })));
    expect([answer.status, codes(answer)]).toEqual([400, ['BAD_REQUEST']]);
  });

  it('refuses everything a form can send', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      const answer = await send(`query=${encodeURIComponent(mutation)}`, type);
      expect([answer.status, codes(answer)]).toEqual([400, ['CSRF_PREVENTED']]);
    }
    expect((await send(mutation, 'application/graphql')).status).toBe(400);
  });

  it('refuses GET without a header that no form can send, and mutations by GET with it', async () => {
    const plain: Answer = await request(api.url).get('/graphql').query({ query: '{ __typename }' });
    expect([plain.status, codes(plain)]).toEqual([400, ['CSRF_PREVENTED']]);
    const get = (query: string, operationName?: string): Promise<Answer> =>
      request(api.url).get('/graphql').set('graphql-require-preflight', '1').query({ query, operationName });
    expect((await get('{ __typename }')).body.data).toEqual({ __typename: 'Query' });
    expect(codes(await get('query A { __typename } query B { __typename }'))).toEqual(['OPERATION_RESOLUTION_FAILURE']);
    expect((await get('query A { __typename } query B { __typename }', 'B')).body.data).toEqual({ __typename: 'Query' });
    for (const name of ['releases', undefined])
      expect((await get('mutation releases { __typename }', name)).status).toBeGreaterThanOrEqual(400);
  });

  it('refuses a body that is too large, is not JSON, is not UTF-8 or pollutes prototypes', async () => {
    expect(codes(await send({ query: '{ __typename }', extensions: { pad: 'x'.repeat(LIMITS.body) } }))).toEqual(['PAYLOAD_TOO_LARGE']);
    expect(codes(await send('{"query":'))).toEqual(['BAD_REQUEST']);
    expect(codes(await send('{"query":"{ __typename }","__proto__":{"x":1}}'))).toEqual(['BAD_REQUEST']);
    const body = Buffer.from('{"query":"{ __typename } # caf\xe9"}', 'latin1');
    const latin = await fetch(`${api.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect([latin.status, JSON.stringify(await latin.json())]).toEqual([400, expect.stringContaining('not UTF-8')]);
  });

  it('runs the named operation, even if the document is already compiled', async () => {
    const query = 'query A { a: __typename } query B { b: __typename }';
    const run = async (operationName: string): Promise<unknown> => (await send({ query, operationName })).body.data;
    for (const round of [1, 2, 3]) {
      expect([round, await run('A'), await run('B')]).toEqual([round, { a: 'Query' }, { b: 'Query' }]);
    }
  });

  it('gives the same answer before, while and after a document is compiled, with defaults and for mutations', async () => {
    const documents: readonly (readonly [string, object])[] = [
      ['query ($f: DatasheetFilterInput) { datasheets(first: 2, filter: $f) { totalCount } }', { f: { keywords: ['no such keyword'] } }],
      ['query ($n: Int! = 3) { releases(first: $n) { totalCount } }', {}],
      ['mutation ($a: ArchiveRosterInput!) { archiveRoster(input: $a) { roster { id } userErrors { code } } }', { a: { roster: 'none' } }],
    ];
    for (const [query, variables] of documents) {
      const answers: object[] = [];
      for (let round = 0; round < 4; round += 1) {
        const { status, body } = await ask(api, query, variables);
        answers.push({ status, data: body.data, codes: (body.errors ?? []).map(({ extensions }) => extensions['code']) });
      }
      expect([query, ...answers]).toEqual([query, ...answers.map(() => answers[0])]);
    }
  });

  it('carries out the fields of a mutation in turn when it is compiled', async () => {
    const query = `mutation ($first: CreateAccountInput!, $second: CreateAccountInput!) {
      first: createAccount(input: $first) { account { name } userErrors { code } }
      second: createAccount(input: $second) { account { name } userErrors { code } } }`;
    for (const round of [1, 2, 3]) {
      const input = { name: `Organiser ${round}`, role: 'PLAYER' };
      const { data, errors } = (await ask(api, query, { first: input, second: { ...input, name: 'Second' } }, asAdministrator)).body;
      expect([errors, data]).toMatchObject([
        undefined,
        { first: { account: { name: input.name } }, second: { account: { name: 'Second' } } },
      ]);
    }
  });

  it('checks @oneOf in every request, including the one that compiles the query', async () => {
    const query = 'query ($by: ReleaseInput!) { release(by: $by) { label } }';
    for (const round of [1, 2, 3, 4]) {
      const answer = await ask(api, query, { by: { label: 'x', edition: 'E10' } });
      expect([round, codes(answer)]).toEqual([round, ['BAD_USER_INPUT']]);
    }
  });
});

describe('invalid text', () => {
  const query = 'query ($text: String!) { search(text: $text) { nodes { score } } }';

  it('refuses NUL and lone surrogates in variables', async () => {
    for (const text of ['a\0b', 'a\ud800b', '\udfff']) {
      expect(codes(await ask(api, query, { text }))).toEqual(['BAD_USER_INPUT']);
    }
  });

  it('refuses them in keys, at any depth, and as escape sequences in a query', async () => {
    const filter = 'query ($f: DatasheetFilterInput) { datasheets(filter: $f) { totalCount } }';
    expect(codes(await ask(api, filter, { f: { keywords: ['fine', 'a\0'] } }))).toEqual(['BAD_USER_INPUT']);
    expect(codes(await ask(api, filter, { f: null, 'a\0': 1 }))).toEqual(['BAD_USER_INPUT']);
    expect(codes(await ask(api, '{ search(text: "a\\u0000b") { nodes { score } } }'))).toEqual(['BAD_USER_INPUT']);
    expect(codes(await ask(api, '{ search(text: "a\\ud800b") { nodes { score } } }'))).toEqual(['GRAPHQL_PARSE_FAILED']);
  });

  it('refuses endlessly nested variables', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(codes(await send(`{"query":"{ __typename }","variables":{"a":${deep}}}`))).toEqual(['BAD_USER_INPUT']);
  });
});

describe('responses', () => {
  it('give every error a code and a request id, and reveal no internals', async () => {
    const answers = [
      await ask(api, '{'),
      await ask(api, '{ nothing }'),
      await ask(api, 'query ($n: Int!) { releases(first: $n) { totalCount } }', { n: 'x' }),
      await ask(api, '{ datasheets { totalCount } }'),
      await send('nonsense'),
    ];
    for (const answer of answers) {
      for (const { message, extensions } of answer.body.errors ?? []) {
        expect(extensions['code']).toMatch(/^[A-Z_]+$/);
        expect(extensions['requestId']).toBe(answer.headers['x-request-id']);
        expect(message).not.toMatch(/node_modules|\bat \/|\.ts:\d|prisma|select |stack/i);
      }
      expect(answer.body.errors?.length).toBeGreaterThan(0);
    }
  });

  it('list only the first of many errors', async () => {
    expect(codes(await ask(api, `{ ${many(50, (n) => `nothing${n}`)} }`)).length).toBeLessThanOrEqual(LIMITS.validationErrors + 1);
  });

  it('allow introspection, because the API is public', async () => {
    const everything = getIntrospectionQuery({
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    });
    for (const query of [everything, getIntrospectionQuery()]) {
      expect((await ask(api, query)).body).toMatchObject({ data: { __schema: { queryType: { name: 'Query' } } } });
    }
  });

  it('contain no trace and no timing', async () => {
    const { body } = await ask(api, '{ __typename }', {}, { 'x-apollo-tracing': '1' });
    expect(Object.keys(body.extensions ?? {})).toEqual(['cost']);
  });
});
