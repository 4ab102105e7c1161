import { expect, expectTypeOf, it } from 'vitest';
import { placeholdersOf, renderMessage, type Placeholder } from './template.js';

const MODELS = 'has {{count}} {{count|one:model|other:models}} of {{limit}}';

it.each([
  [0, 'en', 'has 0 models of 5'],
  [1, 'en', 'has 1 model of 5'],
  [2, 'en', 'has 2 models of 5'],
  [0, 'fr', 'has 0 model of 5'],
  [1.5, 'fr', 'has 1.5 model of 5'],
  [1_000_000, 'fr', 'has 1000000 models of 5'],
] as const)('%s in %s', (count, locale, said) => expect(renderMessage(MODELS, { count, limit: 5 }, locale)).toBe(said));

it('a placeholder used several times is one parameter, also in its type', () => {
  expect(placeholdersOf(MODELS)).toEqual(['count', 'count', 'limit']);
  expectTypeOf<Placeholder<typeof MODELS>>().toEqualTypeOf<'count' | 'limit'>();
});
it('throws if a value is missing', () => {
  expect(() => renderMessage(MODELS, { limit: 5 })).toThrow('needs "count"');
});
