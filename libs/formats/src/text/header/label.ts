import { keywordKey } from '#muster/catalogue';

/** `Label: value`, also with a blank before the colon; null where the text has no colon or nothing on one side of it. */
export function readLabelled(text: string): { readonly label: string; readonly value: string } | null {
  const labelled = readField(text);
  return labelled === null || labelled.value === '' ? null : labelled;
}

/** The same of a form, whose fields may be left empty: `Team:`. */
export function readField(text: string): { readonly label: string; readonly value: string } | null {
  const colon = text.indexOf(':');
  const label = keywordKey(text.slice(0, Math.max(0, colon)));
  return label === '' ? null : { label, value: text.slice(colon + 1).trim() };
}
