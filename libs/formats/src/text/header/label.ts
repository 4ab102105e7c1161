import { keywordKey } from '#muster/catalogue';

/** `Label: value`, also with a blank before the colon; null where the text has no colon or nothing on one side of it. */
export function readLabelled(text: string): { readonly label: string; readonly value: string } | null {
  const colon = text.indexOf(':');
  if (colon < 0) return null;
  const label = keywordKey(text.slice(0, colon));
  const value = text.slice(colon + 1).trim();
  return label === '' || value === '' ? null : { label, value };
}
