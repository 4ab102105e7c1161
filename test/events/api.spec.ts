import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder, type AccountHolder } from '../api/account-holder.js';
import { ask, startSampleApi, type TestApi } from '../api/start-api.js';
import { sampleList } from '../checking/sample-release.js';
import { draft } from './event-services.js';

const legal = sampleList('tidewright-harbour-watch-legal');
const illegal = sampleList('ashen-orchard-illegal');

let api: TestApi;
let organiser: AccountHolder;
let player: AccountHolder;

beforeAll(async () => {
  api = await startSampleApi();
  organiser = await newHolder(api, 'ORGANISER', ['EVENTS']);
  player = await newHolder(api, 'PLAYER', ['EVENTS']);
});
afterAll(() => api.close());

/** The settings of an event as an organiser sends them. */
function settings(change: object = {}): object {
  const { startsOn, endsOn, deadline, locksAt, revealAt } = draft();
  return { name: 'Lantern Open', edition: 'E10', startsOn, endsOn, timeZone: 'Europe/Paris', deadline, locksAt, revealAt, ...change };
}

interface Payload {
  readonly event: { readonly id: string } | null;
  readonly userErrors: readonly { readonly code: string; readonly message: string; readonly path: readonly string[] }[];
}

const create = (holder: AccountHolder, change: object = {}) =>
  holder.data<{ createEvent: Payload }>(
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id role revision question { aspects } } userErrors { code message path } } }',
    { input: settings(change) },
  );

/** A new event with two players of a table: one with a legal list, one with an illegal one. */
async function openEvent(change: object = {}): Promise<string> {
  const { createEvent } = await create(organiser, change);
  const event = createEvent.event?.id ?? '';
  const quoted = [legal, illegal].map((list) => `"${list.replaceAll('"', '""')}"`);
  const csv = ['name,club,list', `Bo,Lamps,${quoted[0]}`, `Cy,Ropes,${quoted[1]}`].join('\n');
  await organiser.data('mutation ($input: EnterPlayersInput!) { enterPlayers(input: $input) { nameless userErrors { code } } }', {
    input: { event, csv },
  });
  return event;
}

interface Queue {
  readonly event: {
    readonly players: {
      readonly totalCount: number;
      readonly nodes: readonly { readonly id: string; readonly overridable: readonly { readonly finding: string }[] }[];
    };
  } | null;
}
const QUEUE = `query ($id: ID!) { event(id: $id) { players { totalCount nodes { id name state version columns { name text }
  latest { version verdict army reason line late report { verdict } text } overridable { finding code } } } } }`;

describe('an event', () => {
  it('lists the players that its filter names', async () => {
    const id = await openEvent();
    const query = 'query ($id: ID!, $filter: EventPlayerFilterInput) { event(id: $id) { players(filter: $filter) { nodes { name } } } }';
    const named = async (filter: object) =>
      (await organiser.data<{ event: { players: { nodes: object[] } } }>(query, { id, filter })).event.players.nodes;
    expect(await named({ search: 'cy' })).toEqual([{ name: 'Cy' }]);
    expect(await named({ search: 'cy', state: 'WITHDRAWN' })).toEqual([]);
    expect(await named({ state: 'SUBMITTED' })).toHaveLength(2);
  });

  it('is created by an organiser, and its contradictions are told', async () => {
    expect(await create(organiser)).toMatchObject({ createEvent: { event: { role: 'ORGANISER', revision: 1 }, userErrors: [] } });
    expect(await create(organiser, { endsOn: '2001-01-01', timeZone: 'Nowhere/Port' })).toMatchObject({
      createEvent: {
        event: null,
        userErrors: [
          { code: 'INVALID_EVENT', message: 'The event ends before it starts.', path: ['input', 'endsOn'] },
          { code: 'INVALID_EVENT', path: ['input', 'timeZone'] },
        ],
      },
    });
    expect(await create(organiser, { against: { label: 'no such' } })).toMatchObject({
      createEvent: { userErrors: [{ code: 'UNKNOWN_RELEASE', path: ['input', 'against'] }] },
    });
    expect(await create(player)).toMatchObject({ createEvent: { event: null, userErrors: [{ code: 'NOT_ALLOWED' }] } });
  });

  it('is changed by those who read its latest revision', async () => {
    const event = await openEvent();
    const change = `mutation ($input: ChangeEventInput!) { changeEvent(input: $input) { event { revision name } userErrors { code path } } }`;
    const input = { event, revision: 1, settings: settings({ name: 'Lantern Major' }) };
    expect(await organiser.data(change, { input })).toMatchObject({ changeEvent: { event: { revision: 2, name: 'Lantern Major' } } });
    expect(await organiser.data(change, { input })).toMatchObject({ changeEvent: { event: null, userErrors: [{ code: 'CONFLICT' }] } });
  });

  it('is judged by those who were invited, and hidden from everyone else', async () => {
    const event = await openEvent();
    expect(await player.data(QUEUE, { id: event })).toEqual({ event: null });
    const { createEventLink } = await organiser.data<{ createEventLink: { token: string } }>(
      'mutation ($input: CreateEventLinkInput!) { createEventLink(input: $input) { token } }',
      { input: { event, kind: 'JUDGE' } },
    );
    const join = 'mutation ($input: JoinEventInput!) { joinEvent(input: $input) { event { role } userErrors { code } } }';
    expect(await player.data(join, { input: { token: createEventLink.token } })).toMatchObject({ joinEvent: { event: { role: 'JUDGE' } } });
    expect(await player.data<Queue>(QUEUE, { id: event })).toMatchObject({ event: { players: { totalCount: 2 } } });
    const remove = 'mutation ($input: DeleteEventInput!) { deleteEvent(input: $input) { deleted userErrors { code } } }';
    expect(await player.data(remove, { input: { event, confirm: 'delete' } })).toMatchObject({
      deleteEvent: { deleted: false, userErrors: [{ code: 'NOT_FOUND' }] },
    });
    expect(await organiser.data(remove, { input: { event, confirm: 'delete' } })).toMatchObject({ deleteEvent: { deleted: true } });
  });
});

