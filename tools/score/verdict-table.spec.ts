import { expect, it } from 'vitest';
import { compareVerdicts, explain, parseVerdicts, writeVerdicts } from './verdict-table.js';

const table = (...lines: readonly string[]): string =>
  `${['file\tedition\trelease\tverdict\tstated/computed\terrors\treview reasons', ...lines].join('\n')}\n`;
const KEPT = table(
  'aa\t10e\tspring\tLEGAL\t1000/1000\t-\t-',
  'bb\t10e\tspring\tNEEDS_REVIEW\t-/995\t-\tDATA_GAP:1 UNRESOLVED_NAME:2',
  'cc\t10e\tspring\tILLEGAL\t1000/1010\tpoints-within-limit:1\t-',
);

it('a table is read as it was written', () => {
  expect(writeVerdicts(parseVerdicts(KEPT))).toBe(KEPT);
});

it('equal verdicts are no difference', () => {
  expect(explain(compareVerdicts(parseVerdicts(KEPT), parseVerdicts(KEPT)))).toBe(
    '3 lists compared, 0 differ; 0 not kept, 0 not checked\n',
  );
});

it('a difference is told with the codes that came and went', () => {
  const now = table(
    'aa\t10e\tspring\tLEGAL\t1000/1000\t-\t-',
    'bb\t10e\tspring\tILLEGAL\t-/990\twarlord-chosen:1\tUNRESOLVED_NAME:1',
    'dd\t11e\tautumn\tLEGAL\t-/-\t-\t-',
  );
  expect(explain(compareVerdicts(parseVerdicts(KEPT), parseVerdicts(now)))).toBe(
    [
      'bb\tspring\tNEEDS_REVIEW now ILLEGAL\t+1 warlord-chosen, -1 DATA_GAP, -1 UNRESOLVED_NAME, points -/995 now -/990',
      '',
      '1\tNEEDS_REVIEW now ILLEGAL',
      '',
      '1\t+ warlord-chosen',
      '1\t- DATA_GAP',
      '1\t- UNRESOLVED_NAME',
      '1\tpoints',
      '',
      '2 lists compared, 1 differ; 1 not kept, 1 not checked',
      '',
    ].join('\n'),
  );
});
