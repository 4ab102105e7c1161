import { keywordKey } from '#muster/catalogue';

const openings: readonly string[] = [
  'created with ',
  'created by ',
  'created using ',
  'exported ',
  'generated ',
  'made with ',
  'built with ',
];

/** The first letters of these, behind signs that a key leaves out. */
const mayBeSignature = /^[\s'`-]*[CEGMBcegmb]|[^\0-\x7f]/;

/** Reads a tool's line about itself: `Created with NAME (address)`. */
export function isSignature(text: string): boolean {
  if (!mayBeSignature.test(text)) return false;
  const key = keywordKey(text);
  return openings.some((opening) => key.startsWith(opening));
}
