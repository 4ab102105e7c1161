import { createHash } from 'node:crypto';
import type { Sayable } from '#muster/diagnostics';

/** Identifies what a finding or a review reason says, wherever in the list it is said: the same after a re-check, another after a change. */
export function findingKey({ code, messageId, params }: Sayable): string {
  const values = Object.entries(params).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([code, messageId, values]))
    .digest('hex');
}
