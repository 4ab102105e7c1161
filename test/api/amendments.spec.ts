import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, startSampleApi, type TestApi } from './start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_ANSWER_TIMEOUT_MS: '60000' });
});
afterAll(() => api.close());

const QUERY = /* GraphQL */ `
  query Check($input: CheckRosterInput!) {
    checkRoster(input: $input) {
      reports {
        ruleset
      }
      userErrors {
        code
        message
        path
      }
    }
  }
`;

const roster = { faction: 'Tidewright League', units: [{ name: 'Harbourmaster' }] };

async function refused(question: object): Promise<unknown> {
  const { body } = await ask(api, QUERY, { input: { edition: 'E10', roster, ...question } });
  expect(body.errors).toBeUndefined();
  const { reports, userErrors } = (body.data as { checkRoster: { reports: unknown[]; userErrors: unknown[] } }).checkRoster;
  expect(reports).toEqual([]);
  return userErrors;
}

describe('invalid amendments and house rules', () => {
  it.each<[string, object, readonly object[]]>([
    [
      'an unknown amendment',
      { amendments: ['be-kind'] },
      [{ code: 'UNKNOWN_AMENDMENT', message: 'There is no amendment "be-kind".', path: ['input', 'amendments', '0'] }],
    ],
    [
      'one of another edition',
      { amendments: ['wh40k-9e-nephilim'] },
      [
        {
          code: 'AMENDMENT_OF_OTHER_EDITION',
          message: '"wh40k-9e-nephilim" amends wh40k-9e, not wh40k-10e.',
          path: ['input', 'amendments', '0'],
        },
      ],
    ],
    [
      'house rules that touch what an amendment touches',
      { amendments: ['wh40k-10e-house-rules'], houseRules: { title: 'Open', legends: false } },
      [
        {
          code: 'AMENDMENTS_CONFLICT',
          message: '"wh40k-10e-house-rules" and "house-rules" both change the rule "no-legends".',
          path: ['input', 'amendments'],
        },
      ],
    ],
    [
      'a line that does nothing, under two releases, said once',
      {
        against: [{ label: 'sample-2026-01' }, { label: 'sample-2026-07' }],
        houseRules: { title: 'Open', change: [{ rule: 'enhancements-within-limit', limits: { enhancements: 3 } }] },
      },
      [
        {
          code: 'INVALID_HOUSE_RULES',
          message: 'The change to "enhancements-within-limit" has no effect.',
          path: ['input', 'houseRules'],
        },
      ],
    ],
    [
      'a limit of another form',
      { houseRules: { title: 'Open', change: [{ rule: 'enhancements-within-limit', limits: { enhancements: 'two' } }] } },
      [
        {
          code: 'INVALID_HOUSE_RULES',
          message: 'The limit "enhancements" of "enhancements-within-limit" is missing or is not a whole number of 0 or more.',
          path: ['input', 'houseRules', 'change', '0', 'limits', 'enhancements'],
        },
      ],
    ],
  ])('%s', async (_, question, errors) => expect(await refused(question)).toEqual(errors));
});

it('every ruleset is served with a page for each of its rules', async () => {
  const { body } = await ask(api, '{ rulesets { id edition rules { id summary page } } amendments { id amends } }');
  expect(body.errors).toBeUndefined();
  const { rulesets, amendments } = body.data as {
    rulesets: { id: string; rules: { id: string; summary: string; page: string }[] }[];
    amendments: unknown[];
  };
  expect(rulesets.map(({ id }) => id)).toEqual(['wh40k-8e', 'wh40k-9e', 'wh40k-10e', 'wh40k-11e']);
  for (const { id, summary, page } of rulesets.flatMap(({ rules }) => rules)) expect(page.startsWith(`# ${id}\n\n${summary}\n`)).toBe(true);
  expect(amendments).toContainEqual({ id: 'wh40k-9e-nephilim', amends: 'wh40k-9e' });
});
