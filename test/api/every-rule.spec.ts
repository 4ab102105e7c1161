import { afterAll, beforeAll, expect, it } from 'vitest';
import { NativeImportService } from '#muster/publishing';
import { amendments, rulesets } from '#muster/rules';
import { everyRule } from './every-rule-facts.js';
import { causeway11e, strays9e, vigil10e } from './every-rule-releases.js';
import { publishOldEditions } from './old-edition-releases.js';
import { ask, startSampleApi, type TestApi } from './start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_ANSWER_TIMEOUT_MS: '60000' });
  await publishOldEditions(api);
  for (const release of [vigil10e, strays9e, causeway11e]) {
    const result = await api.app.get(NativeImportService).import(release, { name: 'test' });
    if (result.outcome === 'refused') throw new Error(JSON.stringify(result.diagnostics));
  }
});
afterAll(() => api.close());

const QUERY = /* GraphQL */ `
  query Check($input: CheckRosterInput!) {
    checkRoster(input: $input) {
      reports {
        findings {
          code
        }
        review {
          messageId
        }
      }
      userErrors {
        message
        path
      }
    }
  }
`;

interface Payload {
  readonly reports: readonly {
    readonly findings: readonly { readonly code: string }[];
    readonly review: readonly { readonly messageId: string }[];
  }[];
  readonly userErrors: readonly object[];
}

/** The rules that report a finding or a review reason for the roster. "Not checked" does not count. */
async function speaking(release: string, roster: object, question: object): Promise<readonly string[]> {
  const { body } = await ask(api, QUERY, { input: { roster, against: [{ label: release }], ...question } });
  expect(body.errors).toBeUndefined();
  const { reports, userErrors } = (body.data as { checkRoster: Payload }).checkRoster;
  expect(userErrors).toEqual([]);
  return reports.flatMap(({ findings, review }) => [
    ...findings.map(({ code }) => code),
    ...review.map(({ messageId }) => messageId.split('/')[0] ?? ''),
  ]);
}

const cases = everyRule.map(([rule, release, roster, question = {}]) => [rule, release, roster, question] as const);

it.each(cases)('%s reports something about a roster given as data (%s)', async (rule, release, roster, question) => {
  expect(await speaking(release, roster, question)).toContain(rule);
});

/** A rule whose facts can never be supplied by input or data could never report anything. */
it('there is a case for every rule of every edition and amendment', () => {
  const inForce = [...rulesets.flatMap(({ rules }) => rules), ...amendments.flatMap(({ add, change }) => [...add, ...change])];
  const judged = new Set(everyRule.map(([rule]) => rule));
  expect([...new Set(inForce.map(({ id }) => id))].filter((id) => !judged.has(id))).toEqual([]);
});
