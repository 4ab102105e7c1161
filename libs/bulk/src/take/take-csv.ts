import type { GivenList } from '#muster/persistence';
import { PASTED } from '../bulk.messages.js';
import { csvRecords } from './csv-records.js';
import { nothing, refusal, type TakenIn, type TakeRefusal } from './taken-in.js';
import { textList } from './take-text.js';

const PLAYER_HEADS: ReadonlySet<string> = new Set(['player', 'player name', 'name', 'joueur', 'nom', 'spieler']);
const LIST_HEADS: ReadonlySet<string> = new Set(['list', 'text', 'army list', 'armylist', 'army', 'roster', 'liste', 'armee']);
/** Words that headings of web forms use for the player. */
const PLAYER_WORDS: ReadonlySet<string> = new Set([...PLAYER_HEADS, 'nickname', 'pseudo']);
const LIST_WORDS: ReadonlySet<string> = new Set(['list', 'roster', 'liste']);

/** The columns of the player and the list. */
interface Columns {
  readonly player: number | null;
  readonly list: number;
  readonly hasHead: boolean;
  readonly count: number;
}

/**
 * Each record has a player and a list, or only a list. A header line may name the columns, in any order and among others; without one
 * there are at most two columns. The delimiter is a comma, a semicolon or a tab.
 */
export async function takeCsv(text: string, source: string | null): Promise<TakenIn> {
  const records = await csvRecords(text);
  if ('fault' in records) return refused(source, 'notCsv', 'records of one form', records.fault);
  const columns = columnsOf(records);
  if (!columns) return refused(source, 'noListColumn', 'a column headed "list"', 'none');
  const rows = columns.hasHead ? records.slice(1) : records;
  const uneven = rows.flatMap((record, at) =>
    record.length === columns.count ? [] : [unevenRecord(source, at + 1, columns.count, record.length)],
  );
  if (uneven.length > 0) return { ...nothing, refused: uneven };
  return {
    ...nothing,
    lists: rows.map((record) =>
      textList(playerIn(record, columns), source, record[columns.list] ?? '', othersIn(record, columns, records[0])),
    ),
  };
}

/**
 * The columns named by the header line. Without one, if there are more than two columns, the list is the column with texts of several
 * lines.
 */
function columnsOf([first = [], ...rows]: readonly (readonly string[])[]): Columns | null {
  const heads = first.map((head) => plain(head).trim());
  const texts = heads.map((_, column) => rows.filter((row) => row[column]?.trim().includes('\n')).length);
  const longest = (columns: readonly number[]): number | undefined =>
    columns.toSorted((one, other) => (texts[other] ?? 0) - (texts[one] ?? 0))[0];
  const list = longest(headed(heads, LIST_HEADS)) ?? longest(worded(heads, LIST_WORDS));
  const player = headed(heads, PLAYER_HEADS)[0] ?? worded(heads, PLAYER_WORDS).find((column) => column !== list) ?? null;
  if (list !== undefined) return { player, list, hasHead: true, count: first.length };
  if (first.length > 2) {
    const told = longest([...heads.keys()]) ?? 0;
    const isText = (texts[told] ?? 0) * 2 > rows.length;
    return isText ? { player, list: told, hasHead: !first[told]?.trim().includes('\n'), count: first.length } : null;
  }
  return first.length === 2
    ? { player: 0, list: 1, hasHead: false, count: 2 }
    : { player: null, list: 0, hasHead: false, count: first.length };
}

const headed = (heads: readonly string[], known: ReadonlySet<string>): readonly number[] =>
  heads.flatMap((head, column) => (known.has(head) ? [column] : []));

/** Recognises headings of web forms: `Paste your army list here`, `Your name`. A text of several lines is not a heading. */
function worded(heads: readonly string[], known: ReadonlySet<string>): readonly number[] {
  if (heads.length < 2 || heads.some((head) => head.includes('\n'))) return [];
  return heads.flatMap((head, column) => (head.split(/[^a-z]/).some((word) => known.has(word)) ? [column] : []));
}

/** Lower case without accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function playerIn(record: readonly string[], { player }: Columns): string | null {
  const name = player === null ? '' : (record[player] ?? '').trim();
  return name === '' ? null : name;
}

/** The columns other than the player and the list, by heading. Without a header line there are none. */
function othersIn(record: readonly string[], { player, list, hasHead }: Columns, heads: readonly string[] = []): GivenList['columns'] {
  if (!hasHead) return {};
  const own = heads.flatMap((head, at) =>
    at === player || at === list || head.trim() === '' ? [] : [[head.trim(), record[at] ?? ''] as const],
  );
  return Object.fromEntries(own);
}

function unevenRecord(source: string | null, item: number, expected: number, count: number): TakeRefusal {
  const columns = `${expected} ${expected === 1 ? 'column' : 'columns'}`;
  return refusal('UNREADABLE_CSV', 'uneven', { number: item, count, expected }, { item, source, expected: columns, got: `${count}` });
}

function refused(source: string | null, messageId: 'notCsv' | 'noListColumn', expected: string, got: string): TakenIn {
  const params = { source: source ?? PASTED.table };
  return { ...nothing, refused: [refusal('UNREADABLE_CSV', messageId, params, { item: null, source, expected, got })] };
}
