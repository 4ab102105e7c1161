import type { Gap, Army, ArmyUnit } from '#muster/army';
import type { ArmyOption } from '#muster/catalogue';

/** Whether the list states something of this kind that was not resolved. If so, the rules must not conclude that something is missing. */
export function hasGap(roster: Army, kind: Gap['kind']): boolean {
  for (const gap of roster.gaps) if (gap.kind === kind) return true;
  return kind === 'unit' && roster.uncertain?.datasheet !== undefined;
}

/** Whether all keywords that apply are known. A detachment that is not resolved or not stated could grant more. */
export function keywordsKnown(roster: Army): boolean {
  return roster.detachments.length > 0 && !hasGap(roster, 'detachment');
}

/**
 * Whether the BattleScribe data allows one army to have all these units. If they nevertheless share no keyword, the data lacks a keyword.
 */
export function ofOneArmy([first, ...others]: readonly ArmyUnit[]): boolean {
  return (first?.datasheet.factions ?? []).some(({ factionId }) =>
    others.every(({ datasheet }) => datasheet.factions.some((one) => one.factionId === factionId)),
  );
}

/** Whether the BattleScribe data offers the option to the unit. A special rule can allow an option that the unit's keywords do not. */
export function isOffered({ datasheet }: ArmyUnit, { offeredBy }: ArmyOption): boolean {
  return offeredBy?.includes(datasheet.id) ?? false;
}
