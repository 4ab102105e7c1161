import { NOTHING_ASKED, type CheckReport } from '#muster/checking';
import { expect, it } from 'vitest';
import { printTable } from './print-table.js';

const report: CheckReport = {
  verdict: 'LEGAL',
  aspects: { army: 'LEGAL', units: 'LEGAL', wargear: 'LEGAL' },
  question: { ...NOTHING_ASKED, against: { kind: 'today' } },
  edition: { id: '10e', how: 'certain' },
  ruleset: 'sample',
  amendments: [],
  release: { label: 'sample-2026-07', effectiveFrom: '2026-07-01' },
  format: { id: 'gw-app', dialect: null, confidence: 'certain' },
  army: { name: 'Tides', player: 'Ada\nLovelace', faction: 'Tidewright League', detachments: ['Harbour Watch'] },
  points: { limit: 1000, limitSource: 'STATED', stated: 990, computed: null },
  budgets: [],
  findings: [],
  review: [],
  notChecked: [],
  units: [],
  attachedUnits: [],
};

it('has a row for each list, including unreadable ones, and counts the verdicts', () =>
  expect(
    printTable([
      { source: 'a.txt', report },
      { source: 'b.txt', report: { ...report, verdict: 'ILLEGAL', army: { ...report.army, player: null } } },
      { source: 'c.txt', report: null },
    ]).split('\n'),
  ).toEqual([
    'list   player        faction            detachment     stated  computed  verdict     findings  format  release',
    'a.txt  Ada Lovelace  Tidewright League  Harbour Watch     990         ?  LEGAL              0  gw-app  sample-2026-07',
    'b.txt                Tidewright League  Harbour Watch     990         ?  ILLEGAL            0  gw-app  sample-2026-07',
    'c.txt                                                                    UNREADABLE',
    '3 lists: 1 ILLEGAL, 1 LEGAL, 1 UNREADABLE',
    '',
  ]));
