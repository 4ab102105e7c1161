import { findingSaid, findingSentence, type Finding } from '#muster/battlescribe';
import type { Sayable } from '#muster/diagnostics';

/** Params with what the data say of a finding as `data`: in English, and as what it says for other languages. */
export function withDataWords(params: Sayable['params'], finding: Finding): Required<Pick<Sayable, 'params' | 'phrases'>> {
  return { params: { ...params, data: findingSentence(finding) }, phrases: { data: findingSaid(finding) } };
}
