import type { ClauseSyntax } from '#muster/catalogue';
import { listIn, sentencesOf } from './sentences.js';

type WarlordClause = 'must' | 'cannot' | 'unread' | 'unread-ban';

/** The Warlord clause of a datasheet. */
export interface WarlordText {
  readonly clauses: readonly WarlordClause[];
  /** Units of which the text says that they cannot be the Warlord: a rule that several datasheets show. */
  readonly cannot?: ClauseSyntax;
}

const MUST = /^[-•■]?\s*If this (?:model|unit) is in your army, (?:it|its .+ model) must be (?:your )?Warlord\s*\.?$/i;
const CANNOT =
  /^[-•■]?\s*This (?:model|unit) cannot be (?:selected (?:as|to be) )?(?:your )?Warlord(?: and cannot be given Enhancements)?\s*\.?$/i;
/** Sentences of detachments about other models, which are read with the detachment. */
const OF_OTHERS = /^(?:No |You must include |A .+ model must be )/i;

const CANNOT_SELECT = /^(?:In addition, )?you cannot select (.+?) to be your Warlord\s*\.?$/i;

export function readWarlordText(text: string): WarlordText | null {
  const sentences = sentencesOf(text);
  const named = sentences.flatMap((sentence) => listIn(CANNOT_SELECT.exec(sentence)?.[1]) ?? []);
  const clauses = sentences.flatMap((sentence): readonly WarlordClause[] => {
    if (MUST.test(sentence)) return ['must'];
    if (CANNOT.test(sentence)) return ['cannot'];
    const binds = /\b(?:must|cannot)\b[^.]*\bWarlord\b/i.test(sentence) && !OF_OTHERS.test(sentence);
    if (!binds || listIn(CANNOT_SELECT.exec(sentence)?.[1]) !== null) return [];
    return [/\bmust\b/i.test(sentence) ? 'unread' : 'unread-ban'];
  });
  if (clauses.length === 0 && named.length === 0) return null;
  return { clauses: [...new Set(clauses)], ...(named.length > 0 ? { cannot: { any: named } } : {}) };
}
