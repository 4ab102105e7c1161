import { dataNames, type DataFile, type EntryNode, type GroupNode } from '#muster/battlescribe';
import type { NativeFaction } from '../native.types.js';
import { hasSlots } from './editions.js';
import { categoryLink, parentLimits, rosterLimit } from './node-shapes.js';
import type { ReleaseDraft } from './release-draft.js';

/**
 * Adds a catalogue for the faction with an empty detachment choice and empty enhancements. The catalogue imports the roots of the wider
 * faction.
 */
export function addFaction({ id, name, parent }: NativeFaction, draft: ReleaseDraft): void {
  const links = parent === null ? [] : [{ id: `${id}.parent`, name: parent, targetId: parent, importRootEntries: true }];
  const file: DataFile = {
    kind: 'catalogue',
    id,
    name,
    revision: 1,
    gameSystemId: draft.system.id,
    ...(links.length > 0 && { catalogueLinks: links }),
  };
  draft.put(file);
  if (hasSlots(draft.edition)) return;
  draft.put({ ...file, entries: [detachmentChoice(id, draft)], ...(parent === null && { sharedGroups: [enhancements(id)] }) });
}

/** The choice of one of the faction's detachments. Other factions that import this catalogue have their own choice. */
function detachmentChoice(faction: string, draft: ReleaseDraft): EntryNode {
  const id = `${faction}.detachment`;
  const chosen = draft.edition === '11e' ? parentLimits(`${id}.choice`, 1, null) : parentLimits(`${id}.choice`, 1, 1);
  return {
    kind: 'entry',
    type: 'upgrade',
    id,
    name: dataNames.detachment,
    import: false,
    constraints: [rosterLimit(id, 'min', 1), rosterLimit(id, 'max', 1)],
    categoryLinks: [categoryLink(id, dataNames.configuration, draft.category(dataNames.configuration, faction), true)],
    groups: [
      { kind: 'group', id: `${id}.choice`, name: dataNames.detachment, defaultSelectionEntryId: 'none', constraints: chosen, entries: [] },
    ],
  };
}

/** At most one enhancement per bearer and three per army: 10th edition Core Rules, Muster Your Army. */
function enhancements(faction: string): GroupNode {
  const id = `${faction}.enhancements`;
  const [perBearer] = parentLimits(id, 0, 1);
  const perArmy = { ...rosterLimit(`${id}.army`, 'max', 3), scope: 'force' };
  return { kind: 'group', id, name: dataNames.enhancements, constraints: [...(perBearer ? [perBearer] : []), perArmy], entries: [] };
}
