import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { DECIDED_ACCESS, mayCall, OF_ACCOUNTS } from '../api/decided-access.js';
import { CANARIES } from './canaries.js';
import { SEEN, VIEWERS, type Sight } from './decided-sight.js';

const page = resolve(import.meta.dirname, '../../docs/access.md');

/** The columns of the table of operations, and the callers of the walk that they stand for. */
const CALLERS = [
  ['without a key', 'anonymous'],
  ['key of an account', 'own key'],
  ['app for its user', 'another user of the app'],
  ["administrator's key", 'administrator'],
  ["operator's key", 'administrator key'],
] as const;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

function cellOf(operation: string, role: string): string {
  const access = DECIDED_ACCESS[operation];
  const decided = OF_ACCOUNTS.has(operation) && role.includes('user') ? 'FORBIDDEN' : mayCall(access, role);
  if (decided === null) return 'of others';
  if (decided !== 'allowed') return '';
  return access === 'anyone' || access === 'administer' ? 'yes' : `with \`${access}\``;
}

const operations = Object.keys(DECIDED_ACCESS)
  .toSorted()
  .map((operation) => [`\`${operation}\``, ...CALLERS.map(([, role]) => cellOf(operation, role))]);

const PHASES: readonly (readonly [keyof Sight, string])[] = [
  ['running', ''],
  ['revealed', ' (after the reveal)'],
  ['ended', ' (ended)'],
];

const sights = VIEWERS.flatMap((viewer) =>
  PHASES.flatMap(([phase, when]) => {
    const seen = SEEN[viewer][phase];
    return seen === undefined ? [] : [[`${viewer}${when}`, CANARIES.filter((canary) => seen.includes(canary)).join(', ') || 'nothing']];
  }),
);
const hidden = CANARIES.filter((canary) => VIEWERS.every((viewer) => PHASES.every(([phase]) => !SEEN[viewer][phase]?.includes(canary))));

it('docs/access.md shows what is decided', async () => {
  const text = `# Who may do and see what

Written from the tables that the tests compare with what a running Muster does: \`npx vitest run test/access/page.spec.ts --update\`. Those tables are written by hand:
\`test/api/decided-access.ts\` (operations and routes), \`test/access/decided-sight.ts\` (texts) and \`test/access/decided-columns.ts\` (columns of the database).

## Operations

An empty cell is a refusal. A permission in the cell is needed by the key or token. What belongs to somebody else is answered like what
does not exist. The operator's key belongs to no account and manages the accounts of others.

${table(['operation', ...CALLERS.map(([name]) => name)], operations)}

## Texts

Each text that is not for everyone stands in an installation of the test as a word of its own, and each viewer asks for everything with every id and with the links that it has: every
query with every field of the schema, and every page and file. These are the words that come back. "Ended" is a link or key that was revoked or has expired, a role that was taken away.

One event of the installation runs and another one is closed: its lists are locked, its days are over and its lists are revealed without names. Its texts are called "closed". A release is a
draft, and another one was withdrawn. A newcomer has no id, no label and no link. Whoever has only a link sees what anyone does, and what stands here besides.

${table(['viewer', 'sees'], sights)}

Nobody is answered these again as they were given: ${hidden.join(', ')}.
`;
  const pretty = await format(text, { ...(await resolveConfig(page)), filepath: page });
  await expect(pretty).toMatchFileSnapshot(page);
});
