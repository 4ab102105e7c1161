import { noProseFacts } from '#muster/importers';
import { expect, it } from 'vitest';
import { factsToTexts, textsToFacts } from './stored-facts.js';

const stored = (third: number, order = ['a', 'b', 'c', 'd', 'e']): string =>
  JSON.stringify({ armies: order.map((id) => [id, { unread: id === 'c' ? third : 1 }]), bearers: [['a', { unread: true }]] });
const facts = textsToFacts([stored(1)]);

it('reads what it wrote', () => {
  expect(textsToFacts(factsToTexts(facts))).toEqual(facts);
  expect([...facts.armies.keys(), ...facts.bearers.keys()]).toEqual(['a', 'b', 'c', 'd', 'e', 'a']);
});

it('distinguishes text without facts from text that was not read', () => {
  expect(textsToFacts(factsToTexts({ ...noProseFacts, read: true })).read).toBe(true);
  expect(textsToFacts(factsToTexts(noProseFacts))).toBe(noProseFacts);
});

it('changes one text when one fact changes, whatever the order of the facts', () => {
  const before = new Set(factsToTexts(facts));
  const after = factsToTexts(textsToFacts([stored(100, ['e', 'd', 'c', 'b', 'a'])]));
  expect(after.filter((text) => !before.has(text))).toEqual(['{"armies":[["c",{"unread":100}]]}']);
});
