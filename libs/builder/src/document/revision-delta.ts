import { create, type Delta } from 'jsondiffpatch';
import { inOldShape, readDocument } from './read-document.js';
import type { RosterDocument } from './roster-document.js';

/** What one revision changed, forwards and backwards; it is as large as the edit, not as the roster. */
export type RevisionDelta = NonNullable<Delta>;

/** Selections and forces are known by their ids, so an inserted unit is one insertion. */
const differ = create({
  objectHash: (item: object) => ('id' in item && typeof item.id === 'string' ? item.id : JSON.stringify(item)),
  arrays: { detectMove: true, includeValueOnMove: false },
});

/** Null: nothing changed. */
export const deltaBetween = (before: RosterDocument, after: RosterDocument): RevisionDelta | null => differ.diff(before, after) ?? null;

/** The document as it was before the delta, which may come from where it was stored. */
export function undo(after: RosterDocument, delta: unknown): RosterDocument {
  if (!isDelta(delta)) throw new Error('A stored revision has no delta.');
  // Edits of version 0.1.0 changed what is declared in another shape.
  const changed = 'declared' in delta ? inOldShape(after) : after;
  return readDocument(differ.unpatch(structuredClone(changed), delta));
}

const isDelta = (value: unknown): value is RevisionDelta => typeof value === 'object' && value !== null;
