import { keywordKey } from '#muster/catalogue';
import { isWord, type FixedWord } from '../../gw-app/words.js';

/** Reads `Label: value`, with or without a blank before the colon. Returns null if there is no colon, or nothing on one side of it. */
export function readLabelled(text: string): { readonly label: string; readonly value: string } | null {
  const labelled = readField(text);
  return labelled === null || labelled.value === '' ? null : labelled;
}

/** Reads a field of a form, whose value may be empty: `Team:`. */
export function readField(text: string): { readonly label: string; readonly value: string } | null {
  const colon = text.indexOf(':');
  if (colon < 1) return null;
  const label = keywordKey(text.slice(0, colon));
  return label === '' ? null : { label, value: text.slice(colon + 1).trim() };
}

/** Reads what stands behind one of the fixed words: `Attached as: Leader`. Null if the label is another one, or if nothing follows. */
export function readBehindWord(kind: FixedWord, text: string, separator = ':'): string | null {
  const at = text.indexOf(separator);
  if (at < 1 || !isWord(kind, text.slice(0, at))) return null;
  const value = text.slice(at + separator.length).trim();
  return value === '' ? null : value;
}

/** The text without a colon at its end: `Epic Heroes:`. */
export const withoutColon = (text: string): string => (text.endsWith(':') ? text.slice(0, text.endsWith(' :') ? -2 : -1) : text);
