import { randomUUID } from 'node:crypto';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { GraphQLSchema } from 'graphql';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeGlobalId } from '../../apps/api/src/platform/graphql/global-id.js';
import { DECIDED_ACCESS, DECIDED_DOORS, mayCall, OF_ACCOUNTS } from './decided-access.js';
import { subscribe } from './live-socket.js';
import { ask, codes, startSampleApi, type TestApi } from './start-api.js';
import { newAccount, owners, secretsOf, STANDINGS, strangers, type Role, type Secrets, type WalkAccount } from './walk-cast.js';
import { doorsOf } from './walk-doors.js';
import { walkOperation, type Named } from './walk-document.js';
import { answersByStep, documentsOf, inShort, leftOver, neverRequested, operationsOf, plain, stepsOf, walkAll } from './walk-steps.js';
import type { RootField, Steps, Walked } from './walk-steps.js';

const USER = 'canary-user-1';
/** Operations that would delete what the owner needs for the rest of the walk. Their own specs test them. */
const ENDS = new Set(['Mutation.deleteRoster', 'Mutation.eraseAccount', 'Mutation.revokeApiKey']);
const NOWHERE = writeGlobalId('Roster', randomUUID());
const EVERY_SCOPE = ['ROSTERS_READ', 'ROSTERS_WRITE', 'EVENTS', 'ACCOUNT'];

let api: TestApi;
let schema: GraphQLSchema;
let left: ReadonlySet<string>;
let victims: readonly Secrets[];
/** The rosters that their owner accesses in the walk. */
let owned: Secrets;
let ownRoles: readonly Role[];
/** The application that owns the second set of secrets. */
let app: WalkAccount;
let roles: readonly Role[];
/** An account that administrators may delete. */
let given: WalkAccount;
let walked: readonly Walked[];
let walkedByOwner: readonly Walked[];

beforeAll(async () => {
  api = await startSampleApi();
  ({ schema } = api.app.get(GraphQLSchemaHost));
  left = leftOver(schema);
  const player = await newAccount(api, 'PLAYER', EVERY_SCOPE);
  app = await newAccount(api, 'APP', EVERY_SCOPE);
  const ofPlayer = await secretsOf(api, player);
  // The application's own keys manage the application's account. They must not be able to access the player's account and key.
  const ofUser = { ...(await secretsOf(api, app, { 'muster-user': USER })), account: player.account, key: player.key };
  victims = [ofPlayer, ofUser];
  roles = await strangers(api, app.headers, USER);
  given = await newAccount(api, 'PLAYER', EVERY_SCOPE);
  walked = await walkAll(stepsOfStrangers());
  const owner = await newAccount(api, 'PLAYER', EVERY_SCOPE);
  owned = await secretsOf(api, owner);
  ownRoles = await owners(api, owner);
  walkedByOwner = await walkAll(stepsOfOwner());
}, 600_000);
afterAll(() => api.close());

function* stepsOfStrangers(): Steps {
  for (const operation of operationsOf(schema))
    for (const role of roles) for (const victim of victims) yield* steps(operation, role, victim);
}

function* stepsOfOwner(): Steps {
  for (const operation of operationsOf(schema))
    for (const role of ownRoles) {
      const field = operation.join('.');
      if (!ENDS.has(field) || mayCall(DECIDED_ACCESS[field], role.name) !== 'allowed') yield* steps(operation, role, owned);
    }
}

const steps = (operation: RootField, role: Role, victim: Secrets): Steps =>
  stepsOf(
    schema,
    operation,
    namedFor(role, victim),
    left,
    { ...victim.rosters, nowhere: NOWHERE },
    async (target, { query, variables }) => ({
      ...{ field: operation.join('.'), role: role.name, target, query },
      answer: await ask(api, query, variables, role.headers),
    }),
  );

/** Administrators manage accounts, so they get an account that may be deleted. No role gets a valid token. */
function namedFor(role: Role, victim: Secrets): Named {
  const isAdministrator = role.name.startsWith('administrator');
  const { account, key } = isAdministrator ? given : victim;
  return {
    account,
    key,
    share: victim.shareId,
    token: 'x'.repeat(32),
    node: victim.rosters.kept,
    revision: 3,
    to: 1,
    finding: victim.finding,
    text: 'walk',
    // Administrators could withdraw the release with this label or in force on this day, so theirs lead to no release.
    ...(isAdministrator ? { label: 'walk', date: '2000-01-01' } : { label: 'sample-2026-01' }),
    first: 3,
  };
}

