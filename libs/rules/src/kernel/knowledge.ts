import type { Gap, ResolvedRoster } from '@muster/catalogue';

/** Whether something of that kind was stated and not resolved: its absence proves nothing then. */
export function hasGap(roster: ResolvedRoster, kind: Gap['kind']): boolean {
  for (const gap of roster.gaps) if (gap.kind === kind) return true;
  return false;
}

/** Whether the keywords in force are all known: a detachment that was not resolved, or not stated, may grant more. */
export function keywordsKnown(roster: ResolvedRoster): boolean {
  return roster.detachments.length > 0 && !hasGap(roster, 'detachment');
}
