import type { Gap, Army, ArmyUnit } from '#muster/army';
import type { ArmyOption } from '#muster/catalogue';

/** Whether something of that kind was stated and not resolved: its absence proves nothing then. */
export function hasGap(roster: Army, kind: Gap['kind']): boolean {
  for (const gap of roster.gaps) if (gap.kind === kind) return true;
  return kind === 'unit' && roster.uncertain?.datasheet !== undefined;
}

/** Whether the keywords in force are all known: a detachment that was not resolved, or not stated, may grant more. */
export function keywordsKnown(roster: Army): boolean {
  return roster.detachments.length > 0 && !hasGap(roster, 'detachment');
}

/** Whether the data let one army have all these units: where their keywords say otherwise, some keyword is missing in the data. */
export function ofOneArmy([first, ...others]: readonly ArmyUnit[]): boolean {
  return (first?.datasheet.factions ?? []).some(({ factionId }) =>
    others.every(({ datasheet }) => datasheet.factions.some((one) => one.factionId === factionId)),
  );
}

/** Whether the data offer the option to the unit: a rule of its own may let it have what its keywords alone would not. */
export function isOffered({ datasheet }: ArmyUnit, { offeredBy }: ArmyOption): boolean {
  return offeredBy?.includes(datasheet.id) ?? false;
}
