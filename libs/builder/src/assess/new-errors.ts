import type { Params } from '#muster/diagnostics';
import type { Assessment } from './assess.js';
import { findingsOnlyIn } from './assessment-changes.js';
import type { KeyedFinding } from './keyed-finding.js';

/**
 * Errors that an edit brought. An error that was there already and is only further from what is allowed by now counts too; one that is nearer
 * to it does not.
 */
export function newErrors(before: Assessment, after: Assessment): readonly KeyedFinding[] {
  const lost = new Map(findingsOnlyIn(before, after).map((finding) => [finding.place, finding]));
  return findingsOnlyIn(after, before).filter((finding) => {
    if (finding.severity !== 'error') return false;
    const was = lost.get(finding.place);
    return was === undefined || !isNearer(finding.params, was.params);
  });
}

const BOUNDS: readonly string[] = ['limit', 'max', 'min', 'capacity', 'room'];

/** Whether its number is nearer to the number that is allowed. */
function isNearer(is: Params, was: Params): boolean {
  const [now, then] = [distance(is), distance(was)];
  return now !== null && then !== null && now < then;
}

/** Of what is counted from what is allowed, none where that is not told; null where the values do not tell what is counted. */
function distance(params: Params): number | null {
  const numbers = Object.entries(params).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  const bounds = numbers.filter(([name]) => BOUNDS.includes(name));
  const counted = numbers.filter(([name]) => !BOUNDS.includes(name));
  const [bound] = bounds;
  const [count] = counted;
  if (!count || bounds.length > 1 || counted.length > 1) return null;
  return Math.abs(count[1] - (bound?.[1] ?? 0));
}
