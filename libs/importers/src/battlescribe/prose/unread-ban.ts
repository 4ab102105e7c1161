import type { ClauseSyntax } from '#muster/catalogue';
import type { UnreadBan } from './army-text.types.js';
import { listIn } from './sentences.js';

const FORBIDS = /\bcannot (?:include|select|be)\b|\bcan only (?:be attached|embark)\b/i;
/** With one of these words, a sentence may concern units that it does not name. */
const REVERSES = /\b(?:must|without|not have|other|another|except|excluding|unless|non|no|every|all)\b/i;
const NAME = /\p{Lu}[\p{L}'-]*(?: (?:of |the |and )*\p{Lu}[\p{L}'-]*)*/gu;
const FIRST_WORDS = /^(?:(?:you|your|when|if|an?|the|this|in|each)\b ?)+/i;
const NO_NAMES = /^(?:units?|models?|warlord|army)$/i;

/** Recognises a sentence that was not understood but can only forbid something about the units that it names. Null if it may mean more. */
export function readUnreadBan(sentence: string): UnreadBan | null {
  if (!FORBIDS.test(sentence) || REVERSES.test(sentence)) return null;
  const names = (sentence.replace(FIRST_WORDS, '').match(NAME) ?? []).filter((name) => !NO_NAMES.test(name)).map((name) => listIn(name));
  const units = names.filter((name): name is ClauseSyntax => name !== null);
  if (units.length === 0 || units.length < names.length) return null;
  const when = /\bcan only be attached\b/i.test(sentence) ? 'attached' : /\bcan only embark\b/i.test(sentence) ? 'embarked' : undefined;
  return { units: { any: units }, ...(when === undefined ? {} : { when }) };
}
