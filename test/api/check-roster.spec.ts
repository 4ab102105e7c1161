import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { band, declaredFacts, patrol, warden, watch } from './declared-facts.js';
import { newHolder } from './account-holder.js';
import { publishOldEditions } from './old-edition-releases.js';
import { rosterPlayer, unit, type Roster } from './roster-player.js';
import { ask, startSampleApi, type TestApi } from './start-api.js';

const pilot = { name: 'Pilot', detachment: 0, role: 'HQ' };
const crew = { name: 'Tide Crew', models: 5, detachment: 0, role: 'Troops' };

let api: TestApi;
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_ANSWER_TIMEOUT_MS: '60000' });
  await publishOldEditions(api);
});
afterAll(() => api.close());

const QUERY = /* GraphQL */ `
  query Check($input: CheckRosterInput!) {
    checkRoster(input: $input) {
      reports {
        verdict
        ruleset
        findings {
          code
          messageId
          severity
          message
          path
        }
        review {
          code
          messageId
          message
        }
        budgets {
          kind
          balance
          lines {
            message
          }
        }
      }
      userErrors {
        code
        message
        path
      }
    }
  }
`;

interface Report {
  readonly verdict: string;
  readonly findings: readonly { readonly code: string; readonly messageId: string; readonly severity: string }[];
  readonly review: readonly { readonly code: string; readonly messageId: string; readonly message: string }[];
  readonly budgets: readonly { readonly kind: string; readonly balance: number }[];
}

interface Payload {
  readonly reports: readonly Report[];
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[] }[];
}

async function check(release: string, roster: object, question: object = {}): Promise<Payload> {
  const { body } = await ask(api, QUERY, { input: { roster, against: [{ label: release }], ...question } });
  expect(body.errors).toBeUndefined();
  return (body.data as { checkRoster: Payload }).checkRoster;
}

async function report(release: string, roster: object, question: object = {}): Promise<Report> {
  const { reports, userErrors } = await check(release, roster, question);
  const [first] = reports;
  if (!first) throw new Error(`There is no report: ${JSON.stringify(userErrors)}`);
  return first;
}

it('a legal army of the 9th edition is reported as legal, with its ledger', async () => {
  const { verdict, findings, review, budgets } = await report('lamps-9e', patrol());
  expect([verdict, findings.filter(({ severity }) => severity === 'ERROR'), review]).toEqual(['LEGAL', [], []]);
  expect(budgets.find(({ kind }) => kind === 'command-points')?.balance).toBe(3);
});

it('a legal army of the 10th edition is reported as legal', async () => {
  const { verdict, findings, review } = await report('sample-2026-07', watch());
  expect([verdict, findings, review]).toEqual(['LEGAL', [], []]);
});

/** Each case declares facts that cause an error. There is at least one case for each group of rules. */
describe('declared facts are judged', () => {
  it.each(declaredFacts)('%s', async (_, release, finding, roster) => {
    const { verdict, findings, review } = await report(release, roster);
    const errors = findings.filter(({ severity }) => severity === 'ERROR').map(({ code, messageId }) => `${code}/${messageId}`);
    expect([verdict, errors, review.filter(({ code }) => code === 'UNRESOLVED_NAME')]).toEqual([
      'ILLEGAL',
      expect.arrayContaining([finding]),
      [],
    ]);
  });
});

it.each([
  ['its loadout stated', { loadout: [{ name: 'Wick', count: 4 }] }],
  ['its models counted', { models: 4 }],
])('one understrength unit is legal if the detachment allows it, and in the 8th edition: %s', async (_, stated) => {
  const auxiliary = { name: 'Auxiliary Support Detachment' };
  const few = (detachment?: number): object => ({
    name: 'Wick Band',
    role: 'Troops',
    ...(detachment !== undefined && { detachment }),
    ...stated,
  });
  const army = patrol({ battleSize: 'Incursion', pointsLimit: 1000, detachments: [{ name: 'Patrol Detachment' }, auxiliary] });
  const said = async (release: string, roster: object): Promise<unknown> => {
    const { verdict, findings, review } = await report(release, roster);
    return [verdict, findings.filter(({ severity }) => severity === 'ERROR').map(({ code, messageId }) => `${code}/${messageId}`), review];
  };
  expect(await said('lamps-9e', { ...army, units: [warden, band, few(1)] })).toEqual(['LEGAL', [], []]);
  expect(await said('lamps-9e', { ...army, units: [warden, few(0), { ...band, detachment: 1 }] })).toEqual([
    'ILLEGAL',
    ['understrength-units-within-limit/forbidden'],
    [],
  ]);
  const leader = { name: 'Warden', warlord: true };
  expect(await said('lamps-8e', { faction: 'Lamps', units: [leader, few()] })).toEqual(['LEGAL', [], []]);
  expect(await said('lamps-8e', { faction: 'Lamps', units: [leader, few(), few()] })).toEqual([
    'ILLEGAL',
    ['understrength-units-within-limit/tooMany'],
    [],
  ]);
});

