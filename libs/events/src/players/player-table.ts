import type { NewPlayer } from '#muster/persistence';
import { EVENT_LIMITS } from '../limits.js';

/** A record of the organiser's table: a player, and the list if the table has one. */
export interface PlayerRecord {
  readonly player: NewPlayer;
  readonly list: string | null;
}

/** Headings of the columns with a meaning, in lower case without accents; every other column is the organiser's own. */
const HEADS = {
  name: ['player', 'player name', 'name', 'your name', 'full name', 'nickname', 'joueur', 'nom', 'pseudo', 'spieler'],
  team: ['team', 'team name', 'equipe'],
  list: ['list', 'army list', 'armylist', 'roster', 'liste', 'text'],
} as const;

/**
 * Reads the records below a line of headings. A record without a player's name is left out and counted by its line. Null if no column names
 * the players.
 */
export function readPlayerTable(
  records: readonly (readonly string[])[],
): { readonly players: readonly PlayerRecord[]; readonly nameless: readonly number[] } | null {
  const [head = [], ...rows] = records;
  const columns = head.map((text) => ({ head: short(text), key: plain(text) }));
  const at = (known: readonly string[]): number => columns.findIndex(({ key }) => known.includes(key));
  const [name, team, list] = [at(HEADS.name), at(HEADS.team), at(HEADS.list)];
  if (name < 0) return null;
  const own = columns.flatMap((column, index) => ([name, team, list].includes(index) ? [] : [{ ...column, index }]));
  const players: PlayerRecord[] = [];
  const nameless: number[] = [];
  for (const [index, row] of rows.entries()) {
    const cell = (column: number): string => row[column]?.trim() ?? '';
    if (cell(name) === '') nameless.push(index + 2);
    else
      players.push({
        player: {
          name: short(cell(name)),
          team: cell(team) === '' ? null : short(cell(team)),
          columns: own.slice(0, EVENT_LIMITS.columns).map((column) => [column.head, short(cell(column.index))] as const),
        },
        list: cell(list) === '' ? null : (row[list] ?? null),
      });
  }
  return { players, nameless };
}

const short = (text: string): string => Array.from(text.trim()).slice(0, EVENT_LIMITS.cell).join('');

/** Lower case without accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
