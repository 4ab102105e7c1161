import { findingSaid, type Finding } from '#muster/battlescribe';
import type { Sayable } from '#muster/diagnostics';

/** The sentence of a finding of the data, as the value of `data` in another message. */
export const dataWords = (finding: Finding): Required<Pick<Sayable, 'phrases'>> => ({ phrases: { data: findingSaid(finding) } });
