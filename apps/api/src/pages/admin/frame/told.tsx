import type { FastifyReply } from 'fastify';
import { tellOnce, type ToldOnce } from '../../../platform/sign-in/told-once.js';
import { ADMIN } from '../../phrases/admin/desk.js';
import { usePhrases } from '../../phrases/phrase.js';

type Kind = 'said' | 'key';

/** Has the next page say what a form did. */
export const tellDone = (reply: FastifyReply, sentence: string): void => tellOnce(reply, 'said' satisfies Kind, sentence);

/** Has the next page show a new key, of which only the hash is stored. */
export const tellKey = (reply: FastifyReply, key: string): void => tellOnce(reply, 'key' satisfies Kind, key);

/** Says once what the form before this page did. */
export function Told({ told }: { readonly told: ToldOnce | null }) {
  const phrase = usePhrases();
  if (told?.what !== 'said' && told?.what !== 'key') return null;
  return (
    <div class="told" role="status">
      <p>{told.what === 'said' ? told.text : phrase(ADMIN.shownOnce)}</p>
      {told.what === 'key' ? <code class="secret">{told.text}</code> : null}
    </div>
  );
}
