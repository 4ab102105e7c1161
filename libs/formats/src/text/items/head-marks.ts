import { isWord } from '../../gw-app/words.js';

export interface HeadMarks {
  readonly name: string;
  readonly warlord: boolean;
}

const behind = /(?: [([*]| - |, )([\p{L}\p{M} ]{3,30})[)\]*]{0,2}$/u;
const before = /^[([*]{0,2}([\p{L}\p{M} ]{3,30})(?:[)\]*]{1,2}|:) ?(?=\S)/u;

/** Removes the mark of the Warlord from `Name (Warlord)`, `Name - Warlord` or `Warlord: Name`. Behind a price it stands alone. */
export function readHeadMarks(text: string, after = ''): HeadMarks {
  const isMarked = isWord('warlord', after.replaceAll(/[^\p{L}\p{M} ]/gu, '').trim());
  for (const place of [behind, before]) {
    const found = place.exec(text);
    const name = found === null ? '' : text.replace(place, '').trim();
    if (name !== '' && isWord('warlord', found?.[1] ?? '')) return { name, warlord: true };
  }
  return { name: text, warlord: isMarked };
}
