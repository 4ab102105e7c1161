/** The features of a line that show where lists begin and end. */
export interface LineMarks {
  readonly blank: boolean;
  /** Whether the line begins with a bullet, BattleScribe's `. ` or a blank, so that it belongs to the line above it. */
  readonly inner: boolean;
  /** Points in the brackets at the end: `(2,000 Points)`, `[1985 pts]`. */
  readonly points: number | null;
  /** Whether the line contains points in brackets anywhere. */
  readonly priced: boolean;
  /** The kind of line that repeats a single character. */
  readonly rule: 'plus' | 'other' | null;
  readonly sizes: boolean;
  readonly footer: boolean;
  /** The player's name from `Player: Ada`. */
  readonly player: string | null;
}

const BULLETS = '•◦▪●○‣·-*–';
const RULE_SIGNS = '=-_*~#–—';
const SHORTEST_RULE = 5;
const BATTLE_SIZES = ['combat patrol', 'incursion', 'strike force', 'onslaught', 'patrouille de combat', 'force de frappe', 'assaut'];
const FOOTERS = ['exported with app version', 'exporte avec la version', 'created with', 'cree avec', '++ total:'];
const PLAYER_KEYS: ReadonlySet<string> = new Set([
  ...['player', 'player name', 'name', 'nickname', 'joueur', 'nom', 'nom du joueur', 'pseudo', 'spieler', 'jugador', 'giocatore', 'gracz'],
]);
const LONGEST_NAME = 100;

export function marksOf(raw: string): LineMarks {
  const text = raw.trim();
  const key = plain(text);
  const points = pointsAtEnd(text);
  return {
    blank: text === '',
    inner: /^\s/.test(raw) || /^\.\s/.test(text) || (BULLETS.includes(text[0] ?? ' ') && !isRule(text) && !isEmphasised(text)),
    points,
    priced: points !== null || /[([][^()[\]]{0,40}\d\s?(?:pts?|points?)\b/i.test(text),
    rule: isRule(text) ? (text.startsWith('+') ? 'plus' : 'other') : null,
    sizes: key.startsWith('battle size') || (points !== null && BATTLE_SIZES.some((size) => key.startsWith(size))),
    footer: FOOTERS.some((footer) => key.startsWith(footer)),
    player: playerOf(text.startsWith('+') ? text.slice(1) : text),
  };
}

/** Whether the text is emphasised: `*List B*`. */
const isEmphasised = (text: string): boolean => /^\*[^*\s][^*]*\*:?(?:\s|$)/u.test(text);

/** Converts a text to lower case without accents. */
export const plain = (text: string): string =>
  (/[^\0-\x7f]/.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text).toLowerCase();

function isRule(text: string): boolean {
  const sign = text[0] ?? '';
  if (text.length < SHORTEST_RULE || !`+${RULE_SIGNS}`.includes(sign)) return false;
  for (const one of text) if (one !== sign) return false;
  return true;
}

/** The points in the brackets at the end of the line; a footnote mark may follow them. */
function pointsAtEnd(text: string): number | null {
  const end = text.endsWith('*') ? text.slice(0, -1).trimEnd() : text;
  const close = end.at(-1);
  if (close !== ')' && close !== ']') return null;
  const inside = end.slice(end.lastIndexOf(close === ')' ? '(' : '[') + 1, -1);
  const found = /^\s?(\d[\d.,'\u00a0\u202f\u2009 ]{0,10}?)\s?(?:pts?|points?)(?: limit)?\s?$/i.exec(inside);
  return found ? Number((found[1] ?? '').replaceAll(/\D/g, '')) : null;
}

function playerOf(text: string): string | null {
  const colon = text.indexOf(':');
  if (colon < 0 || colon > 30) return null;
  const label = plain(text.slice(0, colon))
    .replaceAll(/[^a-z ]/g, '')
    .trim();
  const name = text.slice(colon + 1).trim();
  return PLAYER_KEYS.has(label) && name !== '' && name.length <= LONGEST_NAME ? name : null;
}