describe('the queue', () => {
  it('shows the worst list first, with the reason in words and the columns of the organiser', async () => {
    const { event } = await organiser.data<Queue>(QUEUE, { id: await openEvent() });
    expect(event?.players.nodes).toMatchObject([
      {
        ...{ name: 'Cy', state: 'SUBMITTED', columns: [{ name: 'club', text: 'Ropes' }] },
        latest: { verdict: 'ILLEGAL', reason: expect.stringMatching(/\.$/), report: { verdict: 'ILLEGAL' }, text: illegal },
      },
      { name: 'Bo', latest: { verdict: 'LEGAL', reason: null, late: false } },
    ]);
  });

  it('takes decisions once and overrides with a reason', async () => {
    const event = await openEvent();
    const queue = await organiser.data<Queue>(QUEUE, { id: event });
    const [cy, bo] = queue.event?.players.nodes ?? [];
    const decide = `mutation ($input: DecideSubmissionInput!) { decideSubmission(input: $input) { player { state admitted } userErrors { code message } } }`;
    const input = { event, player: bo?.id, version: 1, seen: 'SUBMITTED', decision: 'ACCEPTED' };
    expect(await organiser.data(decide, { input })).toMatchObject({ decideSubmission: { player: { state: 'ACCEPTED', admitted: 1 } } });
    expect(await organiser.data(decide, { input })).toMatchObject({ decideSubmission: { userErrors: [{ code: 'DECIDED_MEANWHILE' }] } });
    const [finding] = cy?.overridable ?? [];
    const override = `mutation ($input: OverrideFindingInput!) { overrideFinding(input: $input) { player { overrides { id reason } } userErrors { code } } }`;
    const overridden = await organiser.data(override, {
      input: { event, player: cy?.id, finding: finding?.finding, reason: 'Printed otherwise.' },
    });
    expect(overridden).toMatchObject({ overrideFinding: { player: { overrides: [{ reason: 'Printed otherwise.' }] }, userErrors: [] } });
  });
});

describe('a player without an account', () => {
  it('submits by the private link, sees what to fix, and is told when submissions are closed', async () => {
    const event = await openEvent({ fields: [{ name: 'Phone', required: true }] });
    const { writePlayers } = await organiser.data<{
      writePlayers: { notices: readonly { player: { name: string }; text: string; token: string }[] };
    }>(
      'mutation ($input: WritePlayersInput!) { writePlayers(input: $input) { notices { player { name } subject text token } userErrors { code } } }',
      { input: { event, page: 'https://muster.example/{token}' } },
    );
    const cy = writePlayers.notices.find((notice) => notice.player.name === 'Cy');
    expect(cy?.text).toContain(`https://muster.example/${cy?.token}`);
    const submit = `mutation ($input: SubmitListInput!) { submitList(input: $input) { isNew submission { version verdict reason }
      entry { state versions { version } } userErrors { code message path } } }`;
    const send = async (list: string, answers: object = {}) =>
      (await ask(api, submit, { input: { token: cy?.token, list, ...answers } })).body.data;
    expect(await send(legal)).toMatchObject({
      submitList: { submission: null, userErrors: [{ code: 'FIELD_MISSING', message: 'The organiser asks for "Phone".' }] },
    });
    const answers = { answers: [{ name: 'Phone', text: '555' }] };
    expect(await send(legal, answers)).toMatchObject({ submitList: { isNew: true, submission: { version: 2, verdict: 'LEGAL' } } });
    expect(await send(legal)).toMatchObject({ submitList: { isNew: false, submission: { version: 2 } } });
    expect(await send('see attached')).toMatchObject({ submitList: { userErrors: [{ code: 'NOT_A_LIST', path: ['input', 'list'] }] } });
    const unknown = await ask(api, submit, { input: { token: 'x'.repeat(43), list: legal } });
    expect(unknown.body.data).toMatchObject({ submitList: { entry: null, userErrors: [{ code: 'NOT_FOUND' }] } });
  });

  it('is not shown other players, staff or links of the event', async () => {
    const { body } = await ask(api, '{ __type(name: "EventEntry") { fields { name type { name ofType { name } } } } }');
    expect(JSON.stringify(body.data)).not.toMatch(/EventPlayer|EventStaff|EventLink|EventRecord/);
  });
});

describe('the reveal', () => {
  it('tells nothing before its time', async () => {
    const event = await openEvent();
    const { createEventLink } = await organiser.data<{ createEventLink: { token: string } }>(
      'mutation ($input: CreateEventLinkInput!) { createEventLink(input: $input) { token } }',
      { input: { event, kind: 'REVEAL' } },
    );
    const reveal = 'query ($token: String!) { revealedEvent(token: $token) { name lists { nodes { player text } } } }';
    const answers = await Promise.all([createEventLink.token, 'y'.repeat(43)].map((token) => ask(api, reveal, { token })));
    expect(answers.map(({ body }) => body.data)).toEqual([{ revealedEvent: null }, { revealedEvent: null }]);
  });
});
