import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { asciiOf } from './programs.mjs';

describe('code in ASCII', () => {
  it.each([
    "'Ætherforged – 40″'",
    '`a\u2028b ${1} 😀`',
    "'\\\\é'",
    "'\\é'",
    "'\\n–'",
    '/^[–\\é]+$/.test("é–")',
    '/😀{2}/u.test("😀😀")',
    '({ é: 1 }).é',
  ])('means the same: %s', (code) => {
    const ascii = asciiOf(code);
    expect(ascii).toMatch(/^[\x20-\x7e]+$/);
    expect(runInThisContext(ascii)).toEqual(runInThisContext(code));
  });

  it('is unchanged if it was ASCII before', () => {
    expect(asciiOf('const a = "\\u00e9";\n')).toBe('const a = "\\u00e9";\n');
  });
});
