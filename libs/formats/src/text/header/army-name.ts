import { keywordKey } from '#muster/catalogue';

/** Alliances that catalogues print before the name of an army. */
const alliances: ReadonlySet<string> = new Set(['imperium', 'chaos', 'xenos', 'aeldari', 'unaligned']);
const parents: ReadonlySet<string> = new Set(['adeptus astartes', 'space marines']);

/** Splits `Chaos - Red Host - My list` into the army without its alliance and the remaining text. */
export function splitArmyName(text: string): { readonly faction: string; readonly rest: string | null } {
  const parts = text.split(' - ').map((part) => part.trim());
  let at = 0;
  if (parts.length > 1 && alliances.has(keywordKey(parts[0] ?? ''))) at = 1;
  if (at === 1 && parts.length > 3 && parents.has(keywordKey(parts[1] ?? ''))) at = 2;
  const rest = parts
    .slice(at + 1)
    .filter((part) => part !== '')
    .join(' - ');
  return { faction: parts[at] ?? '', rest: rest === '' ? null : rest };
}

/** The last and narrowest part of a text that contains only the army's name: `Imperium - Chapters - Black Gulls`. */
export function narrowestArmyName(text: string): string {
  return text.split(' - ').at(-1)?.trim() ?? text;
}