/** Names of accounts, which administrators may read. */
const accountNames = (): readonly string[] =>
  victims.flatMap(({ canaries }) => canaries.filter((one) => one.startsWith('canary-account-')));

describe('every operation of the schema', () => {
  it('is in the table of decided access', () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const declared = roots.flatMap((type) =>
      Object.values(type?.getFields() ?? {}).map((field) => [`${type?.name}.${field.name}`, field.extensions['access']] as const),
    );
    expect(Object.fromEntries(declared.toSorted())).toEqual(Object.fromEntries(Object.entries(DECIDED_ACCESS).toSorted()));
  });

  it('is walked with every field of every object type; those of subscriptions are read by specs of their own', () => {
    const never = neverRequested(
      schema,
      operationsOf(schema).flatMap((operation) => documentsOf(schema, operation, {}, left)),
    );
    expect([...never].filter((field) => !/^(?:Subscription|RosterEvent)\./.test(field))).toEqual([]);
  });

  it('can be called by everyone without an internal error', () => {
    const failed = [...walked, ...walkedByOwner].filter(({ answer }) =>
      codes(answer).some((code) =>
        ['INTERNAL_SERVER_ERROR', 'GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PARSE_FAILED', 'QUERY_TOO_COMPLEX', 'COST_LIMIT_EXCEEDED'].includes(
          String(code),
        ),
      ),
    );
    expect(failed.map(inShort)).toEqual([]);
    expect([walked.length > 500, walkedByOwner.length > 300]).toEqual([true, true]);
  });

  it('is refused exactly to the roles that may not call it', () => {
    const wrong = [...walked, ...walkedByOwner].filter(({ field, role, answer }) => {
      const expected = OF_ACCOUNTS.has(field) && role.includes('user') ? 'FORBIDDEN' : mayCall(DECIDED_ACCESS[field], role);
      const refusals = codes(answer).filter((code) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN');
      return expected !== null && (expected === 'allowed' ? refusals.length > 0 : !refusals.includes(expected));
    });
    expect(wrong.map(inShort)).toEqual([]);
  });
});

