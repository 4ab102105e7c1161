import type { Dice } from '../../../libs/battlescribe/src/testing/random-roster.js';

/** Values that exist in the fuzzed installation, by the name of the argument or input field that takes them. */
export type Known = Readonly<Record<string, readonly string[]>>;

const LONG = 10_000;

/** Texts that are valid JSON and UTF-8, and that something below could take for more than text. */
const TEXTS: readonly string[] = [
  ...[
    '',
    ' ',
    '\t\n',
    'a',
    'Fang',
    '0',
    '-1',
    '1e9',
    'null',
    'true',
    '[]',
    '{}',
    '%',
    '_',
    '%25%00',
    '\\',
    "'",
    "''; --",
    '"',
    '`',
    '$1',
    '${x}',
    '{{x}}',
  ],
  ...[
    '\0',
    'a\0b',
    '\u0001\u0002',
    '\ud800',
    'x\udfffy',
    '\u202eabc',
    '\u200b',
    '\ufeffBOM',
    'e\u0301',
    'é',
    'İi̇ıI',
    'ﬀ',
    '🛶🛶',
    '٣',
    '１２',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '../../etc/passwd', 'C:\\x', 'https://x.invalid/', 'javascript:void(0)'],
  ...[
    'a'.repeat(201),
    'x'.repeat(513),
    'ä'.repeat(LONG),
    '\u0300'.repeat(500),
    'Line\n'.repeat(600),
    '- '.repeat(2_000),
    '('.repeat(1_000),
  ],
  ...[
    '(a+)+$',
    '^(a|a)*$',
    '<script>',
    '&amp;',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><roster/>',
    '{"roster":{"forces":[]}}',
    'PK\u0003\u0004',
  ],
];

const DAYS: readonly string[] = [
  ...[
    '2026-07-15',
    '2024-02-29',
    '2026-02-29',
    '2026-13-01',
    '0000-01-01',
    '0001-01-01',
    '9999-12-31',
    '10000-01-01',
    '-0001-01-01',
    '2026-1-1',
  ],
  ...['+275760-09-13', '2026-07-15T00:00:00Z', 'today', '20260715', '1582-10-10', ''],
];

const MOMENTS: readonly string[] = [
  ...[
    '2030-01-31T18:00:00Z',
    '2030-01-31T18:00:00+14:00',
    '2016-12-31T23:59:60Z',
    '2030-02-30T00:00:00Z',
    '2030-01-31T24:00:00Z',
    '2030-01-31',
  ],
  ...[
    '9999-12-31T23:59:59.999Z',
    '+275760-09-13T00:00:00.000Z',
    '+275760-09-13T00:00:00.001Z',
    '-000001-01-01T00:00:00Z',
    '0000-01-01T00:00:00Z',
  ],
  ...[
    '2030-01-31T18:00Z',
    '1969-12-31T23:59:59Z',
    '2030-03-31T02:30:00+01:00',
    '2030-01-31T18:00',
    '2030-01-31T18:00:00.123456789Z',
    'now',
    '',
  ],
];

const NUMBERS: readonly unknown[] = [
  0,
  1,
  2,
  3,
  10,
  25,
  100,
  101,
  -1,
  -0,
  1.5,
  0.1 + 0.2,
  2 ** 31 - 1,
  -(2 ** 31),
  2 ** 31,
  2 ** 53,
  1e21,
  1e308,
  5e-324,
  '1',
  null,
  true,
];

const ID_TYPES = [
  'Release',
  'Datasheet',
  'Detachment',
  'Roster',
  'RosterShare',
  'Account',
  'ApiKey',
  'Event',
  'EventPlayer',
  'CheckJob',
  'ImportJob',
  'Alias',
  'Nothing',
];
const ID_PARTS = [
  '',
  '1',
  '0',
  '-1',
  '99999999999999999999',
  '00000000-0000-4000-8000-000000000000',
  'x:y',
  '%00',
  '%',
  'sample-2026-01:fang',
  '::::',
  'ä',
];

const opaque = (type: string | undefined, dice: Dice): string => Buffer.from(`${type}:${dice.of(ID_PARTS)}`).toString('base64url');

/** The types of ids that exist: a wrong id of another type is refused before anything looks for it. */
const typesOf = (ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => /^(\w+):/.exec(Buffer.from(id, 'base64url').toString('utf8'))?.[1] ?? []);

/** A value for a scalar: mostly one that exists, sometimes a hostile one. */
export function randomScalar(type: string, name: string, known: Known, dice: Dice): unknown {
  const fitting = known[name] ?? known[type] ?? [];
  const isNumber = type === 'Int' || type === 'Float';
  if (type === 'Boolean') return dice.chance(0.95) ? dice.chance(0.5) : dice.of(NUMBERS);
  if (isNumber) return dice.chance(0.6) ? 1 + dice.below(name === 'first' ? 5 : 40) : dice.of(NUMBERS);
  if (type === 'LimitValues') return dice.chance(0.5) ? { copies: dice.of(NUMBERS) } : randomJson(dice, 3);
  if (dice.chance(0.02)) return dice.of(NUMBERS);
  if (type === 'Date') return dice.of(dice.chance(0.7) ? DAYS.slice(0, 2) : DAYS);
  if (type === 'DateTime') return dice.of(dice.chance(0.7) ? MOMENTS.slice(0, 2) : MOMENTS);
  if (fitting.length > 0 && dice.chance(0.7)) return dice.of(fitting);
  if (type === 'ID' && dice.chance(0.5)) return opaque(dice.of(dice.chance(0.7) ? typesOf(fitting) : ID_TYPES), dice);
  return dice.of(TEXTS);
}

function randomJson(dice: Dice, levels: number): unknown {
  if (levels === 0 || dice.chance(0.4)) return dice.chance(0.5) ? dice.of(TEXTS) : dice.of(NUMBERS);
  const inner = Array.from({ length: dice.below(4) }, () => randomJson(dice, levels - 1));
  return dice.chance(0.5) ? inner : Object.fromEntries(inner.map((value) => [dice.of(TEXTS), value]));
}
