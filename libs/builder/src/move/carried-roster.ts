import type { NewId } from '#muster/battlescribe';
import { lookUp, unitConcerned } from '#muster/army';
import { type IndexedRelease } from '#muster/catalogue';
import type { ReviewReason } from '#muster/diagnostics';
import type { UnitId } from '#muster/roster';
import type { Assessment } from '../assess/assess.js';
import { plainState } from '../document/plain-state.js';
import { withoutUnit, type RosterDocument } from '../document/roster-document.js';
import { doubtsOf } from '../document/doubts.js';

/** A roster converted to another release. */
export interface CarriedRoster {
  readonly document: RosterDocument;
  /** Parts of the roster that do not exist in the other release, or are different there. */
  readonly review: readonly ReviewReason[];
}

/** Prefix for the roster's own ids during the lookup, to distinguish them from ids that the lookup creates. */
const KEPT = 'kept:';

/**
 * Looks up a roster in another release, by id first and then by name. Units keep their ids, and with them their declarations. Choices
 * that are taken over unchanged keep their ids too.
 */
export function carriedRoster(
  document: RosterDocument,
  { roster }: Pick<Assessment, 'roster'>,
  to: IndexedRelease,
  newId: NewId,
): CarriedRoster {
  const units = roster.units.map(({ unpriced: _unpriced, ...unit }) => ({ ...unit, unitId: `${KEPT}${unit.unitId}` }));
  const state = plainState(document.state, (id) => `${KEPT}${id}`);
  const resolution = lookUp({ roster: { ...roster, units }, built: { state } }, to);
  const kept = (id: string): string | null => (id.startsWith(KEPT) ? id.slice(KEPT.length) : null);
  const unitIds = new Map([...resolution.selectionIds].map(([unitId, id]) => [id, kept(unitId) ?? newId()]));
  const idOf = (id: string): string => unitIds.get(id) ?? kept(id) ?? newId();
  const isPlaced = (unit: UnitId): boolean => resolution.selectionIds.has(`${KEPT}${unit}`);
  const isUnplaced = (unit: UnitId): boolean => document.unplaced.some(({ unitId }) => unitId === unit);
  const gone = roster.units.filter(({ unitId }) => !isPlaced(unitId) && !isUnplaced(unitId));
  const left = gone.reduce((all, { unitId }) => withoutUnit(all, unitId), document);
  // The move itself reports removed units. What the roster still states is looked up again whenever it is judged.
  const lost = resolution.review.filter((reason) => {
    const unit = unitConcerned(reason, roster);
    return unit === null ? reason.path[0] !== 'factions' || document.faction === undefined : isPlaced(unit) || isUnplaced(unit);
  });
  const doubts = doubtsOf(lost, roster, (unit) => unit);
  return {
    document: {
      ...left,
      state: plainState(resolution.state, idOf),
      unplaced: left.unplaced.filter(({ unitId }) => !isPlaced(unitId)),
      doubts: [...left.doubts.filter(({ unit, reason }) => reason.about !== 'datasheet' || unit === null || !isUnplaced(unit)), ...doubts],
    },
    review: resolution.review,
  };
}
