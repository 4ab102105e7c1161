import { FACTS } from '#muster/diagnostics';
import { indexRelease } from '#muster/catalogue';
import { expect, it } from 'vitest';
import { resolve } from './look-up.js';
import { inventedRelease } from './testing/invented-release.js';
import { writtenRoster } from './testing/written-roster.js';
import { withUncertainFacts } from './uncertain.js';

const { data, game } = inventedRelease;
const factions = data.readModel.factions.map((faction) =>
  faction.id === 'tides' ? { ...faction, missingFiles: ['Library - Deep Reefs'] } : faction,
);
const incomplete = indexRelease({ ...data, readModel: { ...data.readModel, factions } }, game);

const looked = (faction: string) => {
  const roster = writtenRoster([], { factions: [{ name: faction, id: null, line: 1 }] });
  const { resolved, review } = resolve(roster, incomplete);
  return withUncertainFacts(resolved, roster, review, incomplete);
};

it('needs review if files that the army needs were not imported', () => {
  const { army, review } = looked('Tidewardens');
  expect(review.map(({ code, messageId, params }) => [code, messageId, params['files']])).toEqual([
    ['DATA_GAP', 'incompleteData', 'Library - Deep Reefs'],
  ]);
  expect(Object.keys(army.uncertain ?? {}).toSorted()).toEqual([...FACTS].toSorted());
});

it('concerns only that army', () => expect(looked('Hollow Court').review).toEqual([]));