it.each([
  [
    'each in a detachment',
    ['Patrol Detachment', 'Patrol Detachment'],
    [warden, band, { ...pilot, detachment: 1 }, { ...crew, detachment: 1 }],
    4,
  ],
  ['in one detachment', ['Patrol Detachment'], [warden, { ...crew, detachment: 0 }], 6],
])('units of two catalogues that share a Faction keyword can be in one army of the 9th edition: %s', async (_, kinds, units, left) => {
  const roster = patrol({ battleSize: 'Incursion', pointsLimit: 1000, detachments: kinds.map((name) => ({ name })), units });
  const { verdict, findings, review, budgets } = await report('lamps-9e', roster);
  const warnings = ['army-faction-keyword-shared/partlyOfFaction'];
  expect([verdict, findings.map(({ code, messageId }) => `${code}/${messageId}`), review]).toEqual(['LEGAL', warnings, []]);
  expect(budgets.find(({ kind }) => kind === 'command-points')?.balance).toBe(left);
});

it('a roster that must be complete gets a review reason for each missing item', async () => {
  const { verdict, review } = await report('lamps-9e', patrol(), { complete: true });
  expect(verdict).toBe('NEEDS_REVIEW');
  expect(review.filter(({ code }) => code === 'ITEM_MISSING').map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      "Item 7: the player's name is not recorded.",
      'Item 9: the number of CP at the start of the battle is not recorded.',
    ]),
  );
});

it.each([
  ['the 8th edition', 'lamps-8e', {}],
  ['an Unbound army of the 9th', 'lamps-9e', { organisation: 'UNBOUND' }],
])('slots do not limit an army without detachments: %s', async (_, release, over) => {
  const units = [{ name: 'Warden', warlord: true }, ...Array.from({ length: 3 }, () => ({ name: 'Warden' }))];
  const { verdict, findings, review } = await report(release, { faction: 'Lamps', units, ...over });
  expect([verdict, findings.filter(({ severity }) => severity !== 'INFO'), review]).toEqual(['LEGAL', [], []]);
});

it('a saved army has one battle size for all its detachments, and slots do not limit an Unbound army', async () => {
  const holder = await newHolder(api);
  const { create, edit } = rosterPlayer(() => holder);
  const kept = async (detachments: readonly string[], intents: (places: readonly string[]) => readonly object[]): Promise<unknown> => {
    const asked = { faction: 'lamps', detachments, battleSize: { name: 'Incursion', limit: 1000 }, release: { label: 'lamps-9e' } };
    const { roster } = await create(asked);
    const places = (roster['detachments'] as Roster['units']).map(({ id }) => id);
    const edited = await edit(roster, intents(places));
    expect(edited.userErrors).toEqual([]);
    const { verdict, findings } = edited.roster['report'] as { verdict: string; findings: readonly { code: string }[] };
    return [verdict, findings.map(({ code }) => code)];
  };
  const leader = (force?: string): object[] => [unit('warden', { as: 'w', force }), { setWarlord: { unit: 'w' } }];
  const two = await kept(['patrol', 'auxiliary-support'], ([first, second]) => [
    ...leader(first),
    unit('wick-band', { force: first }),
    unit('wick-band', { force: second, models: 3 }),
  ]);
  const unbound = await kept(['patrol'], () => [
    { setOrganisation: { organisation: 'UNBOUND' } },
    ...leader(),
    unit('warden'),
    unit('warden'),
  ]);
  expect([two, unbound]).toEqual([
    ['LEGAL', ['detachment-abilities-noted']],
    ['LEGAL', ['unbound-army-noted']],
  ]);
});

