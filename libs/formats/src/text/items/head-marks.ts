import { isWord, mentionsWord } from '../../gw-app/words.js';

export interface HeadMarks {
  readonly name: string;
  readonly warlord: boolean;
  /** The number of models behind the name; null if there is none. */
  readonly models: number | null;
}

const openings = [' (', ' [', ' *', ' - ', ', '] as const;
const closings = [')', ']', '*', ':'] as const;

/**
 * Removes the mark of the Warlord from `Name (Warlord)`, `Name - Warlord` or `Warlord: Name`, and the number of models from `Name x5` or
 * `Name (5 models)`. Behind a price the mark stands alone.
 */
export function readHeadMarks(text: string, after = ''): HeadMarks {
  const marked = withoutWarlord(text, after);
  const counted = modelsBehind.exec(marked.name);
  const models = counted?.slice(1).find((number) => number !== undefined);
  return models === undefined
    ? { ...marked, models: null }
    : { ...marked, name: marked.name.slice(0, counted?.index).trim(), models: Number(models) };
}

const modelsBehind = /(?<=\S) (?:x(\d{1,2})|- (\d{1,2}) models?|\(x?(\d{1,2}) models?\)|\(x(\d{1,2})\)|\[(\d{1,2})(?: models?)?\])$/i;

function withoutWarlord(text: string, after: string): Pick<HeadMarks, 'name' | 'warlord'> {
  const isMarked = after !== '' && isWarlordMark(after);
  if (!mayMentionWarlord(text)) return { name: text, warlord: isMarked };
  if (!mentionsWord('warlord', withoutSigns(text))) return { name: text, warlord: isMarked };
  const ends = openings.map((sign) => text.lastIndexOf(sign)).map((at) => [text.slice(0, Math.max(0, at)), text.slice(at)] as const);
  const starts = closings.map((sign) => text.indexOf(sign, 1)).map((at) => [text.slice(at + 1), text.slice(0, Math.max(0, at))] as const);
  const found = [...ends, ...starts].find(([name, mark]) => name.trim() !== '' && isWarlordMark(mark));
  return found === undefined ? { name: text, warlord: isMarked } : { name: found[0].replace(/^[\])*: ]{1,3}/u, '').trim(), warlord: true };
}

/** Whether a name has letters of the words for the Warlord, or a sign that may have an accent. Most names have neither. */
const mayMentionWarlord = (text: string): boolean =>
  (/w/i.test(text) && /d/i.test(text) && /l/i.test(text)) || /rr/i.test(text) || /[^\0-\x7f]/.test(text);

const isWarlordMark = (mark: string): boolean => isWord('warlord', withoutSigns(mark).trim());

const withoutSigns = (text: string): string => text.replaceAll(/[^\p{L}\p{M} ]/gu, '');
