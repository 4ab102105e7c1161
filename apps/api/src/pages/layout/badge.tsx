import { usePhrases } from '../phrases/phrase.js';
import { Icon } from './icon.js';
import type { Mark } from './words.js';

/** Shows a status by colour, shape and word. */
export function Badge({ mark }: { readonly mark: Mark }) {
  const phrase = usePhrases();
  return (
    <span class={`badge ${mark.tone}`}>
      <Icon name={mark.icon} />
      {phrase(mark.word)}
    </span>
  );
}
