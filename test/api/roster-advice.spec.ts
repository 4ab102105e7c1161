import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder, type AccountHolder } from './account-holder.js';
import { editRoster, harbourArmy, mutateRoster, type KeptRoster } from './kept-rosters.js';
import { INTENTS, sentBack } from './roster-intents.js';
import { ask, codes, startSampleApi, type TestApi } from './start-api.js';

let api: TestApi;
let player: AccountHolder;
beforeAll(async () => {
  api = await startSampleApi();
  player = await newHolder(api);
});
afterAll(() => api.close());

const OPTION = 'path parent kind name of option minimum maximum chosen step hidden oneMore price { type value }';
const OPTIONS = `query ($id: ID!, $hidden: Boolean) { roster(id: $id) {
  units { id options(first: 100, hidden: $hidden) { totalCount cut nodes { ${OPTION} } } }
  forces { id options { totalCount nodes { ${OPTION} } } } } }`;

interface Option {
  readonly name: string;
  readonly of: string;
  readonly option: string | null;
  readonly chosen: number;
  readonly oneMore: number | null;
  readonly [key: string]: unknown;
}
interface Offering {
  readonly id: string;
  readonly options: { readonly totalCount: number; readonly nodes: readonly Option[] };
}

async function offerings(id: string, hidden = false) {
  const { roster } = await player.data<{ roster: { units: readonly Offering[]; forces: readonly Offering[] } }>(OPTIONS, {
    id,
    hidden,
  });
  return roster;
}

const optionNamed = (offering: Offering | undefined, name: string): Option => {
  const found = offering?.options.nodes.find((option) => option.name === name);
  if (!found) throw new Error(`There is no option ${name}.`);
  return found;
};

describe('the options of a unit', () => {
  it('are those of the unit in its current state, each with the input that selects it', async () => {
    const army = await harbourArmy(player);
    const [master] = (await offerings(army.id)).units;
    const brief = master?.options.nodes.map(({ name, kind, minimum, maximum, chosen, oneMore }) => [
      name,
      kind,
      minimum,
      maximum,
      chosen,
      oneMore,
    ]);
    expect(brief).toEqual([
      ['Boarding sabre', 'ENTRY', 1, 1, 1, 0],
      ['Sidearm', 'GROUP', 1, 1, 1, null],
      ['Flare pistol', 'ENTRY', 0, 1, 1, 0],
      ['Harpoon gun', 'ENTRY', 0, 1, 0, 5],
      ['Badge of office', 'GROUP', 0, 1, 0, null],
      ['Tide clock', 'ENTRY', 0, 1, 0, 10],
      ['Warlord', 'ENTRY', 0, 1, 1, 0],
      ['Enhancements', 'GROUP', 0, 1, 1, null],
      ['Brass Spyglass', 'ENTRY', 0, null, 0, -5],
      ['Keel Oath', 'ENTRY', 0, null, 1, 25],
    ]);
    const { of, option, oneMore } = optionNamed(master, 'Harpoon gun');
    const { roster, userErrors } = await editRoster(player, army, [{ chooseOption: { of, option, count: 1 } }]);
    expect([userErrors, roster.points]).toEqual([[], (army.points ?? 0) + (oneMore ?? 0)]);
    const [after] = (await offerings(army.id)).units;
    expect([optionNamed(after, 'Harpoon gun').chosen, optionNamed(after, 'Flare pistol').chosen]).toEqual([1, 0]);
  });

  it('omit hidden options unless they are requested', async () => {
    const army = await harbourArmy(player);
    const [shown, all] = [await offerings(army.id), await offerings(army.id, true)];
    expect(all.units[0]?.options.nodes.filter(({ hidden }) => hidden === true).length).toBeGreaterThan(0);
    expect(shown.units[0]?.options.nodes.filter(({ hidden }) => hidden === true)).toEqual([]);
  });

  it('of a force are its choices other than units', async () => {
    const army = await harbourArmy(player);
    const [force] = (await offerings(army.id)).forces;
    const names = force?.options.nodes.map(({ name }) => name) ?? [];
    expect([names.includes('Harbour Watch'), names.includes('Harbourmaster')]).toEqual([true, false]);
    const { of, option } = optionNamed(force, 'Storm Convoy');
    const { roster, userErrors } = await editRoster(player, army, [{ chooseOption: { of, option, count: 1 } }]);
    expect([userErrors, roster.revision]).toEqual([[], army.revision + 1]);
  });
});

