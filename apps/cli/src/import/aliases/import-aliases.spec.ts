import type { StoredAlias } from '#muster/persistence';
import { expect, it } from 'vitest';
import { printOutcomes } from './import-aliases.js';

const alias: StoredAlias = {
  id: 'a',
  edition: '10e',
  kind: 'unit',
  language: null,
  name: 'Plongeurs',
  means: 'Divers',
  taughtBy: 'command line',
  taughtAt: '2026-01-01T00:00:00.000Z',
  withdrawnBy: null,
  withdrawnAt: null,
};

it('prints the refused lines, and how many names were taught', () => {
  const fault = { code: 'UNKNOWN_NAME', messageId: 'notFound', params: { edition: '10e', kind: 'unit', name: 'Ferry' } } as const;
  expect(
    printOutcomes([
      { line: 2, outcome: 'taught', alias },
      { line: 3, outcome: 'refused', fault },
      { line: 4, outcome: 'duplicate', alias },
      { line: 5, outcome: 'needless' },
    ]),
  ).toBe('line 3: The 10e edition has no unit called "Ferry".\nTaught 1, already known 2, refused 1.\n');
});
