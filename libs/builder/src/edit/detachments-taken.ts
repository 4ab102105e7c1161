import type { RosterState } from '#muster/battlescribe';
import type { Detachment, IndexedRelease } from '#muster/catalogue';
import { definitionIdOf, forcesOf, selectionsIn } from './find-selection.js';

/** A detachment of a roster. In the 8th and 9th edition it is a force; from the 10th on, it is a choice of a force. */
export interface TakenDetachment {
  /** Id, in the roster, of the force or of the choice. */
  readonly id: string;
  readonly forceId: string;
  readonly detachment: Detachment;
}

/** The detachments of a roster that the release contains, in the order of its forces. */
export function detachmentsTaken(
  { forces }: Pick<RosterState, 'forces'>,
  { byId }: Pick<IndexedRelease, 'byId'>,
): readonly TakenDetachment[] {
  return forcesOf(forces).flatMap((force) =>
    [force, ...force.selections.flatMap(selectionsIn)].flatMap(({ id, entryId }) => {
      const detachment = byId.detachments.get(definitionIdOf(entryId));
      return detachment ? [{ id, forceId: force.id, detachment }] : [];
    }),
  );
}