it('POST /rosters/file is refused to the same roles as importRoster', async () => {
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

describe("the owner's own data", () => {
  it('gives the owner a different response than missing data, unless it was deleted', () => {
    const guarded = walkedByOwner.filter(({ field, answer }) => DECIDED_ACCESS[field] !== 'anyone' && codes(answer).length === 0);
    const said = new Map(
      guarded.map(({ field, role, target, query, answer }) => [`${field} by ${role} of ${target}: ${query}`, plain(answer)]),
    );
    const alike = (standing: string): readonly string[] =>
      guarded
        .filter(
          ({ field, role, target, query, answer }) =>
            target === standing && plain(answer) === said.get(`${field} by ${role} of nowhere: ${query}`),
        )
        .map(({ field, role }) => `${field} by ${role}`);
    const reached = guarded.filter(({ target }) => target === 'deleted').length;
    expect(alike('deleted')).toHaveLength(reached);
    // The link belongs to the shared roster, and a roster is no event.
    expect(alike('kept').filter((step) => !/^(?:Mutation\.unshareRoster|Query\.event) /.test(step))).toEqual([]);
    expect(alike('shared').filter((step) => !/^(?:Query\.explain|Query\.event) /.test(step))).toEqual([]);
    expect(reached).toBeGreaterThan(15);
  });

  it('can be read completely through its link, without anything about the account or about revoked data', async () => {
    const [victim] = victims;
    if (!victim) throw new Error('There are victims.');
    const { query } = walkOperation(schema, 'Query', 'sharedRoster', { token: victim.shareToken });
    const { body } = await ask(api, query, { token: victim.shareToken });
    expect(body.data).toMatchObject({ answer: { id: victim.rosters.shared, shares: [], history: { totalCount: 0 } } });
    expect(victim.canaries.filter((one) => JSON.stringify(body).includes(one))).toHaveLength(3);
    expect(JSON.stringify(body)).not.toContain(victim.account);
  });
});

describe('routes other than GraphQL', () => {
  it('are in the table of decided routes', () => {
    expect(doorsOf(api.app)).toEqual(DECIDED_DOORS);
  });

  it('reveal nothing of an account to anyone with its ids or links', async () => {
    const doors = doorsOf(api.app).flatMap((door) => (door.startsWith('GET ') && door.includes(':') ? [door.slice(4)] : []));
    for (const { rosters, account, key, shareId, shareToken, canaries } of victims) {
      for (const secret of [...Object.values(rosters), account, key, shareId, shareToken]) {
        for (const door of doors) {
          const at = (name: string): string => door.replace(/:(?:token|file|name)/, encodeURIComponent(name)).replaceAll(/:\w+/g, '1');
          const [found, nowhere] = await Promise.all([secret, 'x'.repeat(secret.length)].map((name) => fetch(`${api.url}${at(name)}`)));
          const text = await found?.text();
          expect([door, found?.status]).toEqual([door, nowhere?.status]);
          expect(canaries.filter((one) => text?.includes(one))).toEqual([]);
        }
      }
    }
  });
});

describe('the data of others', () => {
  it('is not in any response, error or log', () => {
    const canaries = victims.flatMap((victim) => victim.canaries);
    expect(canaries).toHaveLength(2 * (STANDINGS.length * 3 + 3) + 1);
    const seen = walked.filter(({ field, role, answer }) => {
      // An application owns the rosters of its users.
      if (field === 'Query.accountExport' && role === 'the app itself') return false;
      const text = JSON.stringify([answer.body, answer.headers]);
      const own = new Set(role.includes('the app') ? app.names : role.startsWith('administrator') ? accountNames() : []);
      return canaries.some((one) => !own.has(one) && text.includes(one));
    });
    expect(seen.map(inShort)).toEqual([]);
    const logs = api.logs();
    expect(canaries.filter((one) => logs.includes(one))).toEqual([]);
  });

  it('gives the same response as missing data, whether it is saved, shared, archived or deleted', () => {
    const answers = answersByStep(walked);
    expect([...answers].filter(([, said]) => said.size > 1).map(([step, said]) => [step, [...said]])).toEqual([]);
    expect(answers.size).toBeGreaterThan(50);
  });

  it('is unchanged after everything that strangers tried', async () => {
    for (const { owner, rosters, canaries } of victims) {
      const texts: string[] = [];
      for (const standing of STANDINGS) {
        const { body } = await ask(
          api,
          'query ($id: ID!) { roster(id: $id) { name notes revision archivedAt units { notes } shares { revokedAt } } }',
          { id: rosters[standing] },
          owner,
        );
        const roster = (body.data as { roster: { revision: number; shares: { revokedAt: string | null }[] } | null }).roster;
        expect([standing, roster?.revision ?? null]).toEqual([standing, standing === 'deleted' ? null : 2]);
        expect(roster?.shares ?? []).toEqual(standing === 'shared' ? [{ revokedAt: null }] : []);
        texts.push(JSON.stringify(body));
      }
      const kept = (STANDINGS.length - 1) * 3;
      expect(canaries.filter((one) => texts.some((text) => text.includes(one)))).toHaveLength(kept);
    }
  });

  it('is not sent to others in events', { timeout: 30_000 }, async () => {
    const ears = await Promise.all(
      roles.map(async ({ name, headers: { authorization, 'muster-user': musterUser } }) => ({
        name,
        live: await subscribe(api.url, 'subscription { rosterEvents { kind roster } }', { authorization, musterUser }),
      })),
    );
    const own = await subscribe(api.url, 'subscription { rosterEvents { kind roster } }', owned.owner);
    try {
      await expect.poll(() => ears.filter(({ live }) => live.isOver()).map(({ name }) => name)).toEqual(['anonymous', 'administrator key']);
      for (const { rosters, owner } of [...victims, owned]) {
        const input = { roster: rosters.kept, revision: 2, intents: [{ rename: { name: 'Told' } }] };
        const edited = await ask(
          api,
          'mutation ($input: EditRosterInput!) { editRoster(input: $input) { userErrors { code } } }',
          { input },
          owner,
        );
        expect(edited.body.data).toEqual({ editRoster: { userErrors: [] } });
      }
      await expect
        .poll(() => own.events, { timeout: 10_000 })
        .toEqual([{ data: { rosterEvents: { kind: 'EDITED', roster: owned.rosters.kept } } }]);
      expect(
        ears.filter(({ live, name }) => live.events.length > (name.startsWith('a') && live.isOver() ? 1 : 0)).map(({ name }) => name),
      ).toEqual([]);
    } finally {
      for (const { live } of [...ears, { live: own }]) live.close();
    }
  });
});
