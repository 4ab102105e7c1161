import type { ToldOnce } from '../../../platform/sign-in/told-once.js';
import { DESK } from '../../phrases/events.js';
import { usePhrases, type Phrase } from '../../phrases/phrase.js';
import { SIGN_IN } from '../../phrases/sign-in.js';

const WORDS: ReadonlyMap<string, Phrase<''> | Phrase> = new Map<string, Phrase>([
  ['key', SIGN_IN.yourKey],
  ['link', DESK.newLink],
  ['saved', DESK.saved],
  ['joined', DESK.joined],
]);

/** Says once what the form before this page did, with the secret that it made if it made one. */
export function Told({ told }: { readonly told: ToldOnce | null }) {
  const phrase = usePhrases();
  const words = told && WORDS.get(told.what);
  if (!told || !words) return null;
  return (
    <div class="told" role="status">
      <p>{phrase(words)}</p>
      {told.text === '' ? null : <code class="secret">{told.text}</code>}
    </div>
  );
}
