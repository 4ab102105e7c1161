import { expect, it } from 'vitest';
import { speaker } from './speaker.js';

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
