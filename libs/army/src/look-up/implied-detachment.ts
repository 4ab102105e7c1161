import type { Roster } from '#muster/roster';
import { keywordKey, type Detachment, type Enhancement, type IndexedRelease, type NameIndex } from '#muster/catalogue';
import type { ResolvedHeader } from './header.js';

/**
 * Adds the detachment to the header of a list that states none, if only one can be meant: the army's only detachment, or the only one that
 * offers every Enhancement of the list.
 */
export function withImpliedDetachment(header: ResolvedHeader, roster: Roster, release: IndexedRelease): ResolvedHeader {
  const isStated = roster.detachments.length > 0 || header.detachments.length > 0 || roster.declared?.statesAll !== undefined;
  const detachment = isStated ? null : impliedDetachment(header, roster, release);
  return detachment === null ? header : { ...header, detachments: [{ path: ['detachments', 0], line: null, detachment }] };
}

function impliedDetachment({ faction }: ResolvedHeader, roster: Roster, { data, enhancements }: IndexedRelease): Detachment | null {
  const offered = data.readModel.detachments.filter(({ factionIds }) => faction !== null && factionIds.includes(faction.id));
  // In older editions a detachment is a table of Battlefield Roles, which the units do not tell.
  if (offered.some(({ slots }) => slots.length > 0)) return null;
  const taken = new Set(roster.units.flatMap((unit) => unit.enhancements.map(({ name }) => keywordKey(name))));
  const ids = taken.size === 0 ? new Set(offered.map(({ id }) => id)) : offeringAll(taken, enhancements);
  return ids.size === 1 ? (offered.find(({ id }) => ids.has(id)) ?? null) : null;
}

/** Ids of everything that offers all Enhancements of these names, including other ways to play. */
function offeringAll(names: ReadonlySet<string>, enhancements: NameIndex<Enhancement>): ReadonlySet<string> {
  return [...names]
    .map((key) => new Set(enhancements.named(key).flatMap(({ detachmentIds }) => detachmentIds)))
    .reduce((all, ids) => new Set([...all].filter((id) => ids.has(id))));
}
