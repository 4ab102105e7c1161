import { setTimeout as sleep } from 'node:timers/promises';
import { asking } from '../../examples/event/asking.ts';
import { createEvent, enterPlayers, newOrganiser, write } from '../../examples/event/organiser.ts';
import { sampleList } from '../checking/sample-release.js';
import { KEY, type Site } from './site.js';

/** A player with the private link. */
export interface Invited {
  readonly name: string;
  readonly token: string;
}

/** The answer to a submission that was acknowledged or refused. */
export interface Answered {
  readonly player: string;
  /** Null if the list was refused. */
  readonly version: number | null;
  readonly late: boolean;
  readonly isJudged: boolean;
  readonly refused: string | null;
  /** Milliseconds from the moment at which the player wanted to submit. */
  readonly took: number;
}

const PLAYERS_AT_ONCE = 2_000;
const LETTERS_AT_ONCE = 100;
const HOUR = 3_600_000;
/** Attempts of a player whose requests fail, and milliseconds between two. */
const ATTEMPTS = 200;
const PAUSE = 250;

/** A list of the size of a 2,000 point army, another one for each player and each time. */
function listOf(player: string, time: number): string {
  const [head = '', ...units] = sampleList('tidewright-harbour-watch-legal').split('\n\n');
  const body = [...units.slice(0, -1), ...units.slice(3)].join('\n\n');
  return `${head.replace('Dawn Watch', `Watch of ${player} ${time}`)}\n\n${body}`.replace(
    'Incursion (1,000 Points)',
    'Strike Force (2,000 Points)',
  );
}

/** An event with so many players who have their links. */
export async function invite(
  { apis: [api = ''] }: Site,
  count: number,
): Promise<{ readonly name: string; readonly players: readonly Invited[] }> {
  const organiser = await newOrganiser(asking(api, KEY), api);
  const at = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
  const name = `Drill ${count}`;
  const days = { startsOn: at(96).slice(0, 10), endsOn: at(120).slice(0, 10), timeZone: 'Europe/Paris' };
  const id = await createEvent(organiser, { name, edition: 'E10', ...days, deadline: at(24), locksAt: at(48) });
  const names = Array.from({ length: count }, (_, index) => `Player ${String(index).padStart(5, '0')}`);
  for (let from = 0; from < count; from += PLAYERS_AT_ONCE)
    await enterPlayers(organiser, id, ['name', ...names.slice(from, from + PLAYERS_AT_ONCE)].join('\n'));
  const players: Invited[] = [];
  for (const ids of chunks(await idsOf(organiser, id), LETTERS_AT_ONCE))
    players.push(...(await write(organiser, id, { players: ids }, api)));
  return { name, players };
}

async function idsOf(ask: ReturnType<typeof asking>, id: string): Promise<readonly string[]> {
  const query = `query ($id: ID!, $after: String) { event(id: $id) { players(first: 100, after: $after) { pageInfo { hasNextPage endCursor } nodes { id } } } }`;
  const ids: string[] = [];
  for (let after: string | null = ''; after !== null;) {
    const answer: PlayersAnswer = await ask<PlayersAnswer>(query, { id, after });
    const { nodes, pageInfo } = answer.event.players;
    ids.push(...nodes.map((node) => node.id));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  }
  return ids;
}

interface PlayersAnswer {
  readonly event: {
    readonly players: {
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      readonly nodes: readonly { readonly id: string }[];
    };
  };
}

function* chunks<Item>(all: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}

const SUBMIT = `mutation ($input: SubmitListInput!) { submitList(input: $input) { submission { version late verdict } userErrors { code } } }`;

interface Submitted {
  readonly data?: {
    readonly submitList: {
      readonly submission: { readonly version: number; readonly late: boolean; readonly verdict: string | null } | null;
      readonly userErrors: readonly { readonly code: string }[];
    } | null;
  };
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

/** What a request may answer while a process or the database is down; everything else is a fault. */
const PASSING: ReadonlySet<string> = new Set(['UNAVAILABLE', 'TIMEOUT']);

/** One submission of a player. */
interface Attempted {
  /** When the player wanted to submit; now if not given. */
  readonly wanted?: number;
  /** Decides which api is asked first. */
  readonly turn: number;
  /** Another list each time. */
  readonly time?: number;
  /** Gets the answers that should not be. */
  readonly faults: string[];
}

/** Submits until the list is acknowledged or refused, at another api after each failure. */
export async function submitTo(
  { apis }: Pick<Site, 'apis'>,
  { name, token }: Invited,
  { wanted = performance.now(), turn, time = 1, faults }: Attempted,
): Promise<Answered> {
  const body = JSON.stringify({ query: SUBMIT, variables: { input: { token, list: listOf(name, time) } } });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const api = apis[(turn + attempt) % apis.length];
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${api}/graphql`, { method: 'POST', headers, body })
      .then(async (response): Promise<Submitted> => Object(await response.json()))
      .catch((): Submitted => ({}));
    for (const { extensions } of answer.errors ?? []) if (!PASSING.has(extensions?.code ?? '')) faults.push(JSON.stringify(answer.errors));
    const { submission, userErrors } = answer.data?.submitList ?? {};
    const took = performance.now() - wanted;
    const refused = userErrors?.[0]?.code ?? null;
    if (submission)
      return { player: name, version: submission.version, late: submission.late, isJudged: submission.verdict !== null, refused, took };
    if (refused !== null) return { player: name, version: null, late: false, isJudged: false, refused, took };
    await sleep(PAUSE);
  }
  throw new Error(`${name} could not submit.`);
}
