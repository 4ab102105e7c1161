import type { AskedQuestion } from '#muster/checking';
import { expect, it } from 'vitest';
import { judged, sampleList, sampleRelease } from './sample-release.js';
import { say } from './say.js';

const release = sampleRelease('sample-2026-07');
/** This list costs 990 points. */
const legal = sampleList('tidewright-harbour-watch-legal');
const SIZE = 'Incursion (1,000 Points)';
const unlimited = legal.replace(`${SIZE}\n`, '');

function outcome(text: string, asked: Partial<AskedQuestion> = {}) {
  const { verdict, points, review } = judged(text, release, asked);
  return [verdict, points.limit, points.limitSource, review.map(({ code }) => code)];
}

it('the limit in the question takes precedence over that of the list', () => {
  expect(outcome(legal)).toEqual(['LEGAL', 1000, 'STATED', []]);
  expect(outcome(legal, { pointsLimit: 980 })).toEqual(['ILLEGAL', 980, 'GIVEN', []]);
  expect(outcome(legal.replace(SIZE, 'Incursion (900 Points)'), { pointsLimit: 2000 })).toEqual(['LEGAL', 2000, 'GIVEN', []]);
});

it.each(['strike-force', 'STRIKE_FORCE', 'Strike Force', '2. Strike Force (2000 Point limit)'])(
  'the battle size of the question gives the limit: %s',
  (battleSize) => expect(outcome(unlimited, { battleSize })).toEqual(['LEGAL', 2000, 'GIVEN', []]),
);

it('a battle size stated by name determines the limit', () =>
  expect(outcome(legal.replace(SIZE, 'Incursion'))).toEqual(['LEGAL', 1000, 'STATED', []]));

it('without a stated limit, the limit of the smallest battle size that fits the army is used', () =>
  expect(outcome(unlimited)).toEqual(['LEGAL', 1000, 'ASSUMED', []]));

it('an army over an assumed limit needs review, because the event may allow it', () => {
  const dearer = sampleRelease('sample-2026-07', [], (json) => json.replaceAll('"points": 190', '"points": 210'));
  const { verdict, review } = judged(unlimited, dearer);
  expect([verdict, review.map((reason) => [reason.code, say(reason)])]).toEqual([
    'NEEDS_REVIEW',
    [['LIMIT_NOT_STATED', 'The army costs 1010 points. The list states no points limit; 1000 points are assumed.']],
  ]);
});

it('the report repeats the question in full', () => {
  const asked = { edition: '10e', against: { kind: 'asOf', date: '2026-08-01' }, pointsLimit: 1250, complete: true } as const;
  expect(judged(legal, release, asked).question).toEqual({
    ...asked,
    battleSize: null,
    aspects: ['army', 'units', 'wargear'],
    amendments: [],
    houseRules: null,
  });
});
