import fc from 'fast-check';
import { expect, it } from 'vitest';
import { looseKey } from './name-key.js';
import { MeantNames } from './meant-name.js';
import { typos } from './typos.js';

const word = fc.oneof(
  fc.constantFrom('the', 'w/', 'gull', 'Relic:', '5.'),
  fc.string({ unit: fc.constantFrom(...'abs-é'.split('')), maxLength: 6 }),
);
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
const entries = fc.array(fc.record({ name: text, isOwn: fc.boolean() }), { maxLength: 20 });
const ownWords = fc.subarray(['gull', 'a', 'b']).map((words) => new Set(words));

it('finds the candidate that comparing with every candidate finds', () => {
  fc.assert(
    fc.property(entries, text, ownWords, (among, sought, words) => {
      const names = new MeantNames(among, words);
      const isOwn = (one: { readonly isOwn: boolean }): boolean => one.isOwn;
      const found = names.among(sought, isOwn);
      expect(found && { name: found.ones[0].name, isCertain: found.isCertain }).toEqual(plainly(sought, among.filter(isOwn), words));
      expect(names.meant(sought)).toEqual(plainly(sought, among, words));
    }),
    { numRuns: 500 },
  );
});

type Fits = readonly [fits: (name: string) => boolean, isCertain: boolean];

function plainly(sought: string, among: readonly { readonly name: string }[], words: ReadonlySet<string>) {
  const compact = compactOf(looseKey(sought));
  const rest = restOf(sought, words);
  const most = compact.length >= 9 ? 2 : compact.length >= 5 ? 1 : 0;
  const comparisons: readonly Fits[] = [
    [(name) => compactOf(looseKey(name)) === compact, true],
    [(name) => compactOf(looseKey(unlabelled(name))) === compact, false],
    [(name) => inOrder(name) === inOrder(sought), true],
    [(name) => rest !== '' && restOf(name, words) === rest, false],
    ...[1, 2].slice(0, most).map((count): Fits => [(name) => typos(compactOf(looseKey(name)), compact, count) !== null, false]),
  ];
  for (const [fits, isCertain] of comparisons) {
    const fitting = among.filter(({ name }) => fits(name));
    const [first] = fitting;
    if (first !== undefined) return new Set(fitting.map(({ name }) => looseKey(name))).size === 1 ? { name: first.name, isCertain } : null;
  }
  return null;
}

const unlabelled = (name: string): string =>
  name
    .slice(name.lastIndexOf(': ') + 1)
    .trim()
    .replace(/^\d{1,2}\. /u, '');

const inOrder = (name: string): string => looseKey(name).split(' ').toSorted().join(' ');

const restOf = (name: string, words: ReadonlySet<string>): string =>
  compactOf(
    looseKey(name)
      .split(' ')
      .filter((one) => !words.has(one))
      .join(' '),
  );

const compactOf = (key: string): string =>
  key
    .replace(/\bw\/ ?/g, 'with ')
    .split(/[\s-]/u)
    .filter((one) => !['the', 'a', 'an', 'le', 'la', 'les', 'der', 'die', 'das'].includes(one))
    .join('')
    .replace(/['’`]/g, '');
