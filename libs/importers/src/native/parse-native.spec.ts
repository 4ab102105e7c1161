import { renderMessage } from '#muster/messages';
import { expect, it } from 'vitest';
import { nativeMessages, type NativeMessage } from './native-messages.js';
import { parseNative, parseNativeEntry } from './parse-native.js';

const sheet = {
  id: 'lamp-wardens',
  name: 'Lamp Wardens',
  faction: 'lamps',
  keywords: ['Infantry'],
  models: [{ name: 'Lamp Warden', min: 3, max: 6, wargear: ['Lamp hook', { name: 'Oil flask', count: 2 }] }],
  points: 70,
};

const release = (over: object): unknown => ({
  edition: '10e',
  label: 'lamps-1',
  effectiveFrom: '2026-02-28',
  factions: [{ id: 'lamps', name: 'Lamps', keyword: 'Lamps' }],
  datasheets: [sheet],
  ...over,
});

/** The messages and their paths. */
const said = (json: unknown): unknown[] =>
  parseNative(json).diagnostics.map(({ messageId, path, params }) => [
    path.join('/'),
    renderMessage(nativeMessages['import/native'][messageId as NativeMessage], params),
  ]);

it('gives omitted fields their default values', () => {
  const { value, diagnostics } = parseNative(release({}));
  expect(diagnostics).toEqual([]);
  expect(value).toEqual({
    edition: '10e',
    label: 'lamps-1',
    effectiveFrom: '2026-02-28',
    battleSizes: [
      { name: 'Incursion', points: 1000 },
      { name: 'Strike Force', points: 2000 },
      { name: 'Onslaught', points: 3000 },
    ],
    factions: [{ id: 'lamps', name: 'Lamps', aliases: [], keyword: 'Lamps', parent: null, pricesOf: null }],
    datasheets: [
      {
        id: 'lamp-wardens',
        name: 'Lamp Wardens',
        aliases: [],
        faction: 'lamps',
        legends: false,
        role: null,
        powerRating: null,
        keywords: ['Infantry'],
        factionKeywords: [],
        abilities: [],
        factionAbilities: [],
        invulnerableSaves: [],
        profiles: [],
        weapons: [],
        damage: [],
        models: [
          {
            id: 'lamp-warden',
            name: 'Lamp Warden',
            min: 3,
            max: 6,
            points: 0,
            keywords: [],
            wargear: [
              { name: 'Lamp hook', count: 1 },
              { name: 'Oil flask', count: 2 },
            ],
            options: [],
          },
        ],
        size: null,
        options: [],
        points: { bySize: [{ upTo: null, points: 70 }], byCopy: [] },
        pricesOnly: false,
        transport: null,
        leads: null,
        warlord: 'may',
        copies: null,
      },
    ],
    detachments: [],
    enhancements: [],
    armyOptions: [],
  });
});

it.each([
  ['a value that is not an object', [], [['', 'An object is expected here.']]],
  ['an unknown field', release({ colour: 'red' }), [['colour', '"colour" is not a known field here.']]],
  [
    'a name of every object',
    JSON.parse('{"__proto__": 1}'),
    expect.arrayContaining([['__proto__', '"__proto__" is not a known field here.']]),
  ],
  ['an unknown edition', release({ edition: '7e' }), [['edition', 'One of these is expected here: 8e, 9e, 10e, 11e.']]],
  ['a day that does not exist', release({ effectiveFrom: '2026-02-29' }), [['effectiveFrom', 'A date must have the form YYYY-MM-DD.']]],
  ['a month that does not exist', release({ effectiveFrom: '2026-13-01' }), [['effectiveFrom', 'A date must have the form YYYY-MM-DD.']]],
  ['an empty text', release({ label: ' ' }), [['label', 'This must not be empty.']]],
  ['half a character', release({ label: 'a\ud800' }), [['label', 'A text is expected here.']]],
  ['a NUL', release({ label: 'a\0' }), [['label', 'A text is expected here.']]],
  ['a long name', release({ label: 'a'.repeat(61) }), [['label', 'At most 60 are accepted here.']]],
  ['a value that is not a list', release({ factions: {} }), [['factions', 'A list is expected here.']]],
  [
    'a faction twice',
    release({ datasheets: [{ ...sheet, id: 'lamps' }] }),
    [['datasheets/0/id', 'The id "lamps" is used more than once.']],
  ],
  ['an unknown faction', release({ datasheets: [{ ...sheet, faction: 'oil' }] }), [['datasheets/0/faction', 'There is no faction "oil".']]],
])('reports the path of %s', (_, json, expected) => {
  expect(said(json)).toEqual(expected);
  expect(parseNative(json).value).toBeNull();
});

