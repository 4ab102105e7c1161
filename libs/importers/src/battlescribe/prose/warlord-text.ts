import { sentencesOf } from './sentences.js';

/** The Warlord clause of a datasheet. */
export interface WarlordText {
  readonly clauses: readonly ('must' | 'cannot' | 'unread')[];
}

const MUST = /^[-•■]?\s*If this (?:model|unit) is in your army, (?:it|its .+ model) must be your Warlord\s*\.?$/i;
const CANNOT =
  /^[-•■]?\s*This (?:model|unit) cannot be (?:selected (?:as|to be) )?your Warlord(?: and cannot be given Enhancements)?\s*\.?$/i;
/** Sentences of detachments about other models, which are read with the detachment. */
const OF_OTHERS = /^(?:No |You must include |A .+ model must be )/i;

export function readWarlordText(text: string): WarlordText | null {
  const clauses = sentencesOf(text).flatMap((sentence): readonly ('must' | 'cannot' | 'unread')[] => {
    if (MUST.test(sentence)) return ['must'];
    if (CANNOT.test(sentence)) return ['cannot'];
    const binds = /\b(?:must|cannot)\b[^.]*\bWarlord\b/i.test(sentence) && !OF_OTHERS.test(sentence);
    return binds ? ['unread'] : [];
  });
  return clauses.length > 0 ? { clauses: [...new Set(clauses)] } : null;
}
