import { readList } from '#muster/formats';
import { expect, it } from 'vitest';
import { sampleList, sampleRelease } from '../../../../test/checking/sample-release.js';
import { say } from '../../../../test/checking/say.js';
import { resolvedSubject } from '../resolved-subject.js';
import { explainDrift } from './explain-drift.js';
import { differenceMessage, type DataDifference } from './difference.js';

const july = sampleRelease('sample-2026-07');
const list = sampleList('tidewright-harbour-watch-legal');

const inWords = (difference: DataDifference): string => say(differenceMessage(difference));

function driftOf(from: ReturnType<typeof sampleRelease>, to: ReturnType<typeof sampleRelease>, text = list) {
  const reading = readList(text);
  const drift = explainDrift(reading.roster, resolvedSubject(reading, from), resolvedSubject(reading, to));
  return {
    points: [drift.before, drift.after],
    army: drift.differences.map(inWords),
    units: drift.units.map(({ name, line, before, after, differences }) => [name, line, before, after, ...differences.map(inWords)]),
  };
}

/** The drift between the July release and a rewritten copy of it. */
const rewritten = (rewrite: (json: string) => string) => driftOf(july, sampleRelease('sample-2026-07', [], rewrite));

it('finds no difference between a release and itself', () =>
  expect(driftOf(july, july)).toEqual({ points: [990, 990], army: [], units: [] }));

it('explains price changes by unit, option and enhancement', () =>
  expect(driftOf(sampleRelease('sample-2026-01'), july)).toEqual({
    points: [985, 990],
    army: ['The army now costs 990 points (was 985).'],
    units: [
      ['Harbourmaster', 9, 100, 110, 'Now 110 points (was 100).', 'Brass Spyglass: now 20 points (was 15).'],
      ['Ysolde Marn, Keeper of the Long Quay', 16, 115, 110, 'Now 110 points (was 115).'],
      ['Deckhand Company', 22, 90, 85, 'Now 85 points (was 90).'],
      ['Deckhand Company', 33, 170, 165, 'Now 165 points (was 170).'],
      ['Breakwater Guard', 50, 90, 95, 'Now 95 points (was 90).', 'Tide shield: now 10 points each (was 5).'],
      ['Siege Dredger', 57, 185, 190, 'Now 190 points (was 185).'],
    ],
  }));

it('reports units that were removed and added', () => {
  const without = (json: string) =>
    json
      .replace('"name": "Siege Dredger", "faction"', '"name": "Mud Hauler", "faction"')
      .replaceAll('"name": "Siege Dredger",\n', '"name": "Mud Hauler",\n');
  const later = sampleRelease('sample-2026-07', [], without);
  expect(driftOf(july, later).units).toEqual([['Siege Dredger', 57, 190, null, "The unit's datasheet is no longer in the data."]]);
  expect(driftOf(later, july).units).toEqual([['Siege Dredger', 57, null, 190, "The unit's datasheet is new in the data."]]);
});

it('reports changed keywords, sizes and options that concern this list', () => {
  const { units } = rewritten((json) => {
    const data = JSON.parse(json) as {
      datasheets: { name: string; keywords: string[]; models: { name: string; min?: number; options?: unknown }[] }[];
    };
    for (const datasheet of data.datasheets) {
      if (datasheet.name === 'Signal Runners') Object.assign(datasheet.models[0] ?? {}, { min: 2 });
      if (datasheet.name === 'Siege Dredger') datasheet.keywords = ['Vehicle', 'Tidewright', 'Titanic'];
      if (datasheet.name === 'Breakwater Guard') for (const model of datasheet.models) delete model.options;
    }
    return JSON.stringify(data);
  });
  expect(units).toEqual([
    ['Breakwater Guard', 50, 95, 85, 'Now 85 points (was 95).', 'No longer in the data: Tide shield.'],
    ['Siege Dredger', 57, 190, 190, 'Keyword added: Titanic.'],
    ['Signal Runners', 61, 70, 70, 'The unit now has 2–6 models (was 3–6).'],
    ['Signal Runners', 66, 70, 70, 'The unit now has 2–6 models (was 3–6).'],
  ]);
});

it('reports what a detachment costs, grants and excludes', () => {
  const facts = (detachmentPoints: number, forceDispositions: readonly string[], uniqueTags?: readonly string[]) =>
    sampleRelease('sample-2026-07', [], undefined, undefined, (model) => ({
      ...model,
      detachments: model.detachments.map((one) => ({ ...one, detachmentPoints, forceDispositions, ...(uniqueTags && { uniqueTags }) })),
    }));
  const { army } = driftOf(facts(2, ['Hold the Dyke', 'Raid'], ['Lamp']), facts(3, ['HOLD THE DYKE', 'Ambush']));
  expect(army).toEqual([
    'Harbour Watch now costs 3 Detachment Points (was 2).',
    'Harbour Watch now grants the Force Disposition Ambush.',
    'Harbour Watch no longer grants the Force Disposition Raid.',
    'Harbour Watch no longer has the Unique tag Lamp.',
  ]);
  expect(driftOf(facts(2, []), facts(2, [], ['Lamp'])).army).toEqual(['Harbour Watch now has the Unique tag Lamp.']);
});

it('reports a detachment that was removed', () => {
  const { army, units } = rewritten((json) => json.replaceAll('"Harbour Watch"', '"Harbour Guard"'));
  expect([army, units]).toEqual([['No longer in the data: Harbour Watch.'], []]);
});
