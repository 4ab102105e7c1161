import { expect, it } from 'vitest';
import { speaker, translator } from './speaker.js';

const say = speaker([{ DATA_GAP: { gone: '{{unit}} is gone.' } }, { DATA_GAP: { new: 'New.' }, other: { gone: 'Gone.' } }]);

it('speaks for every room, also under one code', () => {
  expect(say({ code: 'DATA_GAP', messageId: 'gone', params: { unit: 'Walker' } })).toBe('Walker is gone.');
  expect(say({ code: 'DATA_GAP', messageId: 'new', params: {} })).toBe('New.');
  expect(say({ code: 'other', messageId: 'gone', params: {} })).toBe('Gone.');
});
it('refuses two sentences for one message', () => {
  expect(() => speaker([{ a: { b: 'One.' } }, { a: { b: 'Two.' } }])).toThrow('two sentences');
});
it('throws for what nobody declared, and for a value that is missing', () => {
  expect(() => say({ code: 'other', messageId: 'new', params: {} })).toThrow('No sentence');
  expect(() => say({ code: 'DATA_GAP', messageId: 'gone', params: {} })).toThrow('needs "unit"');
});

const translate = translator('fr', [
  {
    messages: { DATA_GAP: { gone: '{{unit}} a disparu ({{kind}}).', held: 'Données : {{data}}' }, other: { gone: 'Disparu.' } },
    words: { kind: { relic: 'relique' } },
  },
]);

it('says in another language what that has, with words of ours in that language and names as they are', () => {
  const gone = (kind: string) => ({ code: 'DATA_GAP', messageId: 'gone', params: { unit: 'relic', kind } });
  expect(translate(gone('relic'))).toBe('relic a disparu (relique).');
  expect(translate(gone('hat'))).toBe('relic a disparu (hat).');
});
it('says a sentence within a sentence in the same language, or neither', () => {
  const held = (messageId: string) => ({
    ...{ code: 'DATA_GAP', messageId: 'held', params: { data: 'Gone.' } },
    phrases: { data: { code: 'other', messageId, params: {} } },
  });
  expect(translate(held('gone'))).toBe('Données : Disparu.');
  expect(translate(held('unheard'))).toBeNull();
});
it('says nothing where it has no sentence, or lacks a value', () => {
  expect(translate({ code: 'DATA_GAP', messageId: 'new', params: {} })).toBeNull();
  expect(translate({ code: 'DATA_GAP', messageId: 'gone', params: { unit: 'Walker' } })).toBeNull();
});
