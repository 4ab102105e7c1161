import { randomUUID } from 'node:crypto';
import { EventLinks, EventPlayers, Events, Reviews, type Seat } from '#muster/events';
import { AccountRepository } from '#muster/persistence';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newHolder, type AccountHolder } from '../api/account-holder.js';
import { publishLater } from '../api/later-release.js';
import { asAdministrator, ask, codes, listen, publishSample, startApi, type Answer, type TestApi } from '../api/start-api.js';
import { sampleList } from '../checking/sample-release.js';
import { draft } from '../events/event-services.js';
import { sayTable, type Row } from './figures.js';

/** Rounds of every race. `npm run drill -- races` sets it to 500. */
const ROUNDS = Number(process.env['MUSTER_DRILL_ROUNDS'] ?? 3);
const EDITORS = 20;
const TWINS = 10;
const CHECKS = 12;
const LONG = 120_000 + ROUNDS * 20_000;

/** Two apis on one database, as two processes would be: they share no connection and no cache. */
let first: TestApi;
let apis: readonly Pick<TestApi, 'url' | 'app'>[];
let player: AccountHolder;
let seat: Seat;
const figures: Row[] = [];

beforeAll(async () => {
  first = await startApi();
  apis = [first, await listen({ DATABASE_URL: first.database.url })];
  await publishSample(first);
  await publishLater(first);
  player = await newHolder(first);
  const { id: accountId } = await first.app.get(AccountRepository).create({ name: 'Ada', role: 'organiser' }, null);
  const actor = { accountId, name: 'Ada' };
  const made = await first.app.get(Events).create(draft(), actor);
  const organiser = 'event' in made ? await first.app.get(Events).seat(made.event.id, actor, 'organiser') : null;
  if (!organiser) throw new Error(JSON.stringify(made));
  seat = organiser;
});
afterAll(async () => {
  sayTable(`races: ${ROUNDS} rounds of each, two apis on one database`, figures);
  await apis[1]?.app.close();
  await first.close();
});

type Payload<Result> = Readonly<Record<'answer', Result & { readonly userErrors: readonly { readonly code: string }[] }>>;

/** Calls a mutation at both apis in turn, all at once. */
async function together<Result>(count: number, mutation: string, type: string, inputOf: (at: number) => object, headers = player.headers) {
  const [name = '', fields = ''] = mutation.split(' ', 1).concat(mutation.slice(mutation.indexOf(' ') + 1));
  const query = `mutation ($input: ${type}!) { answer: ${name}(input: $input) { ${fields} userErrors { code } } }`;
  const answers = await Promise.all(
    Array.from({ length: count }, (_, at) => ask(apis[at % 2] ?? first, query, { input: inputOf(at) }, headers)),
  );
  return answers.map((answer) => {
    if (answer.body.errors) throw new Error(JSON.stringify(answer.body.errors));
    if (answer.body.errors) throw new Error(JSON.stringify(answer.body.errors));
    return (answer.body.data as Payload<Result>).answer;
  });
}

/** Repeats a race. Its rounds return what was wrong, and how many requests they sent. */
async function race(
  name: string,
  round: (at: number) => Promise<{ readonly sent: number; readonly wrong: readonly string[] }>,
): Promise<readonly string[]> {
  const began = performance.now();
  const wrong: string[] = [];
  let requests = 0;
  for (let at = 0; at < ROUNDS && wrong.length < 10; at += 1) {
    const { sent, wrong: found } = await round(at);
    requests += sent;
    wrong.push(...found.map((one) => `round ${at}: ${one}`));
  }
  figures.push({ race: name, rounds: ROUNDS, requests, wrong: wrong.length, seconds: (performance.now() - began) / 1_000 });
  return wrong;
}

const differs = (what: string, found: unknown, expected: unknown): readonly string[] =>
  JSON.stringify(found) === JSON.stringify(expected) ? [] : [`${what} ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`];

interface Edited {
  readonly roster: { readonly id: string; readonly revision: number } | null;
  readonly repeated: number | null;
}
const EDIT = 'editRoster roster { id revision } repeated';
const newRoster = { name: 'Night shift', faction: 'tidewright-league', detachments: ['harbour-watch'] };

async function createRoster(): Promise<string> {
  const [made] = await together<Edited>(1, 'createRoster roster { id revision } repeated', 'CreateRosterInput', () => newRoster);
  if (!made?.roster) throw new Error(JSON.stringify(made));
  return made.roster.id;
}

