import { expect, it } from 'vitest';
import { parseJson, plainText } from './plain-text.js';

it('removes NUL, and replaces lone surrogates', () => expect(plainText('a\0b \ud800 \u{1f6e1}')).toBe('ab \ufffd \u{1f6e1}'));

it('parses JSON with plain text in values and names, and keeps complete surrogate pairs', () =>
  expect(parseJson('{"a\\u0000": ["b\\u0000c", {"\\uDFFF": "\\ud83d\\udee1"}], "n": 1}')).toEqual({
    a: ['bc', { '\ufffd': '\u{1f6e1}' }],
    n: 1,
  }));

it('throws for what is not JSON', () => expect(() => parseJson('{"a": "\\u0000"')).toThrow(SyntaxError));
