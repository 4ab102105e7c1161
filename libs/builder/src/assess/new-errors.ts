import type { Params } from '#muster/diagnostics';
import type { Assessment } from './assess.js';
import { findingsOnlyIn } from './assessment-changes.js';
import type { KeyedFinding } from './keyed-finding.js';

/** Errors that an edit added. An existing error counts if it is now further from what is allowed, but not if it is closer. */
export function newErrors(before: Assessment, after: Assessment): readonly KeyedFinding[] {
  const lost = new Map(findingsOnlyIn(before, after).map((finding) => [finding.place, finding]));
  return findingsOnlyIn(after, before).filter((finding) => {
    if (finding.severity !== 'error') return false;
    const was = lost.get(finding.place);
    return was === undefined || !isNearer(finding.params, was.params);
  });
}

const BOUNDS: readonly string[] = ['limit', 'max', 'min', 'capacity', 'room'];

/** Whether the number is now closer to what is allowed. */
function isNearer(is: Params, was: Params): boolean {
  const [now, then] = [distance(is), distance(was)];
  return now !== null && then !== null && now < then;
}

/** The distance between the count and its limit, or 0 if no limit is given. Null if the values contain no count. */
function distance(params: Params): number | null {
  const numbers = Object.entries(params).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  const bounds = numbers.filter(([name]) => BOUNDS.includes(name));
  const counted = numbers.filter(([name]) => !BOUNDS.includes(name));
  const [bound] = bounds;
  const [count] = counted;
  if (!count || bounds.length > 1 || counted.length > 1) return null;
  return Math.abs(count[1] - (bound?.[1] ?? 0));
}