it(`a list that is submitted ${TWINS} times at once is stored once`, { timeout: LONG }, async () =>
  expect(
    await race('twin submissions', async (at) => {
      const entered = await first.app.get(EventPlayers).enter(seat, [{ name: `Player ${at}`, team: null, columns: [] }]);
      const id = 'messageId' in entered ? '' : (entered[0]?.player.id ?? '');
      const [token] = await first.app.get(EventLinks).createFor(seat, [id]);
      const input = { token, list: `${sampleList('tidewright-harbour-watch-legal')}\n\nPlayer ${at}` };
      const answers = await together<{ submission: { version: number } | null }>(
        TWINS,
        'submitList submission { version }',
        'SubmitListInput',
        () => input,
      );
      const [stored] = await counted(`SELECT count(*)::int AS count FROM submission WHERE player_id = '${id}'`);
      return {
        sent: TWINS,
        wrong: [
          ...differs('acknowledged versions', [...new Set(answers.map(({ submission }) => submission?.version))], [1]),
          ...differs('stored versions', stored, 1),
        ],
      };
    }),
  ).toEqual([]),
);

it(`of ${EDITORS} editors of one revision one wins, and the others are told`, { timeout: LONG }, async () =>
  expect(
    await race('editors of one roster', async () => {
      const roster = await createRoster();
      const answers = await together<Edited>(EDITORS, EDIT, 'EditRosterInput', (at) => ({
        ...{ roster, revision: 1 },
        intents: [{ addUnit: { datasheet: 'ysolde-marn' } }, { rename: { name: `Editor ${at}` } }],
      }));
      const won = answers.filter(({ userErrors }) => userErrors.length === 0);
      const refused = [...new Set(answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code)))];
      const [revisions] = await counted(`SELECT count(*)::int AS count FROM roster_revision r JOIN roster ON roster.id = r.roster_id
      WHERE roster.id = '${storedId(roster)}' AND roster.revision = 2`);
      return {
        sent: EDITORS,
        wrong: [
          ...differs('winners', won.length, 1),
          ...differs('codes of the others', refused, ['CONFLICT']),
          ...differs('revisions', revisions, 2),
        ],
      };
    }),
  ).toEqual([]),
);

it('requests with one idempotency key have one effect', { timeout: LONG }, async () =>
  expect(
    await race('twins of one idempotency key', async () => {
      const requestKey = randomUUID();
      const made = await together<Edited>(TWINS, 'createRoster roster { id revision } repeated', 'CreateRosterInput', () => ({
        ...newRoster,
        requestKey,
      }));
      const ids = [...new Set(made.map(({ roster }) => roster?.id))];
      const edited = await together<Edited>(TWINS, EDIT, 'EditRosterInput', () => ({
        ...{ roster: ids[0], revision: 1, requestKey },
        intents: [{ addUnit: { datasheet: 'ysolde-marn' } }],
      }));
      const revisions = [...new Set(edited.map(({ roster, repeated }) => repeated ?? roster?.revision))];
      return {
        sent: 2 * TWINS,
        wrong: [
          ...differs('rosters', ids.length, 1),
          ...differs(
            'refusals',
            edited.flatMap(({ userErrors }) => userErrors),
            [],
          ),
          ...differs('revisions', revisions, [2]),
          ...differs('effects', edited.filter(({ repeated }) => repeated === null).length, 1),
        ],
      };
    }),
  ).toEqual([]),
);

it('of two judges who decide at once one is told that the other did', { timeout: LONG }, async () =>
  expect(
    await race('decisions of two judges', async (at) => {
      const entered = await first.app.get(EventPlayers).enter(seat, [{ name: `Judged ${at}`, team: null, columns: [] }]);
      const id = 'messageId' in entered ? '' : (entered[0]?.player.id ?? '');
      const [token] = await first.app.get(EventLinks).createFor(seat, [id]);
      const input = { token, list: sampleList('tidewright-harbour-watch-legal') };
      await together(1, 'submitList submission { version }', 'SubmitListInput', () => input);
      const decided = await Promise.all(
        (['accepted', 'rejected'] as const).map((state, which) =>
          (apis[which] ?? first).app.get(Reviews).decide(seat, id, { version: 1, seen: 'submitted', state, message: null }),
        ),
      );
      const [recorded] = await counted(
        `SELECT count(*)::int AS count FROM event_record WHERE player = 'Judged ${at}' AND action IN ('accepted', 'rejected')`,
      );
      const [consistent] = await counted(
        `SELECT count(*)::int AS count FROM event_player WHERE id = '${id}' AND (state = 'accepted') = (admitted IS NOT NULL)`,
      );
      return {
        sent: 3,
        wrong: [
          ...differs('decisions', decided.filter((outcome) => outcome && 'player' in outcome).length, 1),
          ...differs('records', recorded, 1),
          ...differs('players whose state and admission agree', consistent, 1),
        ],
      };
    }),
  ).toEqual([]),
);

