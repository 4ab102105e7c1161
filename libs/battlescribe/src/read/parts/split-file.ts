import type { DataFile } from '../../nodes.js';
import { inOrder } from './canonical-json.js';
import { setLate } from './set-late.js';

/**
 * A data file split into parts that are stored by content. Two releases that differ in a few entries share all other chunks. The texts are
 * canonical JSON, ready for hashing.
 */
export interface FileParts {
  /** The file without its lists. */
  readonly header: string;
  readonly chunks: readonly FileChunk[];
}

export interface FileChunk {
  /** The list that these nodes continue: `sharedEntries`, or `sharedGroups/3/entries` for entries of the fourth shared group. */
  readonly at: string;
  /** A JSON array of nodes. */
  readonly json: string;
}

/**
 * Sizes in characters of JSON. A node larger than LARGE is split into itself and its lists. A pack of small nodes is closed when it reaches
 * PACK.
 */
const LARGE = 16 * 1024;
const PACK = 4 * 1024;

/** Lists that are split off a large node. */
const INNER_LISTS = ['entries', 'groups', 'links'] as const;

interface Holder {
  readonly [list: string]: unknown;
}

export function splitFile(file: DataFile): FileParts {
  const chunks: FileChunk[] = [];
  const whole = inOrder(file);
  const header = isHolder(whole) ? splitOff(whole, Object.keys(whole), '', chunks) : '{}';
  return { header, chunks };
}

/** The numbers of consecutive chunks that continue the same list. */
export type ChunkPlaces = readonly (readonly [at: string, count: number])[];

export function placesOf(chunks: readonly Pick<FileChunk, 'at'>[]): ChunkPlaces {
  const places: [at: string, count: number][] = [];
  for (const { at } of chunks) {
    const last = places.at(-1);
    if (last?.[0] === at) last[1] += 1;
    else places.push([at, 1]);
  }
  return places;
}

/** One list of a file, with the lists that were split off its nodes. */
export interface ListParts {
  readonly name: string;
  readonly places: ChunkPlaces;
  /** A chunk on each line. */
  readonly text: string;
}

/** The parts of a list of which the text is kept elsewhere. */
export interface KeptList extends Omit<ListParts, 'text'> {
  /** Characters of the text. */
  readonly length: number;
  readonly text: () => string;
}

/** Gathers the chunks of each list. */
export function listsOf(chunks: readonly FileChunk[]): readonly ListParts[] {
  const lists = Map.groupBy(chunks, ({ at }) => at.split('/', 1)[0] ?? '');
  return [...lists].map(([name, parts]) => ({ name, places: placesOf(parts), text: parts.map(({ json }) => json).join('\n') }));
}

/** Restores the file as it was before `splitFile`. */
export function joinFile({ header, chunks }: FileParts): DataFile {
  const file: DataFile = JSON.parse(header);
  return joinLists(
    file,
    listsOf(chunks).map((list) => ({ ...list, length: list.text.length, text: () => list.text })),
  );
}

/** How the lists of a file are read. */
export interface ReadingOfLists {
  /** Characters of JSON up to which a list is parsed at once. The texts of a file are kept until all of its other lists are parsed. */
  readonly atOnce?: number;
  /** Receives each list that was just parsed. */
  readonly onRead?: (list: readonly unknown[]) => void;
  /**
   * Whether an element of the file may have the id, given as JSON in ASCII. Asked as long as a list is not parsed. By default, the texts are
   * searched.
   */
  readonly mayHave?: (id: string) => boolean;
}

/**
 * Restores a file from its header, which becomes the file, and its lists. Large lists are parsed when they are first read: a check reads the
 * files that its army is built from, often a tenth of the data of a game.
 */
