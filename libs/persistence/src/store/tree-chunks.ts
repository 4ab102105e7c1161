import type { DataFile } from '@muster/battlescribe';

/** The lists of a file whose elements are stored one by one; all else is the file's head. */
const LISTS = [
  'categoryEntries',
  'forceEntries',
  'entries',
  'entryLinks',
  'sharedEntries',
  'sharedGroups',
  'sharedProfiles',
  'sharedRules',
  'sharedInfoGroups',
  'profiles',
  'rules',
  'infoLinks',
  'infoGroups',
] as const satisfies readonly (keyof DataFile)[];

/** A file in pieces: its head first, which counts the pieces of each list, then the elements of the lists. Each is JSON. */
export function splitFile(file: DataFile): string[] {
  const head: Record<string, unknown> = { ...file };
  const pieces: string[] = [];
  for (const list of LISTS) {
    const elements = file[list];
    if (elements === undefined) continue;
    head[list] = elements.length;
    for (const element of elements) pieces.push(JSON.stringify(element));
  }
  return [JSON.stringify(head), ...pieces];
}

/** The file that `splitFile` took apart. */
export function joinFile(pieces: readonly string[]): DataFile {
  const [head, ...elements] = pieces;
  if (head === undefined) throw new Error('A file without a head was stored.');
  let at = 0;
  const file: DataFile = JSON.parse(head, (key, value: unknown) => {
    if (!isList(key) || typeof value !== 'number') return value;
    const list = elements.slice(at, at + value).map((element): unknown => JSON.parse(element));
    at += value;
    return list;
  });
  return file;
}

function isList(key: string): boolean {
  return LISTS.some((list) => list === key);
}
