import { randomUUID } from 'node:crypto';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { GraphQLSchema } from 'graphql';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeGlobalId } from '../../apps/api/src/platform/graphql/global-id.js';
import { DECIDED_ACCESS, mayCall } from './decided-access.js';
import { publishSample } from './sample.js';
import { ask, codes, startApi, type Answer, type TestApi } from './start-api.js';
import { newAccount, secretsOf, STANDINGS, strangers, type Role, type Secrets } from './walk-cast.js';
import { walkOperation, type Named } from './walk-document.js';

const AT_ONCE = 8;
const NOWHERE = writeGlobalId('Roster', randomUUID());
const EVERY_SCOPE = ['ROSTERS_READ', 'ROSTERS_WRITE', 'ACCOUNT'];

let api: TestApi;
let schema: GraphQLSchema;
let victims: readonly Secrets[];
let roles: readonly Role[];
/** What administrators may end. */
let given: Awaited<ReturnType<typeof newAccount>>;
let walked: readonly Walked[];

interface Walked {
  readonly field: string;
  readonly role: string;
  /** Which roster was named; null: the operation takes none. */
  readonly target: string | null;
  readonly answer: Answer;
}

beforeAll(async () => {
  api = await startApi();
  await publishSample(api);
  ({ schema } = api.app.get(GraphQLSchemaHost));
  const player = await newAccount(api, 'PLAYER', EVERY_SCOPE);
  const app = await newAccount(api, 'APP', EVERY_SCOPE);
  const ofPlayer = await secretsOf(api, player);
  // The app's own keys rule the app's account: what they must not do is what concerns the player's.
  const ofUser = { ...(await secretsOf(api, app, { 'muster-user': 'user-1' })), account: player.account, key: player.key };
  victims = [ofPlayer, ofUser];
  roles = await strangers(api, app.headers);
  given = await newAccount(api, 'PLAYER', EVERY_SCOPE);
  walked = await walkAll();
}, 600_000);
afterAll(() => api.close());

const operations = (): (readonly ['Query' | 'Mutation', string])[] => [
  ...Object.keys(schema.getQueryType()?.getFields() ?? {}).map((name) => ['Query', name] as const),
  ...Object.keys(schema.getMutationType()?.getFields() ?? {}).map((name) => ['Mutation', name] as const),
];

function* steps(): Generator<() => Promise<Walked>> {
  for (const [root, name] of operations()) {
    const field = `${root}.${name}`;
    for (const role of roles) {
      for (const victim of victims) {
        const base = namedFor(role, victim);
        const operation = (roster: string): ReturnType<typeof walkOperation> =>
          walkOperation(schema, root, name, { ...base, roster, id: roster });
        const takesRoster = JSON.stringify(operation('A').variables) !== JSON.stringify(operation('B').variables);
        const targets = takesRoster
          ? [...STANDINGS.map((standing) => [standing, victim.rosters[standing]] as const), ['nowhere', NOWHERE] as const]
          : [[null, NOWHERE] as const];
        for (const [target, roster] of targets) {
          const { query, variables } = operation(roster);
          yield async () => ({ field, role: role.name, target, answer: await ask(api, query, variables, role.headers) });
        }
      }
    }
  }
}

/** Administrators see to accounts, so theirs is one that is there to be ended; nobody is given a token that leads somewhere. */
function namedFor(role: Role, victim: Secrets): Named {
  const { account, key } = role.name.startsWith('administrator') ? given : victim;
  return {
    account,
    key,
    share: victim.shareId,
    token: 'x'.repeat(32),
    node: victim.rosters.kept,
    revision: 3,
    to: 1,
    text: 'walk',
    label: 'walk',
    first: 3,
  };
}

async function walkAll(): Promise<readonly Walked[]> {
  const done: Walked[] = [];
  const queue = steps();
  const walkOn = async (): Promise<void> => {
    for (const step of queue) done.push(await step());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walkOn));
  return done;
}

/** What was said of each standing of a roster, in one step of the walk: ids that are new in each answer do not count. */
function answersByStep(): ReadonlyMap<string, ReadonlySet<string>> {
  const byStep = new Map<string, Set<string>>();
  for (const { field, role, target, answer } of walked) {
    if (target === null) continue;
    const step = `${field} by ${role}`;
    const said = byStep.get(step) ?? new Set();
    byStep.set(step, said.add(plain(answer)));
  }
  return byStep;
}

