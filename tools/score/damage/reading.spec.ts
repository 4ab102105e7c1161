import { describe, expect, it } from 'vitest';
import { looseKey } from '#muster/catalogue';
import { readList } from '#muster/formats';
import type { LoadoutItem } from '#muster/roster';
import { listsOfEveryFormat } from '../../../libs/formats/src/testing/lists-of-every-format.js';
import { DAMAGES } from './damages.js';

/**
 * What a format needs because it writes items without numbers: its bullets or marks set them off from headings and remarks, and its
 * indentation tells names of groups from items. A hyphen may separate a label from a name.
 */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  bullets: ['listforge', 'new-recruit-markdown', 'warorgan flat', 'warorgan grouped'],
  'inner bullets': ['listforge', 'new-recruit-markdown', 'warorgan grouped', 'wtc full', 'wtc gw-style'],
  'without indentation': ['new-recruit-markdown', 'battlescribe-text html'],
  'upper case': ['battlescribe-text html'],
  'lower case': ['battlescribe-text html'],
  'dashes for bullets': ['warorgan grouped'],
  'asterisks for bullets': ['warorgan grouped', 'gw-app run-fr'],
  hyphens: ['etc'],
  // Prices stand on lines of their own, which look like broken ones.
  wrapped: ['etc'],
  // The rest of a player's remark is a line that is not read.
  'wrapped at 40': ['gw-app run-en'],
  'wrapped at 60': ['battlescribe-text html'],
};

const isExcluded = (format: string, damage: string): boolean =>
  Object.entries(NEEDED).some(([part, formats]) => damage.includes(part) && formats.includes(format));

/** The items of a unit, without telling which of them contains another: a flat list does not say it. */
const flat = (items: readonly LoadoutItem[]): readonly string[] =>
  items.flatMap(({ name, count, items: inner }) => [`${count} ${looseKey(name)}`, ...flat(inner)]);

function readingOf(text: string) {
  const { format, roster, review } = readList(text);
  const { factions, detachments, pointsLimit, statedPoints, units } = roster;
  return {
    format: format.id,
    header: [...factions, ...detachments].map(({ name }) => looseKey(name)),
    points: [pointsLimit, statedPoints],
    unread: review.filter(({ code }) => code === 'UNPARSED_LINES').length,
    units: units.map(({ name, statedPoints: points, warlord, enhancements, loadout }) => [
      looseKey(name),
      points,
      warlord,
      enhancements.map((one) => looseKey(one.name)),
      flat(loadout).toSorted(),
    ]),
  };
}

const cases = listsOfEveryFormat
  .flatMap(([format, dialect, text]) =>
    DAMAGES.map(({ damage, apply }) => [[format, dialect].filter((part) => part !== null).join(' '), damage, text, apply(text)] as const),
  )
  .filter(([format, damage, text, damaged]) => damaged !== text && !isExcluded(format, damage));

describe('a damage that changes no word changes nothing that is read', () => {
  it('in hundreds of cases', () => {
    expect(cases.length).toBeGreaterThan(380);
  });

  it.each(cases)('%s: %s', (_format, _damage, text, damaged) => {
    expect(readingOf(damaged)).toEqual(readingOf(text));
  });
});
