import { findingSaid, type Finding } from '#muster/battlescribe';
import type { Sayable } from '#muster/diagnostics';

/** What the data say of a finding, as `data` of another message. */
export const dataWords = (finding: Finding): Required<Pick<Sayable, 'phrases'>> => ({ phrases: { data: findingSaid(finding) } });
