import { afterAll, beforeAll, expect, it } from 'vitest';
import { newHolder, type AccountHolder } from './account-holder.js';
import { watch } from './declared-facts.js';
import { ask, startSampleApi, type TestApi } from './start-api.js';

let api: TestApi;
let player: AccountHolder;
beforeAll(async () => {
  api = await startSampleApi();
  player = await newHolder(api);
});
afterAll(() => api.close());

const BUDGETS = 'budgets { kind start balance limit lines { amount } }';
const ROSTER = `roster { id revision points pointsLimit report { points { limit } ${BUDGETS} } } userErrors { code message }`;

interface Budget {
  readonly kind: string;
  readonly balance: number;
  readonly limit: number | null;
  readonly lines: readonly { readonly amount: number }[];
}

interface Kept {
  readonly id: string;
  readonly revision: number;
  readonly pointsLimit: number | null;
  readonly report: { readonly budgets: readonly Budget[] };
}

const reservesOf = ({ budgets }: { readonly budgets: readonly Budget[] }): Budget | undefined =>
  budgets.find(({ kind }) => kind === 'strategic-reserves');

async function reserves(roster: object): Promise<Budget | undefined> {
  const { body } = await ask(
    api,
    `query ($input: CheckRosterInput!) { checkRoster(input: $input) { reports { ${BUDGETS} } userErrors { code } } }`,
    { input: { roster, against: [{ label: 'sample-2026-07' }] } },
  );
  expect(body.errors).toBeUndefined();
  const [report] = (body.data as { checkRoster: { reports: readonly { readonly budgets: readonly Budget[] }[] } }).checkRoster.reports;
  return report && reservesOf(report);
}

async function mutate(name: string, type: string, input: object): Promise<Kept> {
  const { answer } = await player.data<{ answer: { roster: Kept; userErrors: readonly unknown[] } }>(
    `mutation ($input: ${type}!) { answer: ${name}(input: $input) { ${ROSTER} } }`,
    { input },
  );
  expect(answer.userErrors).toEqual([]);
  return answer.roster;
}

it.each([
  [1250, 312.5],
  [1750, 437.5],
  [1850, 462.5],
  [2250, 562.5],
])('a quarter of %d points is %d', async (pointsLimit, limit) =>
  expect(await reserves(watch({ pointsLimit, reserves: [] }))).toEqual({
    kind: 'strategic-reserves',
    start: 0,
    balance: 0,
    limit,
    lines: [],
  }),
);

it('half of a unit costs half, even if the price is odd', async () => {
  const halved = watch({ splits: [{ unit: 1, parts: [5, 5] }], reserves: [{ unit: 1, how: 'STRATEGIC', half: true }] });
  expect(await reserves(halved)).toMatchObject({ balance: 42.5, lines: [{ amount: 42.5 }] });
});

it('a saved roster can be edited and queried, whatever its limit', async () => {
  const made = await mutate('createRoster', 'CreateRosterInput', {
    name: 'Odd',
    faction: 'tidewright-league',
    detachments: ['harbour-watch'],
    battleSize: { name: 'Strike Force', limit: 1850 },
  });
  const edited = await mutate('editRoster', 'EditRosterInput', {
    roster: made.id,
    revision: made.revision,
    intents: [{ addUnit: { datasheet: 'deckhand-company', as: 'crew' } }, { placeInReserves: { unit: 'crew', how: 'STRATEGIC' } }],
  });
  expect(edited.revision).toBe(2);
  expect(reservesOf(edited.report)).toMatchObject({ limit: 462.5 });
});

it('a roster file can have a fractional limit, which is kept', async () => {
  const { id } = await mutate('createRoster', 'CreateRosterInput', {
    name: 'Half',
    faction: 'tidewright-league',
    battleSize: { limit: 1850 },
  });
  const { roster } = await player.data<{ roster: { export: { text: string } } }>(
    'query ($id: ID!) { roster(id: $id) { export(format: ROS) { text } } }',
    { id },
  );
  const file = roster.export.text.replace(/value="1850(\.0)?"/, 'value="1850.5"');
  expect(file).not.toBe(roster.export.text);
  const kept = await mutate('importRoster', 'ImportRosterInput', { text: file, release: { label: 'sample-2026-07' } });
  expect(kept.pointsLimit).toBe(1850.5);
  const { found } = await player.data<{ found: Kept }>('query ($id: ID!) { found: roster(id: $id) { pointsLimit } }', { id: kept.id });
  expect(found.pointsLimit).toBe(1850.5);
});
