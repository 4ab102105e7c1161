import { expect, it } from 'vitest';
import { textFault, valueFault } from './well-formed.js';

it.each([
  ['plain', null],
  ['Éolian 🎺 “quoted”', null],
  ['a\0b', 'nul'],
  ['a\ud800', 'surrogate'],
  ['\udc00a', 'surrogate'],
  ['\ud83d\ude00', null],
  ['\ude00\ud83d', 'surrogate'],
])('%j', (text, fault) => expect(textFault(text)).toBe(fault));

it('checks lists, objects and their keys', () => {
  expect(valueFault({ a: [1, null, { b: 'fine' }] }, 8)).toBeNull();
  expect(valueFault({ a: [1, { b: 'x\0' }] }, 8)).toBe('nul');
  expect(valueFault({ 'x\0': 1 }, 8)).toBe('nul');
});

it('refuses deep nesting without following it', () => {
  let deep: unknown = 'end';
  for (let level = 0; level < 200_000; level += 1) deep = [deep];
  expect(valueFault(deep, 16)).toBe('depth');
});
