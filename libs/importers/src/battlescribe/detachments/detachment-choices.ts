import { anyHidden, isAboutDetachments, type AssumedRoster, type DataFile, type ForceEntryNode } from '#muster/battlescribe';
import type { ImportContext } from '../context.js';
import type { RootPlace } from '../datasheets/datasheet-roots.js';
import { isEntry, isGroup, offeredId, partsOf, type Reached, type ReachedEntry } from '../tree.js';

/** A detachment of the 10th edition: an option of the roster's "Detachment" choice. */
export interface DetachmentChoice {
  readonly id: string;
  readonly reached: ReachedEntry;
  /** Ids by which conditions refer to the detachment: its own id and those of links to it. */
  readonly ids: ReadonlySet<string>;
  readonly catalogues: readonly DataFile[];
  /** Names of the forces that offer the detachment if the army's force does not. Empty if the army's force offers it. */
  readonly onlyIn: readonly string[];
}

/** Maximum nesting depth of groups; a deeper path is a cycle in the data. */
const DEPTH = 6;

interface Draft {
  readonly reached: ReachedEntry;
  readonly ids: Set<string>;
  readonly catalogues: Set<DataFile>;
  readonly forces: Set<ForceEntryNode>;
}

export function collectDetachmentChoices(context: ImportContext, others: readonly RootPlace[]): readonly DetachmentChoice[] {
  const forces = context.index.gameSystem?.forceEntries ?? [];
  const drafts = new Map<string, Draft>();
  for (const { catalogue, reached } of others) {
    if (!isDetachmentRoot(reached)) continue;
    for (const { choice, chain } of choicesIn(context, reached, [reached], 0)) {
      const draft = drafts.get(choice.node.id) ?? { reached: choice, ids: new Set(), catalogues: new Set(), forces: new Set() };
      drafts.set(choice.node.id, draft);
      draft.ids.add(choice.node.id).add(offeredId(choice));
      const parts = chain.flatMap((part) => partsOf(part));
      for (const force of forces) {
        if (anyHidden(parts, context.worldOf(catalogue.id, force.id)) === true) continue;
        draft.forces.add(force);
        draft.catalogues.add(catalogue);
      }
    }
  }
  return [...drafts].filter(([, draft]) => draft.catalogues.size > 0).map(([id, draft]) => choiceOf(context, id, draft));
}

function isDetachmentRoot({ node, link }: ReachedEntry): boolean {
  return node.type === 'upgrade' && isAboutDetachments(`${node.name} ${link?.name ?? ''}`);
}

function choiceOf(context: ImportContext, id: string, { reached, ids, catalogues, forces }: Draft): DetachmentChoice {
  const inArmy = [...forces].some((force) => force.id === context.armyForceId);
  return { id, reached, ids, catalogues: [...catalogues], onlyIn: inArmy ? [] : [...forces].map((force) => force.name).sort() };
}

interface FoundChoice {
  readonly choice: ReachedEntry;
  /** The path from the root to the choice. */
  readonly chain: readonly Reached[];
}

/** Entries directly in the root are settings of the roster; the choices are in its groups. */
function choicesIn(context: ImportContext, parent: Reached, chain: readonly Reached[], depth: number): readonly FoundChoice[] {
  if (depth > DEPTH) return [];
  return context.trees.children(parent).flatMap((child) => {
    if (isGroup(child)) return choicesIn(context, child, [...chain, child], depth + 1);
    return isEntry(child) && isGroup(parent) ? [{ choice: child, chain: [...chain, child] }] : [];
  });
}

/** A roster with only this detachment, or without a detachment if it is null. */
export function detachmentWorld(
  context: ImportContext,
  chosen: DetachmentChoice | null,
  all: ReadonlyMap<string, DetachmentChoice>,
  forceId: string | null,
): AssumedRoster {
  return {
    ...context.world,
    forceId,
    count: ({ field, childId }) => {
      if (field !== 'selections' || childId === undefined || !all.has(childId)) return null;
      return chosen?.ids.has(childId) ? 1 : 0;
    },
  };
}

/** The choices by every id that refers to them. */
export function choicesById(choices: readonly DetachmentChoice[]): ReadonlyMap<string, DetachmentChoice> {
  return new Map(choices.flatMap((choice) => [...choice.ids].map((id) => [id, choice] as const)));
}
