import { expect, it } from 'vitest';
import { clauseTokens, keywordVocabulary, parseWholeClause, plainText, readKeywordClause } from './keyword-clause.js';
import { keywordKey, matches } from './keywords.js';

const vocabulary = keywordVocabulary([
  'Reed Wardens',
  'Infantry',
  'Mounted',
  'Vehicle',
  'Psyker',
  'Fly',
  'Boatman',
  'Eel Kin',
  'Marsh Witch',
  'Captain of the Ferry',
  'The Drowned King',
]);
const read = (text: string) => readKeywordClause(text, vocabulary);
const has = (keyword: string) => ({ has: keyword });

it.each([
  ['INFANTRY', has('Infantry')],
  ['INFANTRY or MOUNTED', { any: [has('Infantry'), has('Mounted')] }],
  ['INFANTRY, MOUNTED, or VEHICLE models', { any: [has('Infantry'), has('Mounted'), has('Vehicle')] }],
  [
    'REED WARDENS/EEL KIN/INFANTRY VEHICLE unit only',
    { any: [has('Reed Wardens'), has('Eel Kin'), { all: [has('Infantry'), has('Vehicle')] }] },
  ],
  ['Reed Wardens and/or Eel Kin units', { any: [has('Reed Wardens'), has('Eel Kin')] }],
  ['a REED WARDENS PSYKER model only', { all: [has('Reed Wardens'), has('Psyker')] }],
  ['REED WARDENS INFANTRY or VEHICLE model only.', { any: [{ all: [has('Reed Wardens'), has('Infantry')] }, has('Vehicle')] }],
  ['REED WARDENS model only (excluding EEL KIN models)', { all: [has('Reed Wardens'), { not: has('Eel Kin') }] }],
  [
    'REED WARDENS models (excluding EEL KIN and PSYKER models)',
    { all: [has('Reed Wardens'), { not: { any: [has('Eel Kin'), has('Psyker')] } }] },
  ],
  ['non-VEHICLE', { not: has('Vehicle') }],
  ['REED WARDENS units that can FLY', { all: [has('Reed Wardens'), has('Fly')] }],
  ['Captain of the Ferry or The Drowned King model', { any: [has('Captain of the Ferry'), has('The Drowned King')] }],
])('understands "%s"', (text, expression) => expect(read(text)).toEqual(expression));

it.each(['**Reed Wardens**', '^^**Reed Wardens**^^', '**^^Reed Wardens^^**', 'REED\u00a0WARDENS', 'reed wardens'])(
  'reads the keyword marked as %s',
  (text) => expect(read(text)).toEqual(has('Reed Wardens')),
);

it('finds keywords in singular or plural and with different compound spelling', () => {
  expect(read('REED WARDEN model')).toEqual(has('Reed Wardens'));
  expect(read('Boatmen')).toEqual(has('Boatman'));
  expect(read('Marsh Witches')).toEqual(has('Marsh Witch'));
  expect(read('EELKIN')).toEqual(has('Eel Kin'));
});

it('prefers a name as written to its singular or plural', () => {
  const both = keywordVocabulary(['Eel', 'Eels']);
  expect(readKeywordClause('EELS', both)).toEqual(has('Eels'));
  expect(readKeywordClause('EEL', both)).toEqual(has('Eel'));
});

it.each([
  'REED WARDENS model with the Deep Dive ability only',
  'REED WARDENS model equipped with a hook only',
  'HEDGE WARDENS',
  'INFANTRY or',
  'INFANTRY (excluding)',
  '',
])('does not guess at "%s"', (text) => expect(read(text)).toBeNull());

it('gives the expression that the clause means', () => {
  const expression = read('REED WARDENS INFANTRY (excluding EEL KIN models)');
  const fits = (...keywords: string[]) => expression !== null && matches(expression, new Set(keywords.map(keywordKey)));
  expect([fits('Reed Wardens', 'Infantry'), fits('Reed Wardens'), fits('Reed Wardens', 'Infantry', 'Eel Kin')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('does not treat a sentence as a list', () => {
  expect(parseWholeClause(clauseTokens('while the bearer is leading this boat'))).toBeNull();
  expect(parseWholeClause(clauseTokens('Boatmen'))).toEqual({ words: ['Boatmen'] });
});

it('removes marks and extra spaces', () => expect(plainText('12 ^^**Boat\u2011men**^^ models .')).toBe('12 Boat-men models.'));
