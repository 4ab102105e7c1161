import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newHolder, type AccountHolder } from '../api/account-holder.js';
import { ask, startSampleApi, type TestApi } from '../api/start-api.js';
import { sampleList } from '../checking/sample-release.js';
import { draft } from './event-services.js';

const legal = sampleList('tidewright-harbour-watch-legal');
const storm = sampleList('tidewright-storm-convoy-legal');

let api: TestApi;
let organiser: AccountHolder;
let bo: AccountHolder;
let event: string;
/** The ids and private links of the players of the event, by name. */
let ids: Readonly<Record<string, string>>;
let tokens: Readonly<Record<string, string>>;

interface Notice {
  readonly player: { readonly id: string; readonly name: string };
  readonly token: string;
}
beforeAll(async () => {
  api = await startSampleApi();
  organiser = await newHolder(api, 'ORGANISER', ['EVENTS']);
});
afterAll(() => api.close());

beforeEach(async () => {
  bo = await newHolder(api, 'PLAYER', ['EVENTS']);
  const { startsOn, endsOn, timeZone, deadline } = draft();
  const { createEvent } = await organiser.data<{ createEvent: { event: { id: string } } }>(
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }',
    { input: { name: 'Lantern Open', edition: 'E10', startsOn, endsOn, timeZone, deadline } },
  );
  event = createEvent.event.id;
  await organiser.data('mutation ($input: EnterPlayersInput!) { enterPlayers(input: $input) { nameless } }', {
    input: { event, csv: 'name\nBo\nCy' },
  });
  const { writePlayers } = await organiser.data<{ writePlayers: { notices: readonly Notice[] } }>(
    'mutation ($input: WritePlayersInput!) { writePlayers(input: $input) { notices { player { id name } token } } }',
    { input: { event, page: 'https://muster.example/{token}' } },
  );
  ids = Object.fromEntries(writePlayers.notices.map(({ player: { id, name } }) => [name, id]));
  tokens = Object.fromEntries(writePlayers.notices.map(({ player: { name }, token }) => [name, token]));
});

const claim = (holder: AccountHolder, token: string | undefined): Promise<unknown> =>
  holder.data('mutation ($input: ClaimEntryInput!) { claimEntry(input: $input) { entry { player event } userErrors { code } } }', {
    input: { token },
  });
const SUBMIT = `mutation ($input: SubmitListInput!) { submitList(input: $input) { isNew submission { version verdict source }
  entry { player } userErrors { code path } } }`;
const ENTRIES = '{ eventEntries { nodes { player event name state versions { version } } } }';

describe('a player with an account', () => {
  it('takes over the private link once, and then submits without it', async () => {
    expect(await claim(bo, tokens['Bo'])).toEqual({ claimEntry: { entry: { player: 'Bo', event }, userErrors: [] } });
    expect(await claim(bo, tokens['Bo'])).toMatchObject({ claimEntry: { entry: { player: 'Bo' } } });
    expect(await bo.data(SUBMIT, { input: { event, list: legal } })).toMatchObject({
      submitList: { isNew: true, submission: { version: 1, verdict: 'LEGAL' }, entry: { player: 'Bo' } },
    });
    expect(await bo.data(ENTRIES)).toEqual({
      eventEntries: { nodes: [{ player: 'Bo', event, name: 'Lantern Open', state: 'SUBMITTED', versions: [{ version: 1 }] }] },
    });
    expect(await bo.data('query ($event: ID!) { eventEntry(event: $event) { player } }', { event })).toEqual({
      eventEntry: { player: 'Bo' },
    });
  });

  it('is one player of an event, and a player is one account', async () => {
    const eve = await newHolder(api, 'PLAYER', ['EVENTS']);
    await claim(bo, tokens['Bo']);
    const taken = { claimEntry: { entry: null, userErrors: [{ code: 'ENTRY_TAKEN' }] } };
    expect(await claim(eve, tokens['Bo'])).toEqual(taken);
    expect(await claim(bo, tokens['Cy'])).toEqual(taken);
    expect(await claim(eve, 'x'.repeat(43))).toEqual({ claimEntry: { entry: null, userErrors: [{ code: 'NOT_FOUND' }] } });
    expect(await eve.data(ENTRIES)).toEqual({ eventEntries: { nodes: [] } });
    expect(await eve.data(SUBMIT, { input: { event, list: legal } })).toMatchObject({
      submitList: { submission: null, entry: null, userErrors: [{ code: 'NOT_FOUND' }] },
    });
  });

  it('loses the access with the links of the player', async () => {
    await claim(bo, tokens['Bo']);
    await organiser.data('mutation ($input: RevokePlayerLinksInput!) { revokePlayerLinks(input: $input) { userErrors { code } } }', {
      input: { event, player: ids['Bo'] },
    });
    expect(await bo.data(ENTRIES)).toEqual({ eventEntries: { nodes: [] } });
    expect(await claim(bo, tokens['Bo'])).toMatchObject({ claimEntry: { entry: null } });
  });
});

describe('a list', () => {
  const file = (name: string, bytes: Buffer): object => ({ name, base64: bytes.toString('base64') });

  it('is submitted as a file, by the player and by the staff, as one version after the other', async () => {
    const sent = await ask(api, SUBMIT, { input: { token: tokens['Cy'], file: file('cy.txt', Buffer.from(legal)) } });
    expect(sent.body.data).toMatchObject({ submitList: { submission: { version: 1, verdict: 'LEGAL', source: 'cy.txt' } } });
    const submit = `mutation ($input: SubmitForPlayerInput!) { submitForPlayer(input: $input) { player { version latest { source verdict } } userErrors { code } } }`;
    expect(await organiser.data(submit, { input: { event, player: ids['Cy'], file: file('mail.txt', Buffer.from(storm)) } })).toEqual({
      submitForPlayer: { player: { version: 2, latest: { source: 'mail.txt', verdict: 'LEGAL' } }, userErrors: [] },
    });
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    expect((await ask(api, SUBMIT, { input: { token: tokens['Cy'], file: file('list.png', png) } })).body.data).toMatchObject({
      submitList: { submission: null, userErrors: [{ code: 'NOT_A_LIST' }] },
    });
  });

  it('is given in one way, for one player', async () => {
    const both = { list: legal, file: file('cy.txt', Buffer.from(legal)) };
    for (const input of [
      { token: tokens['Cy'] },
      { token: tokens['Cy'], ...both },
      { list: legal },
      { token: tokens['Cy'], event, list: legal },
    ]) {
      const { body } = await ask(api, SUBMIT, { input });
      expect(body.errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
    }
    const anyone = await ask(api, SUBMIT, { input: { event, list: legal } });
    expect(anyone.body.errors?.map(({ extensions }) => extensions['code'])).toEqual(['UNAUTHENTICATED']);
  });
});
