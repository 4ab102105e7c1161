import { isBlank } from '../text/items/bullets.js';

const BULLETS = '•◦▪●○‣·-*–';
const RULE_SIGNS = '=-_*~#–—';
const SHORTEST_RULE = 5;
const BATTLE_SIZES = ['combat patrol', 'incursion', 'strike force', 'onslaught', 'patrouille de combat', 'force de frappe', 'assaut'];
const FOOTERS = ['exported with app version', 'exporte avec la version', 'created with', 'cree avec', '++ total:'];
const PLAYER_KEYS: ReadonlySet<string> = new Set([
  ...['player', 'player name', 'name', 'nickname', 'joueur', 'nom', 'nom du joueur', 'pseudo', 'spieler', 'jugador', 'giocatore', 'gracz'],
]);
const LONGEST_NAME = 100;

/** The features of a line that show where lists begin and end. Most are asked about few lines, so they are found when asked. */
export class LineMarks {
  /** The line without blanks around it. */
  readonly text: string;
  /** The kind of line that repeats a single character. */
  readonly rule: 'plus' | 'other' | null;
  /** Points in the brackets at the end: `(2,000 Points)`, `[1985 pts]`. */
  readonly points: number | null;
  #plain: string | null = null;

  constructor(private readonly raw: string) {
    this.text = raw.trim();
    this.rule = isRule(this.text) ? (this.text.startsWith('+') ? 'plus' : 'other') : null;
    this.points = pointsAtEnd(this.text);
  }

  /** The text in lower case without accents. */
  get plain(): string {
    return (this.#plain ??= plain(this.text));
  }

  get blank(): boolean {
    return this.text === '';
  }

  /** Whether the line begins with a bullet, BattleScribe's `. ` or a blank, so that it belongs to the line above it. */
  get inner(): boolean {
    const { raw, text, rule } = this;
    const first = text.charAt(0);
    if (raw.charAt(0) !== first) return true;
    return first === '.' ? isBlank(text[1]) : first !== '' && BULLETS.includes(first) && rule === null && !isEmphasised(text);
  }

  /** Whether the line contains points in brackets anywhere. */
  get priced(): boolean {
    return this.points !== null || /[([][^()[\]]{0,40}\d\s?(?:pts?|points?)\b/i.test(this.text);
  }

  get sizes(): boolean {
    const isPriced = this.points !== null;
    if (!isPriced && !/^(?:[Bb]|[^\0-\x7f])/.test(this.text)) return false;
    return this.plain.startsWith('battle size') || (isPriced && BATTLE_SIZES.some((size) => this.plain.startsWith(size)));
  }

  get footer(): boolean {
    return FOOTERS.some((footer) => this.plain.startsWith(footer));
  }

  /** The player's name from `Player: Ada`. */
  get player(): string | null {
    return playerOf(this.text.startsWith('+') ? this.text.slice(1) : this.text);
  }
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
