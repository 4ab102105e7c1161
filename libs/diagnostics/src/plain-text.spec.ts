import { expect, it } from 'vitest';
import { parseJson, plainText } from './plain-text.js';

it('leaves out NUL, and replaces half a pair of surrogates', () => expect(plainText('a\0b \ud800 \u{1f6e1}')).toBe('ab \ufffd \u{1f6e1}'));

it('parses JSON to plain text, in values and in names, whole pairs untouched', () =>
  expect(parseJson('{"a\\u0000": ["b\\u0000c", {"\\uDFFF": "\\ud83d\\udee1"}], "n": 1}')).toEqual({
    a: ['bc', { '\ufffd': '\u{1f6e1}' }],
    n: 1,
  }));

it('throws for what is not JSON', () => expect(() => parseJson('{"a": "\\u0000"')).toThrow(SyntaxError));
