import type { ToldOnce } from '../../../platform/sign-in/told-once.js';
import { DESK } from '../../phrases/events.js';
import { usePhrases, type Phrase } from '../../phrases/phrase.js';
import { REVIEW } from '../../phrases/event-review.js';
import { SIGN_IN } from '../../phrases/sign-in.js';

const WORDS: ReadonlyMap<string, Phrase> = new Map<string, Phrase>([
  ['key', SIGN_IN.yourKey],
  ['link', DESK.newLink],
  ['saved', DESK.saved],
  ['joined', DESK.joined],
  ['taught', REVIEW.nameTaught],
]);

/** What is told in words of its own. */
const SAID = 'entered';

/** Says once what the form before this page did, with the secret that it made if it made one. */
export function Told({ told }: { readonly told: ToldOnce | null }) {
  const phrase = usePhrases();
  const words = told && WORDS.get(told.what);
  if (!told || (!words && told.what !== SAID)) return null;
  return (
    <div class="told" role="status">
      <p>{words ? phrase(words) : told.text}</p>
      {words && told.text !== '' ? <code class="secret">{told.text}</code> : null}
    </div>
  );
}
