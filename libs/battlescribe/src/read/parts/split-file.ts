import type { DataFile } from '../../nodes.js';
import { inOrder } from './canonical-json.js';

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

/** Restores the file exactly as it was before `splitFile`. */
export function joinFile({ header, chunks }: FileParts): DataFile {
  const file: DataFile = JSON.parse(header);
  const lists: Record<string, Joined[]> = {};
  for (const { at, json } of chunks) {
    const nodes: Joined[] = JSON.parse(json);
    const list = listAt(lists, at.split('/'));
    for (const node of nodes) list.push(node);
  }
  return Object.assign(file, lists);
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