const SUGGESTIONS = `query ($roster: ID!, $kinds: [SuggestionKind!], $units: [ID!], $budget: Float, $first: Int = 100, $after: String) {
  suggestions(roster: $roster, kinds: $kinds, units: $units, budget: $budget, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { kind source name datasheet { slug } force units ${INTENTS} price pointsLeft withinBudget allowed impossible excludedBy { code message } stillMissing { code message } doubts { code } } } }`;

interface Suggestion {
  readonly name: string;
  readonly intents: readonly object[];
  readonly price: number;
  readonly allowed: boolean;
  readonly excludedBy: readonly { readonly code: string }[];
  readonly [key: string]: unknown;
}
interface Page {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly nodes: readonly Suggestion[];
}

const ALL = ['UNIT', 'SIZE', 'WARGEAR', 'ENHANCEMENT', 'LEADER', 'TRANSPORT'];
const suggestions = async (roster: string, kinds: readonly string[], more: object = {}): Promise<Page> =>
  (await player.data<{ suggestions: Page }>(SUGGESTIONS, { roster, kinds, ...more })).suggestions;

const fork = async ({ id }: KeptRoster): Promise<KeptRoster> =>
  (await mutateRoster(player, 'forkRoster', 'ForkRosterInput', { roster: id, name: 'A try' })).roster;

const FINDINGS = 'query ($id: ID!) { roster(id: $id) { report { findings { key code severity } } } }';
const EXPLAIN = `query ($roster: ID!, $finding: ID!) { explain(roster: $roster, finding: $finding) {
  finding { key code message params } rule { id cites page limits { name value } } selections { id name unit count } budgets { kind balance limit }
  fixes { messageId message ${INTENTS} points pointsBefore verdict } } }`;

interface Explanation {
  readonly finding: { readonly key: string; readonly code: string };
  readonly fixes: readonly { readonly intents: readonly object[]; readonly points: number; readonly verdict: string }[];
  readonly [key: string]: unknown;
}

const errorsOf = async (id: string) => {
  const { roster } = await player.data<{ roster: { report: { findings: readonly { key: string; code: string; severity: string }[] } } }>(
    FINDINGS,
    { id },
  );
  return roster.report.findings.filter(({ severity }) => severity === 'ERROR');
};
const explain = async (roster: string, finding: string): Promise<Explanation | null> =>
  (await player.data<{ explain: Explanation | null }>(EXPLAIN, { roster, finding })).explain;

describe('suggestions', () => {
  it('show which units can be added, with price and remaining points, and why others cannot', async () => {
    const army = await harbourArmy(player);
    const epic = (await editRoster(player, army, [{ addUnit: { datasheet: 'ysolde-marn' } }])).roster;
    const { nodes, totalCount } = await suggestions(epic.id, ['UNIT']);
    const [force] = (await offerings(epic.id)).forces;
    expect(new Set(nodes.map(({ force: at }) => at))).toEqual(new Set([force?.id]));
    expect(totalCount).toBe(7);
    expect(nodes.at(0)).toMatchObject({ name: 'Deckhand Company', price: 85, pointsLeft: 1000 - (epic.points ?? 0) - 85, allowed: true });
    expect(nodes.at(-1)).toMatchObject({
      datasheet: { slug: 'ysolde-marn-keeper-of-the-long-quay' },
      price: 110,
      allowed: false,
      excludedBy: [{ code: 'epic-heroes-once' }],
    });
    const poor = await suggestions(epic.id, ['UNIT'], { budget: 80 });
    expect(poor.nodes.map(({ withinBudget }) => withinBudget)).toEqual([true, true, true, false, false, false, false]);
  });

  it('exclude no unit from an empty roster, and the first fix adds what the army lacks', async () => {
    const army = await harbourArmy(player);
    const { roster: empty } = await editRoster(
      player,
      army,
      army.units.map(({ id }) => ({ removeUnit: { unit: id } })),
    );
    const { nodes } = await suggestions(empty.id, ['UNIT']);
    expect(nodes.map(({ allowed, excludedBy }) => [allowed, excludedBy.length])).toEqual(nodes.map(() => [true, 0]));
    const crew = nodes.find(({ name }) => name === 'Deckhand Company');
    expect(crew?.['stillMissing']).toEqual([]);
    const { roster } = await editRoster(player, empty, sentBack(crew?.intents ?? []));
    const [error] = await errorsOf(roster.id);
    const { fixes = [] } = (await explain(roster.id, error?.key ?? '')) ?? {};
    expect(fixes[0]).toMatchObject({ message: 'Add 1 Harbourmaster.', points: 165 });
    await editRoster(player, roster, sentBack(fixes[0]?.intents ?? []));
    expect(await errorsOf(roster.id)).toEqual([]);
  });

  it('contain changes that can be sent as an edit, and then cost as much as announced', async () => {
    const army = await harbourArmy(player);
    const { nodes } = await suggestions(army.id, ALL);
    expect(new Set(nodes.map(({ kind }) => kind))).toEqual(new Set(ALL));
    for (const { intents, price, allowed, name } of nodes.filter((node) => node.impossible === null)) {
      const { roster, userErrors } = await editRoster(player, await fork(army), sentBack(intents));
      expect([name, userErrors, roster.points]).toEqual([name, [], (army.points ?? 0) + price]);
      expect([name, allowed && roster.verdict !== 'LEGAL']).toEqual([name, false]);
    }
  }, 60_000);

  it('are returned in pages', async () => {
    const { id } = await harbourArmy(player);
    const all = await suggestions(id, ALL);
    const first = await suggestions(id, ALL, { first: 5 });
    const second = await suggestions(id, ALL, { first: 5, after: first.pageInfo.endCursor });
    expect([...first.nodes, ...second.nodes]).toEqual(all.nodes.slice(0, 10));
    expect([first.totalCount, first.pageInfo.hasNextPage]).toEqual([all.totalCount, true]);
    expect(codes(await player.ask(SUGGESTIONS, { roster: id, kinds: ALL, after: 'x' }))).toEqual(['BAD_USER_INPUT']);
  });
});

