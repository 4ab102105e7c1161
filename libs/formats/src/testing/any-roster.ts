import fc from 'fast-check';
import { numbered, type LoadoutItem, type Roster, type UnnumberedUnit } from '#muster/roster';

/**
 * Names as printed in lists: words with accents, quotes, hyphens, numbers and brackets, but never all in capitals or in the syntax of a
 * format.
 */
export const plainName: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom('Maré', 'O’Hook', "Tide's", 'Lamp-Bearer', 'Ëel', 'of', 'Net', '“Grey”', 'Мостик', '灯', 'IV', 'Æther', 'w/', 'Rig!'),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  // Nothing ends with such a word: a line that does was broken.
  .map((words) => `Qu${words.join(' ')}${['of', 'w/'].includes(words.at(-1) ?? '') ? ' Net' : ''}`);

/** Arbitrary text, mostly made of the formats' own syntax. */
export const nastyName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      'Warlord',
      'CHARACTERS',
      '(10 points)',
      'Hook (5 points)',
      'A, B',
      'Char1: Net',
      '9x Net',
      '• Net',
      'Enhancement: Net',
      '+++++',
      '> Net',
      '```',
    ],
    ...[
      '5 with Net',
      'Strike Force (2000 points)',
      'Net\nHook',
      'Attached Unit 1',
      'Exported with App Version: v1',
      '# Net',
      '',
      ' ',
      '[5 pts]',
      'Net:',
      '{',
      'Leading Net',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  plainName,
);

const count = fc.integer({ min: 1, max: 30 });
const points = fc.integer({ min: 0, max: 9_999 });

function item(name: fc.Arbitrary<string>, depth: number): fc.Arbitrary<LoadoutItem> {
  const items = depth === 0 ? fc.constant([]) : fc.array(item(name, depth - 1), { maxLength: 3 });
  return fc.record({ name, id: fc.constant(null), line: fc.constant(null), count, items });
}

function unit(name: fc.Arbitrary<string>): fc.Arbitrary<UnnumberedUnit> {
  const nowhere = { id: fc.constant(null), line: fc.constant(null) };
  return fc.record({
    name,
    ...nowhere,
    section: fc.constantFrom('CHARACTERS', 'OTHER DATASHEETS'),
    detachment: fc.constant(null),
    statedPoints: points,
    warlord: fc.boolean(),
    enhancements: fc.array(fc.record({ name, ...nowhere, statedPoints: fc.option(points) }), { maxLength: 2 }),
    loadout: fc.array(item(name, 2), { maxLength: 4 }),
  });
}

/** Rosters with such names, without fields that no text format has. */
export function anyRoster(name: fc.Arbitrary<string>): fc.Arbitrary<Roster> {
  const stated = fc.record({ name, id: fc.constant(null), line: fc.constant(null) });
  return fc.record({
    name,
    factions: stated.map((one) => [one]),
    battleSize: fc.constant({ name: 'Strike Force', id: null, line: null }),
    pointsLimit: fc.constant(2000),
    statedPoints: points,
    detachments: stated.map((one) => [one]),
    units: fc.array(unit(name), { minLength: 1, maxLength: 5 }).map(numbered),
    statesWargear: fc.constant(true),
  });
}
