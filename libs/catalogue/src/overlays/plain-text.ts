/**
 * Control characters, halves of characters, line breaks, and what turns the direction of writing or is not seen at all: a name with one of
 * them can look like another.
 */
const UNUSABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;

export function isPlainText(text: string): boolean {
  return !UNUSABLE.test(text);
}
