import { expect, it } from 'vitest';
import { Aliases, withAliases, type Alias } from '#muster/catalogue';
import type { CheckReport } from '#muster/checking';
import { judged, sampleList, sampleRelease } from './sample-release.js';
import { say } from './say.js';

const plain = sampleRelease('sample-2026-07');
const legal = sampleList('tidewright-harbour-watch-legal');

const TAUGHT: readonly Alias[] = [
  { kind: 'faction', name: 'Ligue des Maréens', means: 'Tidewright League' },
  { kind: 'detachment', name: 'Garde du port', means: 'Harbour Watch' },
  { kind: 'unit', name: 'Maître du port', means: 'Harbourmaster' },
  { kind: 'unit', name: 'Compagnie de matelots', means: 'Deckhand Company' },
  { kind: 'unit', name: 'Coursiers', means: 'Signal Runners' },
  { kind: 'model', name: 'Matelot', means: 'Deckhand' },
  { kind: 'model', name: 'Coursier', means: 'Signal Runner' },
  { kind: 'wargear', name: 'Mousquet de pont', means: 'Deck musket' },
  { kind: 'wargear', name: 'Sabre d’abordage', means: 'Boarding sabre' },
  { kind: 'enhancement', name: 'Longue-vue de laiton', means: 'Brass Spyglass' },
];

/** The legal list with every taught name in the other language. */
const foreign = TAUGHT.reduce(
  (text, { name, means }) => text.replaceAll(new RegExp(`${means}(?= \\(|$)`, 'gm'), name).replace(/^8x Matelot w/gm, '8x Deckhand w'),
  legal,
);

const under = (text: string, aliases: readonly Alias[]): CheckReport =>
  judged(text, { ...plain, index: withAliases(plain.index, new Aliases(aliases)) });

it('reads a list with taught names like the list with the names of the data', () => {
  const report = under(foreign, TAUGHT);
  expect(report).toMatchObject({ verdict: 'LEGAL', review: [] });
  expect(report.units.map(({ datasheet, models, computed }) => [datasheet, models, computed])).toEqual(
    judged(legal, plain).units.map(({ datasheet, models, computed }) => [datasheet, models, computed]),
  );
});

it('says which alias was used, once for each place', () => {
  const used = under(foreign, TAUGHT).findings.filter(({ code }) => code === 'ALIAS_USED');
  expect(new Set(used.map(({ severity }) => severity))).toEqual(new Set(['info']));
  expect(used.slice(0, 6).map((one) => [one.line, say(one)])).toEqual([
    [3, '"Ligue des Maréens" is an alias of "Tidewright League".'],
    [5, '"Garde du port" is an alias of "Harbour Watch".'],
    [9, '"Maître du port" is an alias of "Harbourmaster".'],
    [14, '"Longue-vue de laiton" is an alias of "Brass Spyglass".'],
    [11, 'Maître du port: "Sabre d’abordage" is an alias of "Boarding sabre".'],
    [22, '"Compagnie de matelots" is an alias of "Deckhand Company".'],
  ]);
  expect(judged(legal, plain).findings.filter(({ code }) => code === 'ALIAS_USED')).toEqual([]);
});

it('asks for review of the same list, and reports no error, without the aliases', () => {
  const report = judged(foreign, plain);
  expect(report.verdict).toBe('NEEDS_REVIEW');
  expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

it('does not use a name that was taught for several things of one datasheet', () => {
  const report = under(foreign, [...TAUGHT, { kind: 'wargear', name: 'Mousquet de pont', means: 'Swivel gun' }]);
  expect(report.verdict).toBe('NEEDS_REVIEW');
});

it('finds an error in a list with taught names', () => {
  const report = under(
    foreign.replace('3x Coursier\n     ◦ 3x Carbine\n     ◦ 3x H', '4x Coursier\n     ◦ 4x Carbine\n     ◦ 4x H'),
    TAUGHT,
  );
  expect(report.verdict).toBe('ILLEGAL');
});

it('finds what an alias means although the datasheet spells it with other articles or hyphens', () => {
  const others = TAUGHT.filter(({ name }) => name !== 'Mousquet de pont');
  const report = under(foreign, [...others, { kind: 'wargear', name: 'Mousquet de pont', means: 'The Deck-musket' }]);
  expect(report).toMatchObject({ verdict: 'LEGAL', review: [] });
});
