import { keywordKey } from '#muster/catalogue';

/** What community data put before an army's own name. */
const alliances: ReadonlySet<string> = new Set(['imperium', 'chaos', 'xenos', 'aeldari', 'unaligned']);
const parents: ReadonlySet<string> = new Set(['adeptus astartes', 'space marines']);

/** `Chaos - Red Host - My list`: the army without its alliance, and what stands behind it. */
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

/** `Imperium - Chapters - Black Gulls`, where nothing but the army's name is written: its narrowest part. */
export function narrowestArmyName(text: string): string {
  return text.split(' - ').at(-1)?.trim() ?? text;
}
