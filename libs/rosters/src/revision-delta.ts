import { keywordChoices, readDocument, type RosterDocument } from '#muster/builder';
import { create, type Delta } from 'jsondiffpatch';

/** The change of one revision, which can be applied forwards and backwards. Its size depends on the edit, not on the roster. */
export type RevisionDelta = NonNullable<Delta>;

/** Selections and forces are matched by id, so that an added unit is a single insertion. */
const differ = create({
  objectHash: (item: object) => ('id' in item && typeof item.id === 'string' ? item.id : JSON.stringify(item)),
  arrays: { detectMove: true, includeValueOnMove: false },
});

/** Null if nothing changed. */
export const deltaBetween = (before: RosterDocument, after: RosterDocument): RevisionDelta | null => differ.diff(before, after) ?? null;

/** The document before the delta. The delta may be a stored one. */
export function undo(after: RosterDocument, delta: unknown): RosterDocument {
  if (!isDelta(delta)) throw new Error('A stored revision has no delta.');
  // Deltas of version 0.1.0 refer to an older form of the declarations.
  const changed = 'declared' in delta ? inOldShape(after) : after;
  return readDocument(differ.unpatch(structuredClone(changed), delta));
}

/** Converts a document to the form of version 0.1.0, so that deltas stored by that version can be undone. */
function inOldShape({ declarations, warlord, unitNotes, doubts, ...document }: RosterDocument): object {
  const { organisation = null, attachments = [], passengers = [], reserves = [] } = declarations;
  const declared = { warlord, organisation, attachments, passengers, reserves, unitNotes, doubts };
  return { ...document, declared: { ...declared, keywordChoices: keywordChoices(declarations) } };
}

const isDelta = (value: unknown): value is RevisionDelta => typeof value === 'object' && value !== null;
