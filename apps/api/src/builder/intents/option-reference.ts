import type { OptionReference } from '#muster/builder';

/** Encodes an option for clients as opaque text, which is the same for every unit of the datasheet. */
export const writeOption = ({ entryId, entryGroupId }: OptionReference): string =>
  Buffer.from(JSON.stringify([entryId, entryGroupId])).toString('base64url');

/** Returns null if the text is not an option id made by `writeOption`. */
export function parseOption(text: string): OptionReference | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!Array.isArray(parts)) return null;
    const [entryId, entryGroupId] = parts as readonly unknown[];
    if (typeof entryId !== 'string' || (entryGroupId !== null && typeof entryGroupId !== 'string')) return null;
    return { entryId, entryGroupId };
  } catch {
    return null;
  }
}