/** Without what differs each time, and without where in the document an error stands: a compiled operation no longer tells. */
function plain({ status, body: { data, errors } }: Answer): string {
  const said = errors?.map(({ message, path, extensions }) => ({ message, path, ...extensions }));
  return `${status} ${JSON.stringify({ data, said }).replaceAll(/"(?:requestId|id)":"[^"]*"/g, '')}`;
}

const inShort = ({ field, role, target, answer }: Walked): string =>
  `${field} by ${role} of ${target}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 400)}`;

describe('every operation of the schema', () => {
  it('stands in the table of who may call it, as it was decided', () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const declared = roots.flatMap((type) =>
      Object.values(type?.getFields() ?? {}).map((field) => [`${type?.name}.${field.name}`, field.extensions['access']] as const),
    );
    expect(Object.fromEntries(declared.toSorted())).toEqual(Object.fromEntries(Object.entries(DECIDED_ACCESS).toSorted()));
  });

  it('can be asked for by everybody, and never fails on our side', () => {
    const failed = walked.filter(({ answer }) =>
      codes(answer).some((code) =>
        ['INTERNAL_SERVER_ERROR', 'GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PARSE_FAILED', 'QUERY_TOO_COMPLEX', 'COST_LIMIT_EXCEEDED'].includes(
          String(code),
        ),
      ),
    );
    expect(failed.map(inShort)).toEqual([]);
    expect(walked.length).toBeGreaterThan(500);
  });

  it('is refused to whom it is not for, and to nobody else', () => {
    const wrong = walked.filter(({ field, role, answer }) => {
      const expected = mayCall(DECIDED_ACCESS[field], role);
      const refusals = codes(answer).filter((code) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN');
      return expected !== null && (expected === 'allowed' ? refusals.length > 0 : !refusals.includes(expected));
    });
    expect(wrong.map(inShort)).toEqual([]);
  });
});

it('POST /rosters/file is refused to whom importRoster is refused', async () => {
  const said = await Promise.all(
    roles.map(async ({ name, headers }) => {
      const { status, body } = await request(api.url)
        .post('/rosters/file')
        .set({ ...headers, 'content-type': 'application/xml' })
        .send('<roster');
      return [name, status, body.code ?? body.userErrors.map(({ code }: { code: string }) => code)];
    }),
  );
  const expected = roles.map(({ name }) => {
    const decided = mayCall(DECIDED_ACCESS['Mutation.importRoster'], name);
    if (decided === 'allowed') return [name, 422, ['UNREADABLE_TEXT']];
    return [name, decided === 'FORBIDDEN' ? 403 : 401, decided];
  });
  expect(said).toEqual(expected);
  expect(new Set(said.map(([, status]) => status))).toEqual(new Set([401, 403, 422]));
});

describe('what is somebody else’s', () => {
  it('is in no answer, no error and no log', () => {
    const canaries = victims.flatMap((victim) => victim.canaries);
    expect(canaries).toHaveLength(2 * (STANDINGS.length * 3 + 1));
    const seen = walked.filter(({ field, role, answer }) => {
      // What is kept for an app's users is kept for the app.
      if (field === 'Query.accountExport' && role === 'the app itself') return false;
      const text = JSON.stringify([answer.body, answer.headers]);
      return canaries.some((one) => text.includes(one));
    });
    expect(seen.map(inShort)).toEqual([]);
    const logs = api.logs();
    expect(canaries.filter((one) => logs.includes(one))).toEqual([]);
  });

  it('is answered for as what is not there, whether it is kept, shared, archived or deleted', () => {
    const answers = answersByStep();
    expect([...answers].filter(([, said]) => said.size > 1).map(([step, said]) => [step, [...said]])).toEqual([]);
    expect(answers.size).toBeGreaterThan(50);
  });

  it('is as it was after all that strangers tried', async () => {
    for (const { owner, rosters, canaries } of victims) {
      const texts: string[] = [];
      for (const standing of STANDINGS) {
        const { body } = await ask(
          api,
          'query ($id: String!) { roster(id: $id) { name notes revision archivedAt units { notes } shares { revokedAt } } }',
          { id: rosters[standing] },
          owner,
        );
        const roster = (body.data as { roster: { revision: number; shares: { revokedAt: string | null }[] } | null }).roster;
        expect([standing, roster?.revision ?? null]).toEqual([standing, standing === 'deleted' ? null : 2]);
        expect(roster?.shares ?? []).toEqual(standing === 'shared' ? [{ revokedAt: null }] : []);
        texts.push(JSON.stringify(body));
      }
      const deleted = 3 + 1;
      expect(canaries.filter((one) => texts.some((text) => text.includes(one)))).toHaveLength(canaries.length - deleted);
    }
  });
});
