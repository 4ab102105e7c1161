import type { Army, ArmyUnit, SpecialistUpgrade } from '#muster/army';
import { hasGap } from './knowledge.js';

/**
 * The keywords that the unit may have gained from the upgrades of its detachment. If its detachment's upgrades are not stated, the keywords
 * of every upgrade in the army.
 */
export function grantsTo({ detachment }: ArmyUnit, roster: Army): ReadonlySet<string> {
  const own = detachment === null ? undefined : roster.detachments[detachment]?.specialists;
  return new Set((own ?? upgradesOf(roster).upgrades).map(({ keyword }) => keyword));
}

/**
 * Whether the list states the upgrades of the unit's detachment. If the list does not state the unit's detachment, the upgrades of every
 * detachment must be stated.
 */
export function areGrantsStated({ detachment }: ArmyUnit, roster: Army): boolean {
  const own = detachment === null ? undefined : roster.detachments[detachment];
  return own === undefined ? upgradesOf(roster).areAllStated : own.specialists !== undefined;
}

/** The stated Specialist Detachment upgrades, and whether the list states the upgrades of every detachment. */
export function upgradesOf(roster: Army): { readonly upgrades: readonly SpecialistUpgrade[]; readonly areAllStated: boolean } {
  const { detachments } = roster;
  const areStated = detachments.length > 0 && detachments.every(({ specialists }) => specialists !== undefined);
  return {
    upgrades: detachments.flatMap(({ specialists = [] }) => specialists),
    areAllStated: areStated && !hasGap(roster, 'detachment'),
  };
}
