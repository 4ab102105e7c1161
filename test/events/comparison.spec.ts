import type { ComparisonAsked, Seat } from '#muster/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder } from '../api/account-holder.js';
import { publishSample, startApi } from '../api/start-api.js';
import { sampleList } from '../checking/sample-release.js';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { draft, openEvents, type EventServices } from './event-services.js';

const legal = sampleList('tidewright-harbour-watch-legal');
const changed = legal
  .replace('Brass Spyglass', 'Storm Charts')
  .replace('◦ 1x Tide shield', '◦ 1x Bolt thrower')
  .replace('  • 3x Signal Runner\n     ◦ 3x Carbine\n     ◦ 3x Hooves', '  • 6x Signal Runner\n     ◦ 6x Carbine\n     ◦ 6x Hooves')
  .replace(
    'Siege Dredger (190 Points)\n  • 1x Breaching mortar\n  • 1x Dredging claws',
    'Lantern Barge (80 Points)\n  • 1x Armoured hull\n  • 2x Swivel gun',
  );
const DIFFERENCES = [
  ['Harbourmaster', 'Harbourmaster', 'pointsChanged', 'upgradeRemoved', 'upgradeAdded'],
  ['Breakwater Guard', 'Breakwater Guard', 'wargearChanged', 'wargearChanged'],
  ['Siege Dredger', null],
  ['Signal Runners', 'Signal Runners', 'modelsChanged', 'pointsChanged', 'wargearChanged', 'wargearChanged'],
  [null, 'Lantern Barge'],
];

describe('the versions of a list', () => {
  let database: TestDatabase;
  let one: EventServices;
  let seat: Seat;

  beforeAll(async () => {
    database = await createTestDatabase();
    one = await openEvents(database.url);
    await one.sample.load();
    seat = await one.open(await one.account('Ada'));
  });
  afterAll(async () => {
    await one.close();
    await database.drop();
  });

  /** The units that differ, each with the kinds of its differences; otherwise what the comparison says. */
  async function compared(playerId: string, asked: ComparisonAsked): Promise<unknown> {
    const answer = await one.comparisons.compare(seat, playerId, asked);
    if (answer === null || !('isCompared' in answer)) return answer;
    return answer.units.map(({ before, after, differences }) => [
      before?.name ?? null,
      after?.name ?? null,
      ...differences.map(({ kind }) => kind),
    ]);
  }

  it('are compared unit by unit with each other, and with a list on paper', async () => {
    const entry = await one.enter(seat, 'Bo');
    const { id } = entry.player;
    await one.submit(entry, legal);
    await one.submit(entry, changed);
    expect(await compared(id, { before: 1, after: 2 })).toEqual(DIFFERENCES);
    expect(await compared(id, { before: 2, after: null })).toEqual([]);
    expect(await compared(id, { before: null, after: null })).toMatchObject({ fault: { messageId: 'nothingAdmitted' } });
    await one.reviews.decide(seat, id, { version: 2, seen: 'submitted', state: 'accepted', message: null });
    await one.submit(entry, legal);
    expect(await compared(id, { before: null, after: { text: changed } })).toEqual([]);
    expect(await compared(id, { before: 1, after: { text: changed } })).toEqual(DIFFERENCES);
    expect(await compared(id, { before: 1, after: 9 })).toMatchObject({ fault: { messageId: 'nothingSubmitted', path: ['after'] } });
    expect(await compared('00000000-0000-4000-8000-000000000000', { before: 1, after: 2 })).toBeNull();
  });

  it('are compared under the data of the event', async () => {
    const own = await one.open(await one.account('Eve'), {
      question: { ...draft().question, against: { kind: 'label', label: 'sample-2026-01' } },
    });
    const entry = await one.enter(own, 'Bo');
    await one.submit(entry, legal);
    expect(await one.comparisons.compare(own, entry.player.id, { before: 1, after: null })).toMatchObject({
      release: { label: 'sample-2026-01' },
      units: [],
    });
  });
});

it('are compared through the API, by the staff of the event only', async () => {
  const api = await startApi();
  try {
    await publishSample(api);
    const organiser = await newHolder(api, 'ORGANISER', ['EVENTS']);
    const other = await newHolder(api, 'ORGANISER', ['EVENTS']);
    const { startsOn, endsOn, timeZone, deadline } = draft();
    const settings = { name: 'Lantern Open', edition: 'E10', startsOn, endsOn, timeZone, deadline };
    const create = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }';
    const { createEvent } = await organiser.data<{ createEvent: { event: { id: string } } }>(create, { input: settings });
    const event = createEvent.event.id;
    const enter = 'mutation ($input: EnterPlayersInput!) { enterPlayers(input: $input) { entered { player { id } } } }';
    const { enterPlayers } = await organiser.data<{ enterPlayers: { entered: readonly { player: { id: string } }[] } }>(enter, {
      input: { event, csv: `name,list\nBo,"${legal.replaceAll('"', '""')}"` },
    });
    const compare = `query ($input: CompareSubmissionsInput!) { compareSubmissions(input: $input) {
      comparison { isCompared units { before { name } after { name } differences { message } } } userErrors { code message path } } }`;
    const input = { event, player: enterPlayers.entered[0]?.player.id, before: 1, printed: changed };
    expect(await organiser.data(compare, { input })).toMatchObject({
      compareSubmissions: { comparison: { isCompared: true, units: expect.arrayContaining([expect.objectContaining({ after: null })]) } },
    });
    expect(await organiser.data(compare, { input: { ...input, before: null } })).toMatchObject({
      compareSubmissions: { comparison: null, userErrors: [{ code: 'NOTHING_SUBMITTED', path: ['input', 'before'] }] },
    });
    expect(await other.data(compare, { input })).toMatchObject({
      compareSubmissions: { comparison: null, userErrors: [{ code: 'NOT_FOUND', path: ['input', 'event'] }] },
    });
  } finally {
    await api.close();
  }
});
