import type { UnitId } from '#muster/roster';
import type { Assessment } from '../assess/assess.js';
import { definitionIdOf, forcesOf } from '../edit/find-selection.js';
import type { RosterDocument } from '../document/roster-document.js';
import { armyFaction } from '../show/army-faction.js';

/** The units that the army's faction takes as allies, or that another faction's force contains. */
export function alliedUnits(document: RosterDocument, assessment: Assessment): ReadonlySet<UnitId> {
  const faction = armyFaction(document, assessment);
  if (!faction) return new Set();
  const { datasheets } = assessment.release.byId;
  const units = forcesOf(document.state.forces).flatMap(({ selections }) => selections);
  const isAlly = ({ entryId }: (typeof units)[number]): boolean => {
    const datasheet = datasheets.get(definitionIdOf(entryId));
    const ways = datasheet?.factions.filter(({ factionId }) => factionId === faction.id || factionId === faction.parentId);
    return ways?.every(({ ally }) => ally) ?? false;
  };
  return new Set(units.filter(isAlly).map(({ id }) => id));
}
