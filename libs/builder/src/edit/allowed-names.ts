import { ClosestNames, type ArmyOption, type Datasheet, type Enhancement, type Entry, type IndexedRelease } from '#muster/catalogue';
import type { Params, Path } from '#muster/diagnostics';
import { impossible } from './intent-fault.js';

type Named = Pick<Entry, 'name'>;

/** A message names at most this many entries. */
const MOST_NAMED = 12;
const MOST_SIMILAR = 5;

/** For example "Deckhands, Harbourmaster", with dots if there are more. */
export function namesIn(entries: readonly Named[]): string {
  const names = [...new Set(entries.map(({ name }) => name))].toSorted();
  return names.length > MOST_NAMED ? `${names.slice(0, MOST_NAMED).join(', ')} …` : names.join(', ');
}

/** The names that a wrong reference probably means; of few entries, all names. */
function namesNear(reference: string, entries: readonly Named[]): string {
  const similar = new ClosestNames(entries.map(({ name }) => name)).to(reference.replaceAll('-', ' '), MOST_SIMILAR);
  return similar.length > 0 && entries.length > MOST_NAMED ? similar.map(({ name }) => name).join(', ') : namesIn(entries);
}

export function unknownFaction(id: string, { data }: IndexedRelease, within: Path): never {
  return impossible('UNKNOWN_FACTION', { id, allowed: namesNear(id, data.readModel.factions) }, within);
}

export function unknownDatasheet(id: string, { data }: IndexedRelease, within: Path): never {
  const { datasheets } = data.readModel;
  const similar = new ClosestNames(datasheets.map(({ name }) => name)).to(id.replaceAll('-', ' '), MOST_SIMILAR);
  if (similar.length === 0) return impossible('UNKNOWN_DATASHEET', { id }, within);
  return impossible('UNKNOWN_DATASHEET_NEAR', { id, allowed: similar.map(({ name }) => name).join(', ') }, within);
}

/** A detachment that an army of the catalogue cannot take, or that does not exist. */
export function unknownDetachment(id: string, catalogueId: string, { data, byId, roots, game }: IndexedRelease, within: Path): never {
  const { detachments, factions } = data.readModel;
  const isTakeable = (one: Entry): boolean =>
    roots(catalogueId).configuration.choice(one.id) !== null || Boolean(game.catalogue(catalogueId)?.force(one.id));
  const faction = byId.factions.get(catalogueId)?.name ?? '';
  const known = byId.detachments.get(id);
  const params: Params = { id, faction, allowed: namesNear(known?.name ?? id, detachments.filter(isTakeable)) };
  if (!known) return impossible('UNKNOWN_DETACHMENT', params, within);
  const owners = factions.filter((one) => known.factionIds.includes(one.id));
  return impossible('FOREIGN_DETACHMENT', { ...params, detachment: known.name, owner: namesIn(owners) }, within);
}

/** A datasheet that an army of the catalogue cannot take. */
export function notOffered(datasheet: Datasheet, catalogueId: string | undefined, { data, byId }: IndexedRelease, within: Path): never {
  const takers = data.readModel.factions.filter(({ id }) => datasheet.factions.some(({ factionId }) => factionId === id));
  if (takers.length === 0 || catalogueId === undefined) return impossible('OFFERED_BY_NONE', { datasheet: datasheet.name }, within);
  const faction = byId.factions.get(catalogueId)?.name ?? '';
  return impossible('NOT_OFFERED', { faction, datasheet: datasheet.name, allowed: namesIn(takers) }, within);
}

/** An Enhancement or similar entry that the unit does not offer. `canTake` tells which ones it can have. */
export function entryOfOthers(
  unit: string,
  id: string,
  canTake: (entry: ArmyOption | Enhancement) => boolean,
  { data, byId }: IndexedRelease,
  within: Path,
): never {
  const { enhancements, armyOptions } = data.readModel;
  const allowed = [...enhancements, ...armyOptions].filter(canTake);
  const known = byId.enhancements.get(id) ?? byId.armyOptions.get(id);
  if (allowed.length === 0) return impossible('TAKES_NO_ENTRIES', { unit, entry: known?.name ?? `"${id}"` }, within);
  if (!known) return impossible('UNKNOWN_ENTRY', { unit, id, allowed: namesNear(id, allowed) }, within);
  return impossible('ENTRY_OF_OTHERS', { unit, entry: known.name, allowed: namesIn(allowed) }, within);
}
