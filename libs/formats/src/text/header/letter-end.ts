import { keywordKey } from '#muster/catalogue';
import { isDigit } from '../items/digits.js';
import type { Line } from '../lines.js';

/** Phrases that mail programs add below a mail. */
const mailWords: readonly string[] = [
  ...[
    'sent from my ',
    'sent from outlook',
    'sent via ',
    'get outlook for ',
    'sent with ',
    'envoye de mon ',
    'envoye depuis ',
    'envoye a partir',
  ],
  ...['von meinem ', 'gesendet von ', 'enviado desde ', 'inviato da ', 'verzonden vanaf ', 'wyslano z '],
];
/** The first two letters of these, or a letter that may have an accent. */
const mayBeOfMail = /^[^\p{L}\p{N}]*(?:[SsGg][Ee]|[EeIi][Nn]|[Vv][EeOo]|[Ww][Yy]|.?[^\0-\x7f])/u;
/** The mark that mail programs and forums write above a signature. */
const signatureMark = '--';

/**
 * Index of the line at which the end of a mail starts, below everything that could belong to the list: its signature, or the quoted mail
 * that it answers. Returns the number of lines if there is no such end.
 */
export function letterEnd(lines: readonly Line[]): number {
  const last = Math.max(0, lines.findLastIndex(couldBeOfList));
  // A mark that also stands within the list separates its parts.
  const separates = lines.slice(0, last).some(({ text }) => text === signatureMark);
  const isGoodbye = ({ text, bullet }: Line): boolean => bullet === null && (text === signatureMark ? !separates : isOfMail(text));
  const below = lines.slice(last).findIndex(isGoodbye);
  return below < 0 ? lines.length : last + below;
}

function isOfMail(text: string): boolean {
  if (!mayBeOfMail.test(text)) return false;
  const key = keywordKey(text);
  return mailWords.some((words) => key.startsWith(words));
}

/** Items, and lines with brackets and a number, could belong to the list: an unread signature is better than a lost unit. */
function couldBeOfList({ text, bullet, tooLong }: Line): boolean {
  return tooLong || bullet !== null || isDigit(text.charAt(0)) || (/[([]/.test(text) && /\d/.test(text));
}
