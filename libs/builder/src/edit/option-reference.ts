import type { OptionReference } from './intent.js';

/** Encodes an option as opaque text, which is the same for every unit of the datasheet. */
export function writeOption({ entryId, entryGroupId }: OptionReference): string {
  const bytes = new TextEncoder().encode(JSON.stringify([entryId, entryGroupId]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Returns null if the text is not an option id made by `writeOption`. */
export function parseOption(text: string): OptionReference | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const parts: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!Array.isArray(parts)) return null;
    const [entryId, entryGroupId] = parts as readonly unknown[];
    if (typeof entryId !== 'string' || (entryGroupId !== null && typeof entryGroupId !== 'string')) return null;
    return { entryId, entryGroupId };
  } catch {
    return null;
  }
}
