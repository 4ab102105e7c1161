import { expect, it } from 'vitest';
import { ENGLISH } from '#muster/messages';
import { sayingIn } from '../words.js';
import { printComparison, printDrift } from './print-differences.js';

const say = sayingIn(ENGLISH);

const edition = { id: '10e', how: 'certain' } as const;
const may = { label: 'may', effectiveFrom: '2026-05-01' };
const june = { label: 'june', effectiveFrom: '2026-06-01' };
const place = (name: string, line: number | null) => ({ path: ['units', 0], line, name, models: 3, points: 70 });

it('prints a drift unit by unit', () => {
  const differences = [{ kind: 'priceDrifted', params: { before: 70, after: 75 } }] as const;
  const unit = { path: ['units', 0], line: 5, name: 'Runners', before: 70, after: 75, differences };
  expect(printDrift({ edition, from: may, to: june, before: 985, after: null, differences: [], units: [unit] }, say)).toBe(
    [
      'may to june: 985 points to unknown',
      '  line 5: Runners, 70 points to 75 points',
      '    Now 75 points (was 70).',
      'Units of this list that changed: 1.',
      '',
    ].join('\n'),
  );
  expect(printDrift({ edition, from: may, to: june, before: 985, after: 985, differences: [], units: [] }, say)).toBe(
    'may to june: 985 points to 985 points\nNothing in this list changed.\n',
  );
});

it('prints additions, removals and changes', () => {
  const wargear = { kind: 'wargearChanged', params: { name: 'Net', before: 0, after: 1 } } as const;
  const comparison = {
    edition,
    release: june,
    isCompared: true,
    differences: [],
    units: [
      { before: place('Runners', 5), after: place('Runners', 9), differences: [wargear] },
      { before: place('Barge', 12), after: null, differences: [] },
      { before: null, after: place('Dredger', null), differences: [] },
    ],
    notCompared: ['warlord'],
    review: [[], []],
  } as const;
  expect(printComparison(comparison, say)).toBe(
    [
      'Compared under june.',
      '  * line 5: 3x Runners, 70 points',
      '    Net: now 1 (was 0).',
      '  - line 12: 3x Barge, 70 points',
      '  + 3x Dredger, 70 points',
      'Not compared, because one of the lists does not state it: warlord.',
      'They are not the same army.',
      '',
    ].join('\n'),
  );
  expect(printComparison({ ...comparison, units: [], notCompared: [] }, say)).toBe('Compared under june.\nThey are the same army.\n');
});

it('never reports lists that could not be compared as the same army', () => {
  const reason = {
    code: 'DATA_GAP',
    about: 'data',
    messageId: 'noRelease',
    params: { edition: '10e', date: '2026-06-01' },
    path: [],
    line: null,
  } as const;
  const comparison = { edition, release: null, isCompared: false, differences: [], units: [], notCompared: [] };
  expect(printComparison({ ...comparison, review: [[reason], []] }, say)).toBe(
    'These lists could not be compared.\n  needs review in the first list: No 10e edition data release is in force on 2026-06-01. [DATA_GAP]\n',
  );
});
