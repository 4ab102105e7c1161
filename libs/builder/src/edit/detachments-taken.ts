import type { RosterState, SelectionState } from '#muster/battlescribe';
import { remembered, type Detachment, type IndexedRelease } from '#muster/catalogue';
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
  { byId: { detachments } }: Pick<IndexedRelease, 'byId'>,
): readonly TakenDetachment[] {
  const within = withinOf(detachments);
  return forcesOf(forces).flatMap((force) => {
    const taken = [detachmentOf(force, detachments), ...force.selections.map(within)].flat();
    return taken.map(({ id, detachment }) => ({ id, forceId: force.id, detachment }));
  });
}

/** The detachments chosen in a selection of an army. Edits leave most selections of an army as they are. */
const withinOf = remembered((detachments: ReadonlyMap<string, Detachment>) =>
  remembered((selection: SelectionState) => selectionsIn(selection).flatMap((one) => detachmentOf(one, detachments))),
);

function detachmentOf(
  { id, entryId }: Pick<SelectionState, 'id' | 'entryId'>,
  detachments: ReadonlyMap<string, Detachment>,
): readonly Pick<TakenDetachment, 'id' | 'detachment'>[] {
  const detachment = detachments.get(definitionIdOf(entryId));
  return detachment ? [{ id, detachment }] : [];
}
