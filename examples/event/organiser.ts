import { asking, type Ask } from './asking.ts';

/** Milliseconds between two looks at whether the background re-check has finished, and how often to look. */
const LOOK = 250;
const LOOKS = 480;

export interface Player {
  readonly id: string;
  readonly state: string;
  readonly version: number;
  readonly latest: {
    readonly verdict: string | null;
    readonly text: string | null;
    readonly judgedAt: string | null;
    readonly changes: number;
  } | null;
}

interface Payload {
  readonly userErrors: readonly { readonly message: string }[];
}

/** Calls a mutation with one input. Throws if it was refused. */
async function mutate<Result>(ask: Ask, name: string, type: string, input: object, fields: string): Promise<Result> {
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} userErrors { message } } }`;
  const answer = await ask<Readonly<Record<string, Result & Payload>>>(query, { input });
  const payload = answer[name];
  if (!payload || payload.userErrors.length > 0) throw new Error(`${name}: ${JSON.stringify(payload?.userErrors)}`);
  return payload;
}

/** An account that runs events. */
export async function newOrganiser(administrator: Ask, api: string): Promise<Ask> {
  const { account } = await mutate<{ account: { id: string } }>(
    administrator,
    'createAccount',
    'CreateAccountInput',
    { name: 'Example organiser', role: 'ORGANISER' },
    'account { id }',
  );
  const key = { account: account.id, name: 'example', scopes: ['EVENTS'] };
  const { secret } = await mutate<{ secret: string }>(administrator, 'createApiKey', 'CreateApiKeyInput', key, 'secret');
  return asking(api, secret);
}

/** Since when the releases of an edition are in force, newest first, as ISO dates. */
export async function releaseDates(organiser: Ask, edition: string): Promise<readonly string[]> {
  const query = 'query ($filter: ReleaseFilterInput) { releases(first: 100, filter: $filter) { nodes { effectiveFrom status } } }';
  const { releases } = await organiser<{ releases: { nodes: readonly { effectiveFrom: string; status: string }[] } }>(query, {
    filter: { edition },
  });
  const dates = releases.nodes.flatMap(({ effectiveFrom, status }) => (status === 'PUBLISHED' ? [effectiveFrom] : []));
  return [...new Set(dates)].toSorted().toReversed();
}

export async function createEvent(organiser: Ask, settings: object): Promise<string> {
  return (await mutate<{ event: { id: string } }>(organiser, 'createEvent', 'CreateEventInput', settings, 'event { id }')).event.id;
}

export async function changeEvent(organiser: Ask, event: string, settings: object): Promise<void> {
  const read = await organiser<{ event: { revision: number } }>('query ($id: ID!) { event(id: $id) { revision } }', { id: event });
  await mutate(organiser, 'changeEvent', 'ChangeEventInput', { event, revision: read.event.revision, settings }, 'event { id }');
}

export async function enterPlayers(organiser: Ask, event: string, csv: string): Promise<void> {
  await mutate(organiser, 'enterPlayers', 'EnterPlayersInput', { event, csv }, 'nameless');
}

/** Letters with new private links. */
export async function write(
  organiser: Ask,
  event: string,
  to: object,
  api: string,
): Promise<readonly { readonly name: string; readonly token: string }[]> {
  const input = { event, ...to, page: `${api}/events/entry/{token}` };
  const { notices } = await mutate<{ notices: readonly { player: { name: string }; token: string }[] }>(
    organiser,
    'writePlayers',
    'WritePlayersInput',
    input,
    'notices { player { name } token }',
  );
  return notices.map((notice) => ({ name: notice.player.name, token: notice.token }));
}

export async function decide(
  judge: Ask,
  event: string,
  { id, version, state }: Player,
  decision: string,
  message: string | null,
): Promise<void> {
  if (version === 0) return;
  const input = { event, player: id, version, seen: state, decision, message };
  await mutate(judge, 'decideSubmission', 'DecideSubmissionInput', input, 'player { state }');
}

export async function revealLink(organiser: Ask, event: string): Promise<string> {
  return (await mutate<{ token: string }>(organiser, 'createEventLink', 'CreateEventLinkInput', { event, kind: 'REVEAL' }, 'token')).token;
}

/** The number of units in which a player's latest list differs from the first. */
export async function unitsChanged(judge: Ask, event: string, player: string): Promise<number> {
  const query = `query ($input: CompareSubmissionsInput!) { compareSubmissions(input: $input) { comparison { units { differences { kind } } }
    userErrors { message } } }`;
  const { compareSubmissions } = await judge<{ compareSubmissions: { comparison: { units: readonly object[] } | null } & Payload }>(query, {
    input: { event, player, before: 1 },
  });
  if (!compareSubmissions.comparison) throw new Error(JSON.stringify(compareSubmissions.userErrors));
  return compareSubmissions.comparison.units.length;
}

const PLAYERS = `query ($id: ID!, $after: String) { event(id: $id) { players(first: 50, after: $after) {
  pageInfo { hasNextPage endCursor } nodes { id state version latest { verdict text judgedAt changes } } } } }`;

interface PlayersAnswer {
  readonly event: {
    readonly players: {
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      readonly nodes: readonly Player[];
    };
  };
}

/** Every player, in the order of the queue. */
export async function players(organiser: Ask, id: string): Promise<readonly Player[]> {
  const all: Player[] = [];
  let after: string | null = null;
  do {
    const answer: PlayersAnswer = await organiser<PlayersAnswer>(PLAYERS, { id, after });
    const { nodes, pageInfo } = answer.event.players;
    all.push(...nodes);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return all;
}

/** Waits until every list was judged after the last change of the event. Returns the number of lists whose result changed. */
export async function untilRechecked(organiser: Ask, id: string): Promise<number> {
  const RECORD = 'query ($id: ID!) { event(id: $id) { record(first: 1) { nodes { at } } } }';
  const { event } = await organiser<{ event: { record: { nodes: readonly { at: string }[] } } }>(RECORD, { id });
  const since = event.record.nodes[0]?.at ?? '';
  for (let look = 0; look < LOOKS; look += 1) {
    const lists = (await players(organiser, id)).flatMap(({ latest }) => latest ?? []);
    if (lists.every(({ judgedAt }) => (judgedAt ?? '') > since)) return lists.filter(({ changes }) => changes > 0).length;
    await new Promise((resolve) => void setTimeout(resolve, LOOK));
  }
  throw new Error('The lists were not judged again.');
}
