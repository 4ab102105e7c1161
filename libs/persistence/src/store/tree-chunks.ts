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

/** The file that `splitFile` took apart. Throws when the pieces are no file: the store is broken. */
export function joinFile(pieces: readonly string[]): DataFile {
  const [head, ...elements] = pieces;
  let at = 0;
  const file: unknown = JSON.parse(head ?? 'null', (key, value: unknown) => {
    if (!isList(key) || typeof value !== 'number') return value;
    const list = elements.slice(at, at + value).map((element): unknown => JSON.parse(element));
    at += value;
    return list;
  });
  if (!isDataFile(file) || at !== elements.length) throw new Error('The store holds a file that is not whole.');
  return file;
}

function isList(key: string): boolean {
  return LISTS.some((list) => list === key);
}

/** Its nodes were checked when they were read. */
function isDataFile(value: unknown): value is DataFile {
  return typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && 'gameSystemId' in value;
}
