import { expect, it } from 'vitest';
import { newApiKeyText, parseApiKeyText } from './api-key-text.js';

it('reads the key it made, and reveals only its prefix', () => {
  const key = newApiKeyText();
  expect(parseApiKeyText(key.text)).toEqual(key);
  expect(key.text).toMatch(/^mk_[0-9a-f]{12}_[0-9a-f]{64}_[0-9a-f]{8}$/);
  expect(key.text.startsWith(`${key.prefix}_`)).toBe(true);
  expect(newApiKeyText().text).not.toBe(key.text);
});

it('recognises a mistyped key by its checksum', () => {
  const { text } = newApiKeyText();
  const typo = (at: number): string => text.slice(0, at) + (text[at] === 'a' ? 'b' : 'a') + text.slice(at + 1);
  for (const wrong of [
    typo(5),
    typo(40),
    typo(text.length - 1),
    text.slice(0, -1),
    `${text}0`,
    text.toUpperCase(),
    '',
    'mk_',
    `mk_${'0'.repeat(86)}`,
  ])
    expect([wrong, parseApiKeyText(wrong)]).toEqual([wrong, null]);
});
