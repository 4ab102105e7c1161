import type { Diagnostic } from '#muster/diagnostics';
import { expect, it } from 'vitest';
import { sayBudget, sayFinding, sayNotChecked } from './report.js';
import { reportIn } from './retold.js';

const place = { path: [], related: [], line: null, cites: null };
const finding: Diagnostic = {
  ...{ ...place, code: 'epic-heroes-once', messageId: 'takenAgain', severity: 'error', params: { unit: 'Ada', count: 2 } },
  fix: { kind: 'remove', messageId: 'takeOut', params: { unit: 'Ada' }, paths: [] },
};
const reason = {
  ...{ code: 'DATA_GAP', messageId: 'dataAlone', path: [], line: null },
  ...{ message: 'The data …', params: { data: 'The roster: at most 1 Ark, has 2.' } },
  phrases: { data: { code: 'loadout/too-many', messageId: 'tooMany', params: { scope: 'The roster', limit: 1, name: 'Ark', count: 2 } } },
} as const;
const line = { ...{ amount: 3, code: 'command-points-affordable', path: [], cites: null }, cause: 'Host: Command benefit' };
const budget = {
  ...{ kind: 'command-points', start: 0, balance: 3, limit: null },
  lines: [{ ...line, phrase: { code: 'budget/cause', messageId: 'commandBenefit', params: { cause: 'Host' } } }],
};
const skipped = { code: 'one-warlord', messageId: 'notStated', params: {} };

const report = {
  findings: [sayFinding(finding)],
  review: [reason],
  budgets: [sayBudget(budget)],
  notChecked: [sayNotChecked(skipped)],
};

it('a report is said anew out of its codes and values, and nothing else of it is other', () => {
  const french = reportIn('fr', report);
  const [told] = french.findings;
  expect([told?.message, told?.fix?.message]).toEqual([
    'Ada est un HÉROS ÉPIQUE et est pris 2 fois.',
    'Retirer tous les exemplaires de « Ada » sauf un.',
  ]);
  expect(french.review[0]?.message).toBe(
    'Les données interdisent ce dont aucune règle ne parle ici. Données : La liste : au plus 1 Ark, il y en a 2.',
  );
  expect(french.budgets[0]?.lines[0]?.message).toBe('Host (bénéfice de Commandement) : 3 PC rendus.');
  expect(french.notChecked.map(({ message }) => message)).toEqual(['La liste n’indique pas quelle unité est le Seigneur de Guerre.']);
  const wordless = (said: unknown): unknown => JSON.parse(JSON.stringify(said, (key, value: unknown) => (key === 'message' ? '' : value)));
  expect(wordless(french)).toEqual(wordless(report));
  expect(reportIn('en', report)).toBe(report);
});
