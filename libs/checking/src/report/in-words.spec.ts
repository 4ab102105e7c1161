import type { Diagnostic } from '#muster/diagnostics';
import { renderer, type Locale } from '#muster/messages';
import { expect, it } from 'vitest';
import { reportInWords } from './in-words.js';
import { CHECK_MESSAGES, CHECK_TRANSLATIONS } from './messages.js';

const render = renderer(CHECK_MESSAGES, CHECK_TRANSLATIONS);

const finding: Diagnostic = {
  ...{ path: [], related: [], line: null, cites: null },
  ...{ code: 'epic-heroes-once', messageId: 'takenAgain', severity: 'error', params: { unit: 'Ada', count: 2 }, about: 'copies' },
  fix: { kind: 'remove', messageId: 'takeOut', params: { unit: 'Ada' }, paths: [] },
};
const reason = {
  ...{ code: 'DATA_GAP', messageId: 'dataAlone', params: {}, path: [], line: null },
  phrases: { data: { code: 'loadout/too-many', messageId: 'tooMany', params: { scope: 'The roster', limit: 1, name: 'Ark', count: 2 } } },
};
const cause = { code: 'budget/cause', messageId: 'commandBenefit', params: { cause: 'Host' } };
const line = { amount: 3, code: 'command-points-affordable', path: [], cites: null };
const budget = { ...{ kind: 'command-points', start: 0, balance: 3, limit: null }, lines: [{ ...line, cause }] };
const skipped = { code: 'one-warlord', messageId: 'notStated', params: {} };
const report = { findings: [finding], review: [reason], budgets: [budget], notChecked: [skipped] };

const inWords = (locale: Locale) => reportInWords(report, (said) => render(locale, said));

it('adds sentences in the requested language to the codes and values of a report', () => {
  const french = 'La liste peut avoir au plus 1 Ark (en a 2).';
  expect(inWords('fr')).toEqual({
    findings: [
      {
        ...finding,
        aspects: ['army'],
        message: 'Ada est un HÉROS ÉPIQUE mais est pris 2 fois ; il ne peut l’être qu’une fois.',
        fix: { ...finding.fix, message: 'Retirer tous les exemplaires de « Ada » sauf un.' },
      },
    ],
    review: [
      {
        ...reason,
        aspects: ['army', 'units', 'wargear'],
        params: { data: french },
        message: `Les données BattleScribe ne le permettent pas, et aucune règle implémentée ici ne porte sur ce point. Données : ${french}`,
      },
    ],
    budgets: [
      {
        ...budget,
        lines: [{ ...line, cause: 'Host (bénéfice de Commandement)', message: 'Host (bénéfice de Commandement) : 3 PC rendus.' }],
      },
    ],
    notChecked: [{ ...skipped, message: 'La liste n’indique pas quelle unité est le Seigneur de Guerre.' }],
  });
});

it('uses the stored sentence for a message that this version does not know', () => {
  const stored = { ...report, notChecked: [{ ...skipped, messageId: 'retired', message: 'As stored.' }] };
  expect(reportInWords(stored, (said) => render('fr', said)).notChecked).toEqual(stored.notChecked);
});
