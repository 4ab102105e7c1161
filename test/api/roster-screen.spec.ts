import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newHolder, type AccountHolder } from './account-holder.js';
import { harbourArmy, mutateRoster, type KeptRoster } from './kept-rosters.js';
import { INTENTS, sentBack } from './roster-intents.js';
import { ask, startSampleApi, type TestApi } from './start-api.js';

let api: TestApi;
let player: AccountHolder;
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  player = await newHolder(api);
});
afterAll(() => api.close());

/** Everything that the screen of a roster shows. */
const SCREEN = `id name revision verdict points pointsLimit faction { id name } release { id label effectiveFrom }
  detachments { id name force { id } detachment { key name enhancements { name points } } } forces { id name faction { name } choices { name count } }
  units { id name models points warlord attachedTo { id name } embarkedIn { id } reservesReason force { id } notes
    datasheet { slug keywords profiles { name characteristics { name value } } weapons { name } }
    profiles { name characteristics { name value } }
    choices { id of option key name count points entry { __typename name }
      weapons { name type range keywords { name value } options { name } wargear { name } } }
    findings { key code severity message } review { code message } }
  report { verdict findings { key code message path } review { message } points { computed limit } budgets { kind balance limit } }
  suggestions(first: 5) { totalCount nodes { kind source name price withinBudget allowed datasheet { slug } ${INTENTS} } }`;

interface Screen extends KeptRoster {
  readonly faction: { readonly id: string };
  readonly forces: readonly object[];
  readonly suggestions: { readonly nodes: readonly { readonly name: string; readonly intents: readonly object[] }[] } | null;
  readonly units: readonly (KeptRoster['units'][number] & {
    readonly findings: readonly { readonly code: string }[];
    readonly choices: readonly { readonly name: string; readonly entry: object | null; readonly weapons: readonly object[] }[];
    readonly [field: string]: unknown;
  })[];
}

const screen = async (id: string, as = player): Promise<Screen | null> =>
  (await as.data<{ roster: Screen | null }>(`query ($id: ID!) { roster(id: $id) { ${SCREEN} } }`, { id })).roster;

async function change(name: string, type: string, input: object): Promise<{ roster: Screen; changes: unknown; userErrors: object[] }> {
  const query = `mutation ($input: ${type}!) { answer: ${name}(input: $input) { roster { ${SCREEN} }
    changes { pointsBefore pointsAfter units { unit before after } gained { code } lost { code } } userErrors { code path message } } }`;
  return (await player.data<{ answer: { roster: Screen; changes: unknown; userErrors: object[] } }>(query, { input })).answer;
}

/**
 * The statements of that one of three tries which sends the fewest to this spec's own database, without those with which the queue asks for
 * work in between.
 */
async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const tries: string[][] = [];
  for (let each = 0; each < 3; each += 1) {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    await work();
    const { calls, contexts } = sent.mock;
    tries.push(
      calls.flatMap(([query], at) => (isToOwnDatabase(contexts[at]) ? textOf(query) : [])).filter((text) => !text.includes('pgboss.')),
    );
    sent.mockRestore();
  }
  return tries.reduce((fewest, one) => (one.length < fewest.length ? one : fewest));
}

/** Other specs of the same process may still close their connections. */
const isToOwnDatabase = (client: unknown): boolean =>
  client instanceof pg.Client && client.database === new URL(api.database.url).pathname.slice(1);

const textOf = (query: unknown): string => String(typeof query === 'object' && query !== null && 'text' in query ? query.text : query);

