import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes, type Answer } from '../api/start-api.js';
import { openFuzzedSite, type FuzzedSite, type Sender } from './fuzz/fuzzed-site.js';
import { quantile, sayFigures } from './figures.js';

type Caller = Sender['headers'];

/** What public auditors of GraphQL servers send, and by what they see that the server lets them. */
interface Probe {
  readonly name: string;
  readonly send: (caller: Caller) => PromiseLike<Answer>;
  readonly isFinding: (answer: Answer) => boolean;
  /** What everyone gets: the status, and the code of an error. A document that is refused is answered with 200, as GraphQL over HTTP asks for JSON. */
  readonly answer: string;
  /** Why the server lets them; null if it does not. */
  readonly allowed: string | null;
}

/** Milliseconds of processor time of this process, which is also the server's. */
const LONGEST = 250;
const CALLS = 4;

let site: FuzzedSite;
beforeAll(async () => {
  site = await openFuzzedSite();
});
afterAll(() => site.api.close());

const at = (path: string): string => `${site.api.url}${path}`;
const post = (body: string | object, caller: Caller, type = 'application/json'): PromiseLike<Answer> =>
  request(at('/graphql'))
    .post('')
    .set(caller)
    .set('content-type', type)
    .send(typeof body === 'string' ? body : JSON.stringify(body));
const asking =
  (query: string) =>
  (caller: Caller): PromiseLike<Answer> =>
    post({ query }, caller);
const getting =
  (query: string) =>
  (caller: Caller): PromiseLike<Answer> =>
    request(at('/graphql')).get('').set(caller).query({ query });
const times = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

const text = ({ body }: Answer): string => JSON.stringify(body);
const isAnswered = ({ body }: Answer): boolean => /"__typename":"(?:Query|Mutation)"/.test(JSON.stringify(body.data ?? null));
const firstError = ({ body }: Answer): string => body.errors?.[0]?.message ?? '';

const PROBES: readonly Probe[] = [
  {
    name: 'alias overloading',
    send: asking(`query cop { ${times(101, (n) => `alias${n}: __typename`)} }`),
    isFinding: (answer) => text(answer).includes('alias100'),
    answer: '200 QUERY_TOO_COMPLEX',
    allowed: null,
  },
  {
    name: 'batch overloading',
    send: (caller) =>
      post(
        Array.from({ length: 10 }, () => ({ query: 'query cop { __typename }' })),
        caller,
      ),
    isFinding: ({ body }) => Array.isArray(body),
    answer: '400 BAD_REQUEST',
    allowed: null,
  },
  {
    name: 'directive overloading',
    send: asking(`query cop { __typename ${'@aa'.repeat(100)} }`),
    isFinding: ({ body }) => (body.errors?.length ?? 0) > 5,
    answer: '200 QUERY_TOO_COMPLEX',
    allowed: null,
  },
  {
    name: 'circular introspection',
    send: asking(`query cop { __schema { types { ${'fields { type { '.repeat(5)} name ${'} }'.repeat(5)} } } }`),
    isFinding: ({ body }) => body.data !== undefined && body.data !== null,
    answer: '200 GRAPHQL_VALIDATION_FAILED',
    allowed: null,
  },
  {
    name: 'field duplication',
    send: asking(`query cop { ${times(500, () => '__typename')} }`),
    isFinding: isAnswered,
    answer: '200',
    allowed: 'a field is resolved once, however often it is named; 1,000 tokens and 5,000 selections are the limits of the work of reading',
  },
  {
    name: 'field suggestions',
    send: asking('query cop { __schema { directive } }'),
    isFinding: (answer) => firstError(answer).includes('Did you mean'),
    answer: '200 GRAPHQL_VALIDATION_FAILED',
    allowed: 'the schema is published, so a suggestion tells nothing new and helps whoever mistypes',
  },
  {
    name: 'queries by GET',
    send: getting('query cop { __typename }'),
    isFinding: isAnswered,
    answer: '400 CSRF_PREVENTED',
    allowed: null,
  },
  {
    name: 'mutations by GET',
    send: getting('mutation cop { __typename }'),
    isFinding: isAnswered,
    answer: '400 CSRF_PREVENTED',
    allowed: null,
  },
  {
    name: 'forms by POST',
    send: (caller) => post('query=query%20cop%20%7B__typename%7D', caller, 'application/x-www-form-urlencoded'),
    isFinding: isAnswered,
    answer: '400 CSRF_PREVENTED',
    allowed: null,
  },
  {
    name: 'GraphiQL',
    send: (caller) => request(at('/graphiql')).get('').set(caller).set('accept', 'text/html'),
    isFinding: ({ status }) => status === 200,
    answer: '200',
    allowed: 'app developers are its users; it has no rights of its own, loads nothing from elsewhere and talks to this server only',
  },
  {
    name: 'introspection',
    send: asking('query cop { __schema { types { name fields { name } } } }'),
    isFinding: (answer) => text(answer).includes('"types"'),
    answer: '200',
    allowed: 'the API is public, and so are its schema and its reference',
  },
  {
    name: 'tracing',
    send: (caller) =>
      post({ query: 'query cop { __typename }' }, { ...caller, 'x-apollo-tracing': '1', 'apollo-federation-include-trace': 'ftv1' }),
    isFinding: ({ body }) => Object.keys(body.extensions ?? {}).some((name) => name !== 'cost'),
    answer: '200',
    allowed: null,
  },
  {
    name: 'unhandled errors',
    send: asking('qwerty cop { abc }'),
    isFinding: (answer) => /exception|stack|mercurius|fastify|graphql-js|node_modules|\bat \//i.test(text(answer)),
    answer: '200 GRAPHQL_PARSE_FAILED',
    allowed: null,
  },
];

const inShort = (answer: Answer): string => [answer.status, ...codes(answer).slice(0, 1)].join(' ');

it('finds what was decided, whoever probes', { timeout: 120_000 }, async () => {
  const senders = site.senders.filter(({ role }) => role !== 'administrator key');
  const wrong: string[] = [];
  const took: number[] = [];
  let findings = 0;
  for (const { name, send, isFinding, answer: expected, allowed } of PROBES)
    for (const { role, headers } of senders) {
      const calls: number[] = [];
      for (let call = 0; call < CALLS; call += 1) {
        const before = process.cpuUsage();
        const answer = await send(headers);
        const { user, system } = process.cpuUsage(before);
        // The first call also compiles what it runs.
        if (call > 0) calls.push((user + system) / 1_000);
        if (inShort(answer) !== expected) wrong.push(`${name} by ${role}: ${inShort(answer)} instead of ${expected}`);
        const isFound = isFinding(answer);
        if (isFound && allowed === null) findings += 1;
        if (isFound !== (allowed !== null))
          wrong.push(`${name} by ${role}: ${isFound ? 'a finding' : 'no longer a finding'}: ${text(answer).slice(0, 300)}`);
      }
      // Garbage of an earlier spec may be collected during any call, but hardly during all.
      const least = Math.min(...calls);
      took.push(least);
      if (least > LONGEST) wrong.push(`${name} by ${role} took ${Math.round(least)} ms of the processor`);
    }
  sayFigures('probes', {
    probes: PROBES.length,
    roles: senders.length,
    findings,
    allowed: PROBES.filter(({ allowed }) => allowed !== null).map(({ name }) => name),
    'p99, ms of processor': Number(quantile(took, 0.99).toFixed(1)),
    'most, ms': Number(Math.max(...took).toFixed(1)),
  });
  expect([...new Set(wrong)]).toEqual([]);
  expect([PROBES.length, senders.length]).toEqual([13, 5]);
});
