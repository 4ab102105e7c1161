import { ADMIN } from '../../phrases/admin/desk.js';
import { usePhrases } from '../../phrases/phrase.js';

/** A time for people of any zone: `2026-07-01 09:30 UTC`. */
export function Moment({ at }: { readonly at: string }) {
  const phrase = usePhrases();
  return <time dateTime={at}>{phrase(ADMIN.utc, { at: `${at.slice(0, 10)} ${at.slice(11, 16)}` })}</time>;
}
