import { isWord } from '../../gw-app/words.js';

export interface HeadMarks {
  readonly name: string;
  readonly warlord: boolean;
}

const openings = [' (', ' [', ' *', ' - ', ', '] as const;
const closings = [')', ']', '*', ':'] as const;

/** Removes the mark of the Warlord from `Name (Warlord)`, `Name - Warlord` or `Warlord: Name`. Behind a price it stands alone. */
export function readHeadMarks(text: string, after = ''): HeadMarks {
  const isMarked = isWarlordMark(after);
  const ends = openings.map((sign) => text.lastIndexOf(sign)).map((at) => [text.slice(0, Math.max(0, at)), text.slice(at)] as const);
  const starts = closings.map((sign) => text.indexOf(sign, 1)).map((at) => [text.slice(at + 1), text.slice(0, Math.max(0, at))] as const);
  const found = [...ends, ...starts].find(([name, mark]) => name.trim() !== '' && isWarlordMark(mark));
  return found === undefined ? { name: text, warlord: isMarked } : { name: found[0].replace(/^[\])*: ]{1,3}/u, '').trim(), warlord: true };
}

const isWarlordMark = (mark: string): boolean => isWord('warlord', mark.replaceAll(/[^\p{L}\p{M} ]/gu, '').trim());
