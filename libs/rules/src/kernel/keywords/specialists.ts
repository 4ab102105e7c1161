import type { Army, ArmyUnit, SpecialistUpgrade } from '#muster/army';
import { hasGap } from './knowledge.js';

/** The keywords that the unit may have gained: those of the upgrades of its detachment; of any, where its detachment's are not stated. */
export function grantsTo({ detachment }: ArmyUnit, roster: Army): ReadonlySet<string> {
  const own = detachment === null ? undefined : roster.detachments[detachment]?.specialists;
  return new Set((own ?? upgradesOf(roster).upgrades).map(({ keyword }) => keyword));
}

/** Whether it is stated which upgrades the detachment of the unit has, if any; of every detachment, where it is not stated which is its own. */
export function areGrantsStated({ detachment }: ArmyUnit, roster: Army): boolean {
  const own = detachment === null ? undefined : roster.detachments[detachment];
  return own === undefined ? upgradesOf(roster).areAllStated : own.specialists !== undefined;
}

/** The Specialist Detachment Stratagems that are stated, and whether those are all: of every detachment it is stated which it has, if any. */
export function upgradesOf(roster: Army): { readonly upgrades: readonly SpecialistUpgrade[]; readonly areAllStated: boolean } {
  const { detachments } = roster;
  const areStated = detachments.length > 0 && detachments.every(({ specialists }) => specialists !== undefined);
  return {
    upgrades: detachments.flatMap(({ specialists = [] }) => specialists),
    areAllStated: areStated && !hasGap(roster, 'detachment'),
  };
}
