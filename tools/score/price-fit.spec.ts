import { readList } from '#muster/formats';
import { expect, it } from 'vitest';
import { priceSheetOf, unitsAtPrice } from './price-fit.js';

const sizes = { minModels: 5, maxModels: 10, perModel: [], wargear: [], byCopy: [], complete: true };
const bySize = [
  { upTo: 5, points: 60 },
  { upTo: null, points: 110 },
];
const tides = [{ factionId: 'tides' }];
const reef = [{ factionId: 'reef' }];
const sheet = priceSheetOf({
  factions: [{ id: 'tides', name: 'Tidewright' }],
  datasheets: [
    { name: 'Harbour Watch', aliases: ['Quay Watch'], factions: [], points: { ...sizes, bySize } },
    {
      name: 'Rowers',
      aliases: [],
      factions: [],
      points: { ...sizes, bySize: [{ upTo: null, points: 10 }], perModel: [{ name: 'Rower', points: 7 }] },
    },
    { name: 'Captain', aliases: [], factions: [], points: { ...sizes, bySize: [{ upTo: null, points: 80 }] } },
    { name: 'Barge', aliases: [], factions: tides, points: { ...sizes, bySize: [{ upTo: null, points: 130 }] } },
    { name: 'Barge', aliases: [], factions: reef, points: { ...sizes, bySize: [{ upTo: null, points: 135 }] } },
  ],
  enhancements: [{ name: 'Lantern of Brass', points: 15 }],
});

const fitOf = (...units: readonly string[]) =>
  unitsAtPrice(readList(`Tides (500 points)\nTidewright\nStrike Force (500 points)\n\n${units.join('\n\n')}\n`).roster, sheet);

it('counts the units that can cost what the list states, at any size and by any name', () => {
  expect(fitOf('Harbour Watch (60 points)', 'Quay Watch (110 points)', 'Harbour Watch (70 points)', 'Gulls (60 points)')).toBe(2);
  expect(fitOf('Rowers (59 points)', 'Rowers (60 points)')).toBe(1);
});

it('takes the price of an Enhancement into account, whether or not the list labels it', () => {
  expect(fitOf('Captain (95 points)\n  • 1x Oar\n  • Enhancement: Lantern of Brass')).toBe(1);
  expect(fitOf('Captain (95 points)\n  • 1x Lantern of Brass')).toBe(1);
  expect(fitOf('Captain (95 points)\n  • 1x Oar')).toBe(0);
});

it('takes the price of the size that the list states, and of the datasheet that its faction has', () => {
  expect(fitOf('5x Harbour Watch (60 points)', '10x Harbour Watch (60 points)')).toBe(1);
  expect(fitOf('Barge (130 points)', 'Barge (135 points)')).toBe(1);
});
