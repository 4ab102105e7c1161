import { expect, it } from 'vitest';
import { csvHead, csvResult } from './results-csv.js';

const RESULT = {
  position: 3,
  ...{ player: null, source: null, faction: null, detachment: null, statedPoints: null, computedPoints: null },
  ...{ verdict: null, findings: 0, format: null, release: null, failure: null, before: null },
};

it('writes one record per list and doubles quotes', () => {
  expect(csvHead()).toBe(
    '"number","player","source","faction","detachment","stated points","computed points","verdict","findings","format","release","failure"\r\n',
  );
  expect(csvResult({ ...RESULT, player: 'Ada "A" Lovelace', statedPoints: 1000, computedPoints: -5, verdict: 'LEGAL' })).toBe(
    '3,"Ada ""A"" Lovelace",,,,1000,-5,"LEGAL",0,,,\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1'])('lets no spreadsheet compute %j', (player) =>
  expect(csvResult({ ...RESULT, player }).split(',')[1]).toBe(`"'${player}"`),
);
