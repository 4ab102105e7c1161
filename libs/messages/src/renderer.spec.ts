import { expect, it } from 'vitest';
import { renderer, valuesOf } from './renderer.js';

const render = renderer(
  [
    { DATA_GAP: { gone: '{{unit}} is gone ({{kind}}).', held: 'Data: {{data}}' } },
    { DATA_GAP: { new: 'New.' }, other: { gone: 'Gone.', here: 'Here.' } },
  ],
  [
    {
      fr: {
        messages: { DATA_GAP: { gone: '{{unit}} a disparu ({{kind}}).', held: 'Données : {{data}}' }, other: { gone: 'Disparu.' } },
        words: { kind: { relic: 'relique' } },
      },
    },
  ],
);
const gone = (kind: string) => ({ code: 'DATA_GAP', messageId: 'gone', params: { unit: 'relic', kind } });
const held = (messageId: string) => ({
  ...{ code: 'DATA_GAP', messageId: 'held', params: {} },
  phrases: { data: { code: 'other', messageId, params: {} } },
});

it('renders the messages of every package, even if they share a code', () => {
  expect(render('en', gone('relic'))).toBe('relic is gone (relic).');
  expect(render('en', { code: 'DATA_GAP', messageId: 'new', params: {} })).toBe('New.');
  expect(render('en', { code: 'other', messageId: 'gone', params: {} })).toBe('Gone.');
});
it('translates known words, and keeps names unchanged', () => {
  expect(render('fr', gone('relic'))).toBe('relic a disparu (relique).');
  expect(render('fr', gone('hat'))).toBe('relic a disparu (hat).');
});
it('renders a sentence within a sentence in the same language, or both in English', () => {
  expect(render('fr', held('gone'))).toBe('Données : Disparu.');
  expect(render('fr', held('here'))).toBe('Data: Here.');
  expect(valuesOf(held('gone'), (said) => render('fr', said))).toEqual({ data: 'Disparu.' });
});
it('renders the stored sentence, or else the code, if the message or a value is missing', () => {
  const retired = { code: 'other', messageId: 'retired', params: {} };
  expect(render('fr', { ...retired, message: 'As stored.' })).toBe('As stored.');
  expect(render('fr', retired)).toBe('other: retired');
  expect(render('en', { code: 'DATA_GAP', messageId: 'gone', params: { unit: 'Walker' }, message: 'Walker went.' })).toBe('Walker went.');
});
it('refuses two different sentences for one message', () => {
  expect(() => renderer([{ a: { b: 'One.' } }, { a: { b: 'Two.' } }])).toThrow('two sentences');
});