describe('a finding', () => {
  it('is explained by its rule, and every fix resolves it', async () => {
    const army = await harbourArmy(player);
    const { roster } = await editRoster(player, army, [
      { addUnit: { datasheet: 'ysolde-marn' } },
      { addUnit: { datasheet: 'ysolde-marn' } },
    ]);
    const [error] = await errorsOf(roster.id);
    const explanation = await explain(roster.id, error?.key ?? '');
    expect(explanation).toMatchObject({
      finding: { key: error?.key, code: 'epic-heroes-once', params: { count: 2 } },
      rule: { id: 'epic-heroes-once', cites: expect.any(String), page: expect.stringContaining('# ') },
      selections: [{ count: 1 }, { count: 1 }],
      fixes: [{ messageId: 'takeOut', points: (roster.points ?? 0) - 110, pointsBefore: roster.points, verdict: 'LEGAL' }],
    });
    const { intents, points } = explanation?.fixes[0] ?? { intents: [], points: 0 };
    const mended = (await editRoster(player, roster, sentBack(intents))).roster;
    expect([mended.points, mended.verdict, await errorsOf(roster.id)]).toEqual([points, 'LEGAL', []]);
    expect(await explain(roster.id, error?.key ?? '')).toBeNull();
  });

  it('of a list that is not saved has no key', async () => {
    const { roster } = await player.data<{ roster: { report: object } }>(FINDINGS, { id: (await harbourArmy(player)).id });
    expect(roster.report).toEqual({ findings: [] });
    const answer = await ask(api, 'query ($text: String!) { checkList(input: { text: $text }) { reports { findings { key } } } }', {
      text: 'Nothing\n\nDeckhand Company (85 points)',
    });
    const { checkList } = answer.body.data as { checkList: { reports: { findings: { key: string | null }[] }[] } };
    expect(checkList.reports.flatMap(({ findings }) => findings.filter(({ key }) => key !== null))).toEqual([]);
  });
});

it('is visible only to the owner', async () => {
  const { id } = await harbourArmy(player);
  const other = await newHolder(api);
  expect((await other.data<{ suggestions: null }>(SUGGESTIONS, { roster: id, kinds: ['UNIT'] })).suggestions).toBeNull();
  expect((await other.data<{ explain: null }>(EXPLAIN, { roster: id, finding: 'any' })).explain).toBeNull();
  expect(codes(await ask(api, SUGGESTIONS, { roster: id, kinds: ['UNIT'] }))).toEqual(['UNAUTHENTICATED']);
  const writer = await newHolder(api, 'PLAYER', ['ROSTERS_WRITE']);
  expect(codes(await writer.ask(EXPLAIN, { roster: id, finding: 'any' }))).toEqual(['FORBIDDEN']);
});
