import type { ClauseSyntax } from '#muster/catalogue';
import { listIn, numberIn } from './sentences.js';

/** Models described by keywords and by their Wounds characteristic. */
export interface ModelsText {
  readonly models: ClauseSyntax;
  readonly wounds?: { readonly atLeast?: number; readonly atMost?: number };
}

const WOUNDS = /^(.*?)\s*(?:with|that have) a Wounds characteristic of (?:(more than) (\d+|one)|(\d+)(?: o[rf] (more|less))?)$/i;
const WITH_KEYWORD = /^(.+?) models? with the (.+?) keyword$/i;

/** Reads "INFANTRY models with a Wounds characteristic of 3 or more". Null if it is not understood. */
export function modelsIn(text: string): ModelsText | null {
  const keyword = WITH_KEYWORD.exec(text.trim());
  if (keyword) return bothIn(keyword[1] ?? '', keyword[2] ?? '');
  const match = WOUNDS.exec(text.trim());
  const named = withoutNoun(match?.[1] ?? text.trim());
  const models: ClauseSyntax | null = named === '' ? { all: [] } : listIn(named);
  if (!models || (!match && named === '' && !/^models?$/i.test(text.trim()))) return null;
  if (!match) return { models };
  if (match[2] !== undefined) return { models, wounds: { atLeast: numberIn(match[3] ?? '') + 1 } };
  if (match[5] === undefined) return { models, wounds: { atLeast: Number(match[4]), atMost: Number(match[4]) } };
  return { models, wounds: /more/i.test(match[5]) ? { atLeast: Number(match[4]) } : { atMost: Number(match[4]) } };
}

function bothIn(one: string, other: string): ModelsText | null {
  const models = listIn(one);
  const keyword = listIn(other);
  return models && keyword && { models: { all: [models, keyword] } };
}

function withoutNoun(text: string): string {
  return text.replace(/\s*\b(?:models?|units?)$/i, '').trim();
}
