import type { CheckResult } from '#muster/persistence';
import { expect, it } from 'vitest';
import { csvHead, csvLeftOut, csvResult } from './results-csv.js';

const RESULT: CheckResult = {
  position: 3,
  ...{ player: null, source: null, faction: null, detachment: null, statedPoints: null, computedPoints: null },
  ...{ verdict: null, findings: 0, format: null, release: null, failure: null, before: null, columns: {} },
};
const FORM = { columns: ['Club', 'E-mail'], say: () => 'Too many points.', addressOf: (position: number) => `/reports/${position}` };

it('writes one record per list, doubles quotes, and gives the organiser his own columns back', () => {
  expect(csvHead(FORM)).toBe(
    '"number","player","source","faction","detachment","stated points","computed points","limit","verdict","reason","findings","to review","format","release","failure","report","Club","E-mail"\r\n',
  );
  const row = {
    ...RESULT,
    player: 'Ada "A" Lovelace',
    statedPoints: 1000,
    computedPoints: -5,
    failure: 'NOT_JUDGED',
    columns: { Club: 'Ash' },
  };
  expect(csvResult(row, null, FORM)).toBe('3,"Ada ""A"" Lovelace",,,,1000,-5,,,,,,,,"NOT_JUDGED","/reports/3","Ash",\r\n');
});

it('names what belongs to no list', () => {
  expect(csvLeftOut({ source: 'lists.zip/ada.pdf', line: null, text: 'a PDF' })).toContain(',"lists.zip/ada.pdf",');
  expect(csvLeftOut({ source: null, line: 7, text: 'see attached' })).toMatch(/"line 7".*"see attached".*"NO_LIST"/);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1'])('lets no spreadsheet compute %j', (player) =>
  expect(csvResult({ ...RESULT, player }, null, FORM).split(',')[1]).toBe(`"'${player}"`),
);
