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

/** Reads a tool's line about itself: `Created with NAME (address)`. */
export function isSignature(text: string): boolean {
  const key = keywordKey(text);
  return openings.some((opening) => key.startsWith(opening));
}
