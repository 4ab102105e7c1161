import { evaluate } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import { resolve } from '../look-up.js';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenRoster, type WrittenUnit } from '../testing/written-roster.js';
import { withEvaluation } from '../price/with-evaluation.js';

function check(unit: WrittenUnit) {
  const resolution = resolve(writtenRoster([unit], { detachments: [] }), inventedRelease);
  const { units } = withEvaluation(resolution, evaluate(inventedRelease.game, resolution.state));
  const codes = resolution.review.map(({ code }) => code).filter((code) => code === 'AMBIGUOUS_NAME' || code === 'UNRESOLVED_NAME');
  return { unit: units[0], codes };
}

it.each([
  ['Gull [gull-1]', 'gull-1'],
  ['gull-2', 'gull-2'],
  ['Reef Pilot [reef-pilot]', 'reef-pilot'],
  ['Tidewardens Pilot [tidewardens-pilot]', 'tidewardens-pilot'],
  ['reef-pilot', 'reef-pilot'],
])('a datasheet is found by what is offered where a name fits several: %s', (name, slug) => {
  const { unit, codes } = check({ name });
  expect([unit?.datasheet.slug, codes]).toEqual([slug, []]);
});

it.each(['Oath of the Deep [other-oath]', 'other-oath'])('an Enhancement can be selected that way too: %s', (enhancement) => {
  const { unit, codes } = check({ name: 'Harbour Warden', loadout: ['1 Boathook', '1 Flare pistol'], enhancements: [enhancement] });
  expect([unit?.enhancements.map((one) => one.enhancement.slug), codes]).toEqual([['other-oath'], []]);
});
