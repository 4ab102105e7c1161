import { readList, writeList, type WrittenFormat } from '#muster/formats';
import { describe, expect, it } from 'vitest';
import { armyInEveryFormat } from './testing/army-in-every-format.js';
import { comparableArmy } from './testing/comparable-army.js';
import { inventedRelease } from './testing/invented-release.js';

const { roster } = readList(armyInEveryFormat['gw-app run-en'] ?? '');
const expected = comparableArmy(roster, inventedRelease);

describe('one army', () => {
  it('is known', () => {
    expect(expected).toMatchObject({
      units: ['Deckhands | 10 | 90 | ', 'Deckhands | 10 | 90 | ', "Harbour Warden | 1 | 95 | Warlord | Keeper's Oath"],
      header: ['Tidewardens', 'Lamplit Vigil'],
      missing: [],
      lost: 0,
    });
  });

  it.each(Object.keys(armyInEveryFormat))('is the same roster in %s', (format) => {
    const { roster: read, review } = readList(armyInEveryFormat[format] ?? '');
    expect(review).toEqual([]);
    expect(comparableArmy(read, inventedRelease)).toEqual(expected);
  });

  it.each<WrittenFormat>(['app', 'wtc-compact', 'muster-json'])('is the same roster after it was written as %s', (format) => {
    const { text } = writeList(roster, format);
    expect(comparableArmy(readList(text ?? '').roster, inventedRelease)).toEqual(expected);
  });
});
