import type { ResolvedRoster, SpecialistUpgrade } from '@muster/catalogue';
import { hasGap } from './knowledge.js';

/** The Specialist Detachment Stratagems that are stated, and whether those are all: of every detachment it is stated which it has, if any. */
export function upgradesOf(roster: ResolvedRoster): { readonly upgrades: readonly SpecialistUpgrade[]; readonly areAllStated: boolean } {
  const { detachments } = roster;
  const areStated = detachments.length > 0 && detachments.every(({ specialists }) => specialists !== undefined);
  return {
    upgrades: detachments.flatMap(({ specialists = [] }) => specialists),
    areAllStated: areStated && !hasGap(roster, 'detachment'),
  };
}
