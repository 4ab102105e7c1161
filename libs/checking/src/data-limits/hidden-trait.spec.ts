import { expect, it } from 'vitest';
import { hidesWarlordTrait } from './hidden-trait.js';

it('knows a Warlord Trait that the data hides from other hidden options and from other limits', () => {
  const warlordTraits = [{ trait: { name: '2. Calm Tide' } }];
  expect(hidesWarlordTrait({ kind: 'hidden', name: '2. Calm Tide' }, { warlordTraits })).toBe(true);
  expect(hidesWarlordTrait({ kind: 'hidden', name: 'Hook' }, { warlordTraits })).toBe(false);
  expect(hidesWarlordTrait({ kind: 'tooMany', name: '2. Calm Tide' }, { warlordTraits })).toBe(false);
  expect(hidesWarlordTrait({ kind: 'hidden', name: '2. Calm Tide' }, {})).toBe(false);
});
