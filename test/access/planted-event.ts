import type { AccountHolder } from '../api/account-holder.js';
import { ask, type TestApi } from '../api/start-api.js';
import { sampleList } from '../checking/sample-release.js';
import { closed, textOf, type InEvent } from './canaries.js';
import { listOf, runSql, storedId } from './planting.js';

export interface PlantedEvent {
  /** Opaque ids, by the arguments that take them. */
  readonly ids: Readonly<Record<'event' | 'player' | 'otherPlayer' | 'override' | 'link' | 'delivery', string>>;
  readonly tokens: Readonly<Record<'player' | 'reveal' | 'invitation', string>>;
}

interface People {
  readonly organiser: AccountHolder;
  readonly judge: AccountHolder;
  /** Takes part with an account. */
  readonly player: AccountHolder;
}

/** An event that is over: its lists are locked and revealed, its days have passed, and the lists are revealed without names. */
export async function plantClosedEvent(api: TestApi, people: People): Promise<PlantedEvent> {
  const planted = await plantEvent(api, people, (text) => textOf(closed(text)), { namesHidden: true });
  const moments = ['deadline', 'locks_at', 'reveal_at'].map((column) => `${column} = ${column} - interval '30 days'`);
  const days = ['starts_on', 'ends_on'].map((column) => `${column} = ${column} - 30`);
  await runSql(api, `UPDATE event SET ${[...moments, ...days].join(', ')} WHERE id = '${storedId(planted.ids.event)}'`);
  return planted;
}

export async function plantEvent(
  api: TestApi,
  { organiser, judge, player }: People,
  canary: (text: InEvent) => string = textOf,
  more: object = {},
): Promise<PlantedEvent> {
  const at = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
  const settings = {
    ...{ name: canary('event name'), edition: 'E10', startsOn: at(10).slice(0, 10), endsOn: at(11).slice(0, 10), timeZone: 'Europe/Paris' },
    ...{ deadline: at(5), locksAt: at(6), revealAt: at(8), fields: [{ name: canary('event field') }], teamSize: 2 },
    ...{ houseRules: { title: canary('house rule'), banned: ['lantern-barge'] }, ...more },
  };
  const made = await organiser.data<{ createEvent: { event: { id: string } | null } }>(
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } userErrors { message } } }',
    { input: settings },
  );
  const event = made.createEvent.event?.id;
  if (event === undefined) throw new Error(JSON.stringify(made));
  await organiser.data('mutation ($input: SetEventWebhookInput!) { setEventWebhook(input: $input) { secret } }', {
    input: { event, url: `https://receiver.invalid/${canary('webhook address')}` },
  });
  const csv = `name,team,${canary('organiser column')}\n${canary('player name')},${canary('team name')},${canary('organiser column')}\nBo,${canary('team name')},`;
  await organiser.data('mutation ($input: EnterPlayersInput!) { enterPlayers(input: $input) { nameless } }', { input: { event, csv } });
  const players = await playersOf(organiser, event);
  const { writePlayers } = await organiser.data<{ writePlayers: { notices: readonly { token: string; player: { id: string } }[] } }>(
    'mutation ($input: WritePlayersInput!) { writePlayers(input: $input) { notices { token player { id } } } }',
    { input: { event, players, page: 'https://x.invalid/{token}' } },
  );
  const tokenOf = (id: string | undefined): string => writePlayers.notices.find((notice) => notice.player.id === id)?.token ?? '';
  const [first = '', second = ''] = players;
  const illegal = sampleList('ashen-orchard-illegal');
  const file = {
    name: `${canary('submitted file')}.txt`,
    base64: Buffer.from(`${canary('admitted list')}\n${illegal}`).toString('base64'),
  };
  const answers = [{ name: canary('event field'), text: canary('answer') }];
  await submit(api, { token: tokenOf(first), file, answers });
  const { token: invitation } = await linkOf(organiser, event, 'JUDGE');
  await judge.data('mutation ($input: JoinEventInput!) { joinEvent(input: $input) { userErrors { code } } }', {
    input: { token: invitation },
  });
  const seen = await overridableOf(organiser, event);
  const finding = seen?.overridable[0]?.finding ?? '';
  const { overrideFinding } = await judge.data<{ overrideFinding: { player: { overrides: readonly { id: string }[] } } }>(
    'mutation ($input: OverrideFindingInput!) { overrideFinding(input: $input) { player { overrides { id } } } }',
    { input: { event, player: first, finding, reason: canary('override reason') } },
  );
  await judge.data('mutation ($input: DecideSubmissionInput!) { decideSubmission(input: $input) { userErrors { code message } } }', {
    input: { event, player: first, version: 1, seen: 'SUBMITTED', decision: 'ACCEPTED', message: canary('judge message') },
  });
  await submit(api, { token: tokenOf(first), list: listOf(canary('submitted list')), answers });
  await player.data('mutation ($input: ClaimEntryInput!) { claimEntry(input: $input) { userErrors { code } } }', {
    input: { token: tokenOf(second) },
  });
  const reveal = await linkOf(organiser, event, 'REVEAL');
  const { event: told } = await organiser.data<{ event: { webhook: { deliveries: { nodes: readonly { id: string }[] } } } }>(
    'query ($id: ID!) { event(id: $id) { webhook { deliveries(first: 1) { nodes { id } } } } }',
    { id: event },
  );
  return {
    ids: {
      ...{ event, player: first, otherPlayer: second, link: reveal.id, delivery: told.webhook.deliveries.nodes[0]?.id ?? '' },
      override: overrideFinding.player.overrides[0]?.id ?? '',
    },
    tokens: { player: tokenOf(first), reveal: reveal.token, invitation: (await linkOf(organiser, event, 'ORGANISER')).token },
  };
}

async function playersOf(organiser: AccountHolder, event: string): Promise<readonly string[]> {
  const { event: read } = await organiser.data<{ event: { players: { nodes: readonly { id: string; name: string }[] } } }>(
    'query ($id: ID!) { event(id: $id) { players(first: 5) { nodes { id name } } } }',
    { id: event },
  );
  return read.players.nodes.toSorted((a, b) => Number(a.name === 'Bo') - Number(b.name === 'Bo')).map(({ id }) => id);
}

async function submit(api: TestApi, input: object): Promise<void> {
  const { body } = await ask(
    api,
    'mutation ($input: SubmitListInput!) { submitList(input: $input) { submission { version } userErrors { code message } } }',
    { input },
  );
  if (!Object(body.data).submitList?.submission) throw new Error(JSON.stringify(body));
}

async function linkOf(organiser: AccountHolder, event: string, kind: string): Promise<{ readonly id: string; readonly token: string }> {
  const { createEventLink } = await organiser.data<{ createEventLink: { link: { id: string }; token: string } }>(
    'mutation ($input: CreateEventLinkInput!) { createEventLink(input: $input) { link { id } token } }',
    { input: { event, kind } },
  );
  return { id: createEventLink.link.id, token: createEventLink.token };
}

async function overridableOf(organiser: AccountHolder, event: string) {
  const { event: read } = await organiser.data<{
    event: { players: { nodes: readonly { readonly overridable: readonly { readonly finding: string }[] }[] } };
  }>('query ($id: ID!) { event(id: $id) { players(first: 5) { nodes { overridable { finding } } } } }', { id: event });
  return read.players.nodes.find(({ overridable }) => overridable.length > 0);
}
