import type { Faction } from '#muster/catalogue';
import type { Assessment } from '../assess/assess.js';
import { forcesOf } from '../edit/find-selection.js';
import type { RosterDocument } from '../document/roster-document.js';

/** The faction of a roster's army. Null if it is unknown, or if the release does not have it. */
export function armyFaction(
  { faction: stated, state }: RosterDocument,
  { report, release }: Pick<Assessment, 'report' | 'release'>,
): Faction | null {
  const catalogues = new Set(forcesOf(state.forces).map(({ catalogueId }) => catalogueId));
  const { factions } = release.data.readModel;
  const named = factions.filter(({ name }) => name === report.army.faction);
  const inForce = named.find(({ catalogueId }) => catalogues.has(catalogueId));
  return named.find(({ id }) => id === stated?.id) ?? inForce ?? named[0] ?? null;
}
