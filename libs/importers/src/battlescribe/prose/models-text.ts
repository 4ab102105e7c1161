import type { ClauseSyntax } from '#muster/catalogue';
import { listIn } from './sentences.js';

/** Models by keywords and by their Wounds characteristic. */
export interface ModelsText {
  readonly models: ClauseSyntax;
  readonly wounds?: { readonly atLeast?: number; readonly atMost?: number };
}

const WOUNDS = /^(.*?)\s*with a Wounds characteristic of (?:(more than) (\d+)|(\d+) or (more|less))$/i;

/** "INFANTRY models with a Wounds characteristic of 3 or more". Null: not understood. */
export function modelsIn(text: string): ModelsText | null {
  const match = WOUNDS.exec(text.trim());
  const named = withoutNoun(match?.[1] ?? text.trim());
  const models: ClauseSyntax | null = named === '' ? { all: [] } : listIn(named);
  if (!models || (!match && named === '' && !/^models?$/i.test(text.trim()))) return null;
  if (!match) return { models };
  if (match[2] !== undefined) return { models, wounds: { atLeast: Number(match[3]) + 1 } };
  return { models, wounds: /more/i.test(match[5] ?? '') ? { atLeast: Number(match[4]) } : { atMost: Number(match[4]) } };
}

function withoutNoun(text: string): string {
  return text.replace(/\s*\b(?:models?|units?)$/i, '').trim();
}
