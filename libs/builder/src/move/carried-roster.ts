import type { NewId } from '#muster/battlescribe';
import { resolveBuilt } from '#muster/army';
import { type IndexedRelease } from '#muster/catalogue';
import type { CompiledRelease } from '#muster/checking';
import type { ReviewReason } from '#muster/diagnostics';
import { readingOf, type Assessment } from '../assess.js';
import { plainState } from '../plain-state.js';
import { declaredWithout, type RosterDocument } from '../roster-document.js';
import { doubtsOf } from '../unit-doubts.js';

/** A roster in terms of another release. */
export interface CarriedRoster {
  readonly document: RosterDocument;
  /** What the other release does not have, or not as it was. */
  readonly review: readonly ReviewReason[];
}

/** Marks ids of the roster while it is looked up, so that they are told from those that looking up gives. */
const KEPT = 'kept:';

/**
 * Looks a roster up in another release: ids first, then names. Units keep their ids, and with them what is declared of them; so do
 * choices that are taken as they are.
 */
export function carriedRoster(
  document: RosterDocument,
  { file }: Pick<Assessment, 'file'>,
  from: Pick<CompiledRelease, 'release'>,
  to: IndexedRelease,
  newId: NewId,
): CarriedRoster {
  const { roster, built } = readingOf(document, file, from);
  const state = plainState(document.state, (id) => `${KEPT}${id}`);
  const unitSelectionIds = built.unitSelectionIds.map((id) => `${KEPT}${id}`);
  const resolution = resolveBuilt(roster, { state, unitSelectionIds }, to);
  const unitIds = new Map([...resolution.selectionIds].map(([index, id]) => [id, built.unitSelectionIds[index] ?? newId()]));
  const idOf = (id: string): string => unitIds.get(id) ?? (id.startsWith(KEPT) ? id.slice(KEPT.length) : newId());
  const gone = built.unitSelectionIds.filter((_, index) => !resolution.selectionIds.has(index));
  const declared = gone.reduce(declaredWithout, document.declared);
  return {
    document: {
      ...document,
      state: plainState(resolution.state, idOf),
      declared: { ...declared, doubts: [...declared.doubts, ...doubtsOf(resolution.review, (index) => built.unitSelectionIds[index])] },
    },
    review: resolution.review,
  };
}
