import fc from 'fast-check';
import type { OptionView } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import { inventedRelease } from '../testing/invented-release.js';
import { choicesOf } from './choices.js';
import { configsOf, type Asked } from './config.js';
import { factsOf } from './option-facts.js';
import { layoutsOf } from './unit-layout.js';

const namesBelow = (options: readonly OptionView[]): readonly string[] =>
  options.flatMap((option) => [...factsOf(option).answers.map(({ key }) => key), ...namesBelow(option.children)]);

/** The options of every model and every unit of the invented data. */
const places = [...inventedRelease.roots('tides').byRootId.values()]
  .flatMap(layoutsOf)
  .flatMap(({ slots, bodies }) => [...slots.map(({ option }) => option.children), ...bodies.map(({ options }) => options)])
  .filter((options) => options.length > 0)
  .map((options) => ({ options, names: [...new Set(namesBelow(options))] }));

const stated = fc.constantFrom(...places).chain(({ options, names }) =>
  fc.record({
    options: fc.constant(options),
    names: fc.constant(names),
    counts: fc.dictionary(fc.constantFrom(...names, 'unknown'), fc.integer({ min: 1, max: 4 }), { maxKeys: 5 }),
    most: fc.constantFrom('written' as const, 'raised' as const),
  }),
);

it('finds every way to take the stated names without looking at every option', () => {
  fc.assert(
    fc.property(stated, ({ options, names, counts, most }) => {
      const asked: Asked = { keys: Object.keys(counts), wanted: new Map(Object.entries(counts)), models: 1, most };
      const found = configsOf(options, asked);
      expect(found).toEqual(configsOf(options, { ...asked, keys: names }));
      const choices = choicesOf(options);
      expect(found.flatMap((config) => [...config.counts.keys()]).filter((key) => !choices.mayHave(key))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('knows which names no choice among the options accounts for', () => {
  expect(places.length).toBeGreaterThan(10);
  for (const { options, names } of places) {
    const choices = choicesOf(options);
    expect([names.every((name) => choices.mayHave(name)), choices.mayHave('unknown')]).toEqual([true, false]);
  }
});
