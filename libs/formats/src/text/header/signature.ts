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

/** The first letters of these, or a sign that a key may leave out or read as a letter. */
const mayBeSignature = /^(?:[CEGMBcegmb]|[^A-Za-z])/;

/** Reads a tool's line about itself: `Created with NAME (address)`. */
export function isSignature(text: string): boolean {
  if (!mayBeSignature.test(text)) return false;
  const key = keywordKey(text);
  return openings.some((opening) => key.startsWith(opening));
}