describe('the screen of a roster', () => {
  it('is one request: units with profiles, weapons, choices and findings, the verdict, and what to take next', async () => {
    const { id } = await harbourArmy(player);
    const shown = await screen(id);
    expect(shown).toMatchObject({
      faction: { name: 'Tidewright League' },
      release: { label: 'sample-2026-07' },
      detachments: [{ name: 'Harbour Watch', detachment: { name: 'Harbour Watch' } }],
      units: [
        { name: 'Harbourmaster', attachedTo: { name: 'Deckhand Company' }, datasheet: { slug: 'harbourmaster' } },
        { name: 'Deckhand Company', attachedTo: null, datasheet: { slug: 'deckhand-company' } },
        { name: 'Signal Runners', datasheet: { slug: 'signal-runners' } },
      ],
      suggestions: { totalCount: expect.any(Number) as number },
    });
    const [master] = shown?.units ?? [];
    const named = (name: string) => master?.choices.find((choice) => choice.name === name);
    expect(named('Keel Oath')?.entry).toEqual({ __typename: 'Enhancement', name: 'Keel Oath' });
    expect(named('Flare pistol')).toMatchObject({ entry: null, weapons: [{ name: 'Flare pistol', type: 'RANGED' }] });
    expect(shown?.forces).toMatchObject([{ faction: { name: 'Tidewright League' } }]);
  });

  it('comes with each edit, undo and conflict, whose suggestions can be sent back', async () => {
    const army = await harbourArmy(player);
    const [next] = (await screen(army.id))?.suggestions?.nodes ?? [];
    const at = { roster: army.id, revision: army.revision };
    const edited = await change('editRoster', 'EditRosterInput', { ...at, intents: sentBack(next?.intents ?? []) });
    expect([edited.userErrors, edited.roster.units.at(-1)?.name]).toEqual([[], next?.name]);
    expect(edited.roster).toEqual(await screen(army.id));
    const stale = await change('editRoster', 'EditRosterInput', { ...at, intents: [{ rename: { name: 'Too late' } }] });
    expect(stale).toMatchObject({ userErrors: [{ code: 'CONFLICT', path: ['input', 'revision'] }], changes: null });
    expect(stale.roster).toEqual(edited.roster);
    const back = await change('undoRoster', 'UndoRosterInput', { roster: army.id, revision: edited.roster.revision, to: army.revision });
    expect(back.roster).toEqual(await screen(army.id));
  });

  it('shows at each unit the findings that concern it', async () => {
    const army = await harbourArmy(player);
    const twice = Array.from({ length: 2 }, () => ({ addUnit: { datasheet: 'ysolde-marn' } }));
    const { roster } = await change('editRoster', 'EditRosterInput', { roster: army.id, revision: army.revision, intents: twice });
    expect(roster.units.map(({ findings }) => findings.map(({ code }) => code))).toEqual([
      [],
      [],
      [],
      ['epic-heroes-once'],
      ['epic-heroes-once'],
    ]);
  });

  it('takes as many statements for ten units as for three', async () => {
    const army = await harbourArmy(player);
    const more = [
      'harbourmaster',
      'ysolde-marn',
      'deckhand-company',
      'breakwater-guard',
      'lantern-barge',
      'siege-dredger',
      'signal-runners',
    ];
    const big = await mutateRoster(player, 'editRoster', 'EditRosterInput', {
      ...{ roster: (await harbourArmy(player)).id, revision: army.revision },
      intents: more.map((datasheet) => ({ addUnit: { datasheet } })),
    });
    const few = await statementsOf(() => screen(army.id));
    const many = await statementsOf(() => screen(big.roster.id));
    expect(few).not.toEqual([]);
    expect(many.slice(Math.min(3, few.length + 1))).toEqual([]);
  });
});

it('a new roster takes the faction of another one', async () => {
  const { faction } = (await screen((await harbourArmy(player)).id)) ?? {};
  const made = await change('createRoster', 'CreateRosterInput', { name: 'Second', faction: faction?.id });
  expect([made.userErrors, made.roster.faction]).toEqual([[], faction]);
});

it('is found by its id alone, but only by its owner', async () => {
  const { id } = await harbourArmy(player, 'Mine');
  const NODE = 'query ($id: ID!) { node(id: $id) { __typename id ... on Roster { name units { name } } } }';
  expect(await player.data(NODE, { id })).toMatchObject({ node: { __typename: 'Roster', id, name: 'Mine', units: [{}, {}, {}] } });
  const other = await newHolder(api);
  const writer = await newHolder(api, 'PLAYER', ['ROSTERS_WRITE']);
  for (const stranger of [other, writer]) expect(await stranger.data(NODE, { id })).toEqual({ node: null });
  expect((await ask(api, NODE, { id })).body.data).toEqual({ node: null });
});