it('a roster with all nine items is complete, and the 8th edition requires no items', async () => {
  const loadoutOf = (name: string, count: number): object => ({ loadout: [{ name, count }] });
  const traits = { warlordTraits: [{ name: 'Bold', source: 'WARLORD' }] };
  const units = [
    { ...warden, ...traits, ...loadoutOf('Warden', 1), points: 80 },
    { ...band, ...loadoutOf('Wick', 5), points: 60 },
  ];
  const recorded = { name: 'Last Light', playerName: 'Ann', points: 140, commandPoints: 3, battleSize: undefined };
  const complete = { complete: true };
  expect(await report('lamps-9e', patrol({ ...recorded, units }), complete)).toMatchObject({ verdict: 'LEGAL', findings: [], review: [] });
  const leader = { name: 'Warden', warlord: true };
  expect(await report('lamps-8e', { faction: 'Lamps', units: [leader] }, complete)).toMatchObject({ verdict: 'LEGAL', review: [] });
});

it('an option that is not in the release is reported by name', async () => {
  const { review } = await report('lamps-9e', patrol({ units: [{ ...warden, relics: [{ name: 'The Lost Bell' }] }, band] }));
  expect(review.map(({ code, message }) => [code, message])).toContainEqual([
    'UNRESOLVED_NAME',
    'No relic of this release is called "The Lost Bell".',
  ]);
});

it('an id takes precedence over a name', async () => {
  const { body } = await ask(api, '{ datasheet(release: { label: "lamps-9e" }, by: { slug: "oracle" }) { id } }');
  expect(body.errors).toBeUndefined();
  const { id } = (body.data as { datasheet: { id: string } }).datasheet;
  const { verdict } = await report('lamps-9e', patrol({ units: [{ ...warden, name: 'The old seer', id }, band] }));
  expect(verdict).toBe('LEGAL');
});

it('a roster that refers to units it does not contain is refused', async () => {
  const { reports, userErrors } = await check(
    'lamps-9e',
    patrol({ reserves: [{ unit: 7, how: 'STRATEGIC' }], attachments: [{ leader: 0, bodyguard: 9 }] }),
  );
  expect([reports, userErrors]).toEqual([
    [],
    [
      {
        code: 'INVALID_ROSTER',
        message: 'The roster has no unit at this position.',
        path: ['input', 'roster', 'attachments', '0', 'bodyguard'],
      },
      { code: 'INVALID_ROSTER', message: 'The roster has no unit at this position.', path: ['input', 'roster', 'reserves', '0', 'unit'] },
    ],
  ]);
});

it('two rosters of the 8th edition are compared by their Power Ratings', async () => {
  const side = (powerRating: number): object => ({ roster: { faction: 'Lamps', units: [{ name: 'Wick Band', models: 5, powerRating }] } });
  const query = `query Compare($input: CompareRostersInput!) {
    compareRosters(input: $input) { comparison { first { powerLevel review { message } } second { powerLevel } underdog commandRerolls } userErrors { code path } }
  }`;
  const compared = async (first: object, second: object): Promise<unknown> =>
    (await ask(api, query, { input: { first, second, against: { label: 'lamps-8e' } } })).body.data;
  expect(await compared(side(30), side(19))).toMatchObject({
    compareRosters: {
      comparison: { first: { powerLevel: 30, review: [] }, second: { powerLevel: 19 }, underdog: 'SECOND', commandRerolls: 1 },
      userErrors: [],
    },
  });
  expect(await compared({ roster: { units: [{ name: 'Nobody' }] } }, side(19))).toMatchObject({
    compareRosters: { comparison: { first: { powerLevel: null }, underdog: null }, userErrors: [] },
  });
  expect(await compared({ roster: { units: [], reserves: [{ unit: 3, how: 'STRATEGIC' }] } }, side(19))).toEqual({
    compareRosters: { comparison: null, userErrors: [{ code: 'INVALID_ROSTER', path: ['input', 'first', 'reserves', '0', 'unit'] }] },
  });
});
