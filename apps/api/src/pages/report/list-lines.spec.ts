import { expect, it } from 'vitest';
import type { FindingType, ReviewReasonType } from '../../checking/finding.types.js';
import { listLines } from './list-lines.js';

const finding = (line: number | null, severity: FindingType['severity']): FindingType => ({
  ...{ code: 'x', messageId: 'x', message: 'x', params: {}, path: [], related: [], aspects: [], cites: null },
  ...{ line, severity },
});
const reason = (line: number): ReviewReasonType => ({
  code: 'UNPARSED_LINES',
  messageId: 'x',
  message: 'x',
  params: {},
  aspects: [],
  path: [],
  line,
});

const list =
  'Low Tide (85 points)\r\n\r\nTidewright League\nIncursion (1000 points)\n\nCHARACTERS\n\nHarbourmaster (85 points)\n  • Warlord\n';

it('marks each line with all its findings and review reasons', () => {
  const lines = listLines(list, { findings: [finding(8, 'warning'), finding(null, 'error'), finding(8, 'error')], review: [reason(3)] });
  expect(lines.map(({ number, text }) => [number, text]).slice(0, 4)).toEqual([
    [1, 'Low Tide (85 points)'],
    [2, ''],
    [3, 'Tidewright League'],
    [4, 'Incursion (1000 points)'],
  ]);
  expect(lines.flatMap(({ number, marks }) => marks.map(({ anchor, mark }) => [number, anchor, mark.word.en]))).toEqual([
    [3, 'look-1', 'Unclear'],
    [8, 'finding-1', 'Warning'],
    [8, 'finding-3', 'Error'],
  ]);
});

it('states how each line was read', () =>
  expect(listLines(list, { findings: [], review: [] }).map(({ kind }) => kind)).toEqual([
    ...['understood', 'decoration', 'understood', 'understood', 'decoration', 'understood', 'decoration', 'understood', 'understood'],
    'decoration',
  ]));
