import { keywordKey } from '#muster/catalogue';
import { isDigit } from '../items/digits.js';
import type { Line } from '../lines.js';

/** What mail programs write below a mail by themselves. */
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
/** The mark above a signature, as mail programs and forums write it. */
const signatureMark = '--';

/**
 * Index of the line from which on a mail only says goodbye: its signature, and the mail that it answers. The number of lines where it says
 * nothing of the kind, or where what follows could be of the list.
 */
export function letterEnd(lines: readonly Line[]): number {
  const at = lines.findIndex(({ text, bullet }) => bullet === null && isGoodbye(text));
  return at < 0 || lines.slice(at + 1).some(couldBeOfList) ? lines.length : at;
}

function isGoodbye(text: string): boolean {
  if (text === signatureMark) return true;
  const key = keywordKey(text);
  return mailWords.some((words) => key.startsWith(words));
}

/** Items, and whatever has brackets and a number: rather a signature stays unread than a unit. */
function couldBeOfList({ text, bullet, tooLong }: Line): boolean {
  return tooLong || bullet !== null || isDigit(text.charAt(0)) || (/[([]/.test(text) && /\d/.test(text));
}
