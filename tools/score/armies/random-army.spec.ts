import { expect, it } from 'vitest';
import { Dice } from '../../../libs/battlescribe/src/testing/random-roster.js';
import { sampleRelease } from '../../../test/checking/sample-release.js';
import { randomArmy } from './random-army.js';

it('builds legal armies, the same from the same seed', () => {
  const compiled = sampleRelease('sample-2026-07');
  const wanted = { factionId: 'tidewright-league', detachmentId: 'harbour-watch', limit: 1000, units: 5 };
  const armies = [1, 2, 1].map((seed) => randomArmy(wanted, compiled, new Dice(seed))?.assessment.report);
  expect(armies.map((report) => report?.verdict)).toEqual(['LEGAL', 'LEGAL', 'LEGAL']);
  const [first, other, again] = armies.map((report) => report?.units.map(({ name, models }) => [name, models]));
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});
