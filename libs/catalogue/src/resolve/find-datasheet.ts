import type { OptionView } from '@muster/battlescribe';
import type { Path } from '@muster/diagnostics';
import type { RosterUnit } from '@muster/roster';
import type { Datasheet, DatasheetAvailability, Faction } from '../entries.js';
import type { Gap } from '../resolved-roster.js';
import type { IndexedRelease } from './indexed-release.js';
import type { Found, Scope } from './names/name-index.js';
import { ambiguous, notFound } from './reasons.js';

/** A datasheet and the way a force selects it; no root where the data give no way. */
export interface FoundDatasheet {
  readonly datasheet: Datasheet;
  readonly catalogueId: string | null;
  readonly root: OptionView | null;
  readonly availability: DatasheetAvailability | null;
}

/** Of the army's faction first, then its allies, then of any: one of a wrong faction is found, and is for the rules to judge. */
export function findDatasheet(unit: RosterUnit, path: Path, faction: Faction | null, release: IndexedRelease): FoundDatasheet | Gap {
  const found = lookUp(unit, scopesOf(faction), release);
  const place = { path, line: unit.line };
  if (found.kind === 'none') return notFound('unit', unit.name, found.near, place);
  if (found.kind === 'several') return ambiguous('unit', unit.name, found.entries, place);
  return reach(found.entry, faction, release);
}

function scopesOf(faction: Faction | null): readonly Scope<Datasheet>[] {
  const any: Scope<Datasheet> = () => true;
  if (faction === null) return [any];
  const inFaction =
    (isAlly: boolean): Scope<Datasheet> =>
    ({ factions }) =>
      factions.some(({ factionId, ally }) => factionId === faction.id && ally === isAlly);
  return [inFaction(false), inFaction(true), any];
}

/**
 * Some data make a datasheet of each answer to a choice that the list prints below the name: "Walker" with "Allegiance: North" is
 * their "North Walker".
 */
function lookUp(unit: RosterUnit, scopes: readonly Scope<Datasheet>[], release: IndexedRelease): Found<Datasheet> {
  const plain = release.datasheets.find(unit.name, scopes);
  if (plain.kind === 'one') return plain;
  for (const { name } of unit.loadout) {
    const colon = name.indexOf(':');
    if (colon < 0) continue;
    const choice = name.slice(colon + 1).trim();
    for (const composed of [`${choice} ${unit.name}`, `${unit.name} ${choice}`]) {
      const found = release.datasheets.find(composed, scopes);
      if (found.kind === 'one') return found;
    }
  }
  return plain;
}

function reach(datasheet: Datasheet, faction: Faction | null, release: IndexedRelease): FoundDatasheet {
  const own = datasheet.factions.filter(({ factionId }) => factionId === faction?.id);
  const ways = (own.length > 0 ? own : datasheet.factions).flatMap((availability) => {
    const catalogueId = catalogueOf(availability, release);
    const root = catalogueId === null ? undefined : release.roots(catalogueId).byRootId.get(availability.rootId);
    return root === undefined ? [] : [{ datasheet, catalogueId, root, availability }];
  });
  return ways.find(({ root }) => !root.hidden) ?? ways[0] ?? { datasheet, catalogueId: null, root: null, availability: null };
}

function catalogueOf({ factionId }: DatasheetAvailability, release: IndexedRelease): string | null {
  return release.data.readModel.factions.find(({ id }) => id === factionId)?.catalogueId ?? null;
}