const inSheet = (over: object): unknown => release({ datasheets: [{ ...sheet, ...over }] });
const inModel = (over: object): unknown => inSheet({ models: [{ name: 'Lamp Warden', ...over }] });
const option = (over: object): unknown => inSheet({ options: [{ name: 'Lamps', options: [{ name: 'Lamp' }], ...over }] });

it.each([
  ['id', inSheet({ id: 'Lamp Wardens' }), 'An id may contain only lower-case letters, digits and hyphens.'],
  ['keywords', inSheet({ keywords: undefined }), '"keywords" is missing.'],
  ['points/bySize/0/points', inSheet({ points: 1.5 }), 'A whole number from 0 to 100000 is expected here.'],
  ['points/bySize', inSheet({ points: { bySize: [] } }), 'This must not be empty.'],
  [
    'points/bySize',
    inSheet({
      points: {
        bySize: [
          { upTo: 5, points: 1 },
          { upTo: 5, points: 2 },
        ],
      },
    }),
    'Tiers must be in ascending order, and only the last one may have no upper limit.',
  ],
  [
    'points/bySize',
    inSheet({ points: { bySize: [{ points: 1 }, { upTo: 5, points: 2 }] } }),
    'Tiers must be in ascending order, and only the last one may have no upper limit.',
  ],
  [
    'points/byCopy/0/from',
    inSheet({ points: { bySize: [{ points: 1 }], byCopy: [{ from: 1, points: 5 }] } }),
    'A whole number from 2 to 99 is expected here.',
  ],
  ['models', inSheet({ models: [] }), 'This must not be empty.'],
  ['models/0', inModel({ min: 6, max: 3 }), 'The minimum 6 is greater than the maximum 3.'],
  ['models/0/wargear/0/count', inModel({ wargear: [{ name: 'Lamp', count: 0 }] }), 'A whole number from 1 to 99 is expected here.'],
  ['models/1/id', inSheet({ models: [{ name: 'Lamp' }, { name: 'Lamp' }] }), 'The id "lamp" is used more than once.'],
  ['options/0', option({ min: 2 }), 'The minimum 2 is greater than the maximum 1.'],
  [
    'options/0',
    option({ min: 2, max: 2, options: [{ name: 'Lamp', default: true }] }),
    '1 option is chosen by default, but the group allows 2 to 2.',
  ],
  ['options/0/options/0/default', option({ options: [{ name: 'Lamp', default: 'yes' }] }), 'true or false is expected here.'],
  ['profiles/0/characteristics', inSheet({ profiles: [{ name: 'Lamp', characteristics: {} }] }), 'This must not be empty.'],
  [
    'transport/passengers',
    inSheet({ transport: { models: 6, passengers: { some: [] } } }),
    'A keyword, or an object with one of has, all, any and not, is expected here.',
  ],
  ['transport/passengers/any', inSheet({ transport: { models: 6, passengers: { any: [] } } }), 'This must not be empty.'],
  ['warlord', inSheet({ warlord: 'perhaps' }), 'One of these is expected here: may, must, cannot.'],
])('reports what is wrong with %s', (path, json, sentence) => {
  expect(said(json)[0]).toEqual([`datasheets/0/${path}`, sentence]);
  expect(parseNative(json).value).toBeNull();
});

it('reads a single entry of each kind', () => {
  expect(parseNativeEntry('datasheet', sheet).value?.id).toBe('lamp-wardens');
  expect(
    parseNativeEntry('detachment', { id: 'd', name: 'D', grants: [{ keyword: 'Battleline', to: 'Lamp Wardens' }] }).value?.grants,
  ).toEqual([{ keyword: 'Battleline', to: { has: 'Lamp Wardens' }, chosen: false, upTo: null }]);
  const bearer = { all: ['Character', { not: 'Epic Hero' }] };
  expect(parseNativeEntry('enhancement', { id: 'e', name: 'E', detachments: ['d'], points: 5, bearer }).value?.bearer).toEqual({
    kind: 'expression',
    bearer: { all: [{ has: 'Character' }, { not: { has: 'Epic Hero' } }] },
  });
  expect(parseNativeEntry('faction', { id: 'f', name: 'F' }).diagnostics.map(({ params }) => params)).toEqual([{ field: 'keyword' }]);
  expect(parseNativeEntry('armyOption', { id: 'a', name: 'A', kind: 'relic' }).value).toMatchObject({ points: 0, commandPoints: null });
});
