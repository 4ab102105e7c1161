import { keywordKey } from '#muster/catalogue';

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
