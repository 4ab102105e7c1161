/**
 * Control characters, lone surrogates, line breaks, and characters that are invisible or change the writing direction. A name with one of
 * them could look like another name.
 */
const UNUSABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;

export function isPlainText(text: string): boolean {
  return !UNUSABLE.test(text);
}