export function joinLists(file: DataFile, lists: readonly KeptList[], how: ReadingOfLists = {}): DataFile {
  const { atOnce = SMALL_LIST, onRead, mayHave = (id) => lists.some(({ text }) => text().includes(`"id":${id}`)) } = how;
  const unread = new Set<string>();
  for (const list of lists) {
    const { name } = list;
    const read = (): readonly unknown[] => {
      if (unread.delete(name) && unread.size === 0) idsOfUnread.delete(file);
      const value = joinList(list);
      onRead?.(value);
      return value;
    };
    if (list.length > atOnce) {
      unread.add(name);
      setLate(file, name, read);
    } else Object.assign(file, { [name]: read() });
  }
  if (unread.size > 0) idsOfUnread.set(file, mayHave);
  return file;
}

const SMALL_LIST = 32 * 1024;

/** What tells of the ids in the files of which a list has not been read. */
const idsOfUnread = new WeakMap<DataFile, (id: string) => boolean>();

/** False if no element of the file has the id. To know that, a file that was not read need not be. */
export function mayContain(file: DataFile, id: string): boolean {
  // The texts may have other signs escaped.
  if (!ASCII.test(id)) return true;
  return idsOfUnread.get(file)?.(JSON.stringify(id)) ?? true;
}

const ASCII = /^[\0-\x7f]*$/;

function joinList({ name, places, text }: KeptList): readonly Joined[] {
  const lists: Joined = {};
  const chunks: readonly (readonly Joined[])[] = JSON.parse(`[${text().replaceAll('\n', ',')}]`);
  let read = 0;
  for (const [at, count] of places) {
    const list = listAt(lists, at.split('/'));
    for (const end = read + count; read < end; read += 1) for (const node of chunks[read] ?? []) list.push(node);
  }
  if (read !== chunks.length) throw new Error(`The list ${name} has ${chunks.length} chunks instead of ${read}.`);
  return lists[name] ?? [];
}

/** Moves the lists of a node, whose keys are in order, into chunks and returns the JSON of the rest. Empty lists stay in the node. */
function splitOff(holder: Holder, names: readonly string[], path: string, chunks: FileChunk[]): string {
  const rest: Record<string, unknown> = { ...holder };
  for (const name of names) {
    const list = holder[name];
    if (!Array.isArray(list) || list.length === 0) continue;
    delete rest[name];
    splitList(list, `${path}${name}`, chunks);
  }
  return JSON.stringify(rest);
}

function splitList(list: readonly unknown[], at: string, chunks: FileChunk[]): void {
  let pack: string[] = [];
  let size = 0;
  const close = (): void => {
    if (pack.length > 0) chunks.push({ at, json: `[${pack.join(',')}]` });
    pack = [];
    size = 0;
  };
  list.forEach((node, index) => {
    const json = JSON.stringify(node);
    if (json.length > PACK) close();
    if (json.length > LARGE && isHolder(node)) {
      const inner: FileChunk[] = [];
      chunks.push({ at, json: `[${splitOff(node, INNER_LISTS, `${at}/${index}/`, inner)}]` }, ...inner);
      return;
    }
    pack.push(json);
    size += json.length;
    if (size > PACK || endsPack(json)) close();
  });
  close();
}

/**
 * Ends a pack after one node in four, depending on the content of the node. Packs therefore align again after a node is added or removed.
 */
function endsPack(json: string): boolean {
  let hash = 0x811c9dc5;
  for (let index = 0; index < json.length; index += 1) hash = Math.imul(hash ^ json.charCodeAt(index), 0x01000193);
  return ((hash >>> 16) & 3) === 0;
}

function isHolder(node: unknown): node is Holder {
  return typeof node === 'object' && node !== null;
}

interface Joined {
  [list: string]: Joined[];
}

function listAt(lists: Joined, [name, index, ...rest]: readonly string[]): Joined[] {
  const list = (lists[name ?? ''] ??= []);
  if (index === undefined) return list;
  const node = list[Number(index)];
  if (!node) throw new Error(`A chunk stands in the node ${name}/${index}, which no chunk before it holds.`);
  return listAt(node, rest);
}