it('a key that is revoked while it is used opens nothing afterwards', { timeout: LONG }, async () =>
  expect(
    await race('a key revoked while used', async () => {
      const holder = await newHolder(first, 'PLAYER');
      const { apiKeys } = await holder.data<{ apiKeys: readonly { id: string }[] }>('{ apiKeys { id } }');
      const read = (at: number): Promise<Answer> => ask(apis[at % 2] ?? first, '{ rosters(first: 1) { totalCount } }', {}, holder.headers);
      const meanwhile = Array.from({ length: CHECKS }, (_, at) => read(at));
      const revoked = await ask(
        first,
        'mutation ($key: ID!) { revokeApiKey(input: { key: $key }) { userErrors { code } } }',
        { key: apiKeys[0]?.id },
        asAdministrator,
      );
      const after = await Promise.all(Array.from({ length: CHECKS }, (_, at) => read(at)));
      const during = (await Promise.all(meanwhile)).filter((answer) => answer.status !== 200 && codes(answer)[0] !== 'UNAUTHENTICATED');
      return {
        sent: 2 * CHECKS + 1,
        wrong: [
          ...differs('revoked', [revoked.status, codes(revoked)], [200, []]),
          ...differs(
            'answers meanwhile',
            during.map(({ body }) => body),
            [],
          ),
          ...differs('answers afterwards', [...new Set(after.flatMap(codes))], ['UNAUTHENTICATED']),
          ...differs('refused afterwards', after.filter(({ status }) => status === 401).length, CHECKS),
        ],
      };
    }),
  ).toEqual([]),
);

const CHECK = `query ($text: String!, $against: [ReleaseInput!]) { checkList(input: { text: $text, against: $against }) {
  reports { verdict release { label } points { computed } units { name } } } }`;

interface Checked {
  readonly release: { readonly label: string };
}

it('a check while a release comes or goes is of one release in full', { timeout: LONG }, async () => {
  const text = sampleList('tidewright-harbour-watch-legal');
  const reportOf = async (against: object, at = 0): Promise<Checked | undefined> => {
    const answer = await ask(apis[at % 2] ?? first, CHECK, { text, against: [against] });
    if (answer.body.errors) throw new Error(JSON.stringify(answer.body.errors));
    return (answer.body.data as { checkList: { reports: readonly Checked[] } }).checkList.reports[0];
  };
  const labels = ['sample-2026-07', 'sample-2026-10'];
  const expected = new Map<string, string>();
  for (const label of labels) expected.set(label, JSON.stringify(await reportOf({ label })));
  expect(new Set(expected.values()).size).toBe(2);
  const wrong = await race('a release withdrawn and restored while checks run', async (at) => {
    const change = at % 2 === 0 ? 'withdrawRelease' : 'restoreRelease';
    const type = at % 2 === 0 ? 'WithdrawReleaseInput' : 'RestoreReleaseInput';
    const newest = { asOf: { edition: 'E10', date: '2026-10-31' } };
    const running = Array.from({ length: CHECKS }, (_, which) => reportOf(newest, which));
    const [changed] = await together(
      1,
      `${change} release { label }`,
      type,
      () => ({ release: { label: labels[1] }, reason: 'A drill.' }),
      asAdministrator,
    );
    const reports = await Promise.all(running);
    const mixed = reports.filter((report) => !report || JSON.stringify(report) !== expected.get(report.release.label));
    const soon = performance.now() + 2_000;
    const now = labels[at % 2] ?? '';
    let seen: readonly (string | undefined)[] = [];
    do seen = (await Promise.all(apis.map((_, which) => reportOf(newest, which)))).map((report) => report?.release.label);
    while (seen.some((label) => label !== now) && performance.now() < soon);
    return {
      sent: CHECKS + 1,
      wrong: [
        ...differs('refused', changed?.userErrors, []),
        ...differs('mixed reports', mixed, []),
        ...differs('release in force within 2 s', seen, [now, now]),
      ],
    };
  });
  expect(wrong).toEqual([]);
});

async function counted(sql: string): Promise<readonly number[]> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: first.database.url });
  await client.connect();
  try {
    return (await client.query<{ readonly count: number }>(sql)).rows.map((row) => row.count);
  } finally {
    await client.end();
  }
}

const storedId = (opaque: string): string => Buffer.from(opaque, 'base64url').toString('utf8').split(':')[1] ?? '';
