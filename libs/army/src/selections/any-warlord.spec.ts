import { evaluate } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import { withKeywordsByWarlord } from './any-warlord.js';
import { resolve } from '../look-up.js';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenRoster, type WrittenUnit } from '../testing/written-roster.js';
import { withEvaluation } from '../price/with-evaluation.js';

/** Keywords of the Lighthouse, those that it has for certain and those that it may have. */
function keywordsOf(...others: readonly WrittenUnit[]) {
  const resolution = resolve(writtenRoster([{ name: 'Lighthouse' }, ...others]), inventedRelease);
  const { game } = inventedRelease;
  const roster = withEvaluation(resolution, evaluate(game, resolution.state));
  const led = resolution.withAnyWarlord;
  const [unit] = (led ? withKeywordsByWarlord(roster, resolution, evaluate(game, led)) : roster).units;
  return { has: unit?.keywords.has('battleline'), mayHave: [...(unit?.keywordsByWarlord ?? [])] };
}

it('finds the keywords that depend on the Warlord if the list names none', () => {
  expect(keywordsOf({ name: 'Reef Marshal' })).toEqual({ has: false, mayHave: ['battleline'] });
  expect(keywordsOf({ name: 'Reef Marshal', warlord: true })).toEqual({ has: true, mayHave: [] });
  expect(keywordsOf({ name: 'Reef Marshal' }, { name: 'Harbour Warden', warlord: true })).toEqual({ has: false, mayHave: [] });
  expect(keywordsOf({ name: 'Harbour Warden' })).toEqual({ has: false, mayHave: [] });
});
