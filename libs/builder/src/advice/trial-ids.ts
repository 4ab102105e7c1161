import type { NewId } from '#muster/battlescribe';

/** Ids for what a trial adds. The same trial has the same ids everywhere, so its findings have the same keys. */
export function trialIds(): NewId {
  let last = 0;
  return () => `trial-${(last += 1)}`;
}
