import type { EntryNode, ForceEntryNode } from '@muster/battlescribe';
import type { NativeDetachment } from '../native.types.js';
import { nativeProblem } from '../native-messages.js';
import { hasSlots } from './editions.js';
import { categoryLink, hiddenWhere, parentLimits } from './node-shapes.js';
import type { ReleaseDraft } from './release-draft.js';

/** 8th and 9th edition: a kind of force with slots. Later: an option of each faction's detachment choice. */
export function addDetachment(detachment: NativeDetachment, draft: ReleaseDraft): void {
  if (hasSlots(draft.edition)) addForce(detachment, draft);
  else for (const faction of detachment.factions) addChoice(detachment, faction, draft);
}

function addForce({ id, name, slots }: NativeDetachment, draft: ReleaseDraft): void {
  const configuration = categoryLink(id, 'Configuration', draft.category('Configuration', draft.system.id));
  const categoryLinks = slots.map(({ role, min, max }) => {
    const link = categoryLink(id, role, draft.category(role, draft.system.id));
    const constraints = parentLimits(link.id, min, max);
    return constraints.length > 0 ? { ...link, constraints } : link;
  });
  const force: ForceEntryNode = { kind: 'force', id, name, categoryLinks: [configuration, ...categoryLinks] };
  draft.put({ ...draft.system, forceEntries: [...(draft.system.forceEntries ?? []), force] });
}

/**
 * The definition stands in the first faction's choice; other factions link to it. Community data may share one choice among several
 * factions, so it is hidden from those that may not choose it.
 */
function addChoice(detachment: NativeDetachment, faction: string, draft: ReleaseDraft): void {
  const group = draft.group(faction, ({ name }) => /^detachments?$/i.test(name.trim()));
  if (!group) {
    draft.diagnostics.push({ ...nativeProblem('noGroup', [], { id: faction, kind: 'detachments' }), severity: 'warning' });
    return;
  }
  if (faction !== detachment.factions[0]) {
    addLinkedChoice(detachment, faction, group.id, draft);
    return;
  }
  draft.changeGroup(group.id, (choice) => ({ ...choice, entries: [...(choice.entries ?? []), choiceOf(detachment, draft)] }));
}

/** Only a definition in a shared list can be linked to. */
function addLinkedChoice({ id, name }: NativeDetachment, faction: string, groupId: string, draft: ReleaseDraft): void {
  const isThere = draft.group(faction, (group) => group.entries?.some((entry) => entry.id === id) ?? false)?.id === groupId;
  if (isThere) return;
  const link = { kind: 'link', id: `${id}.for.${faction}`, name, targetId: id, targetKind: 'entry' } as const;
  draft.changeGroup(groupId, (choice) => ({ ...choice, links: [...(choice.links ?? []), link] }));
}

function choiceOf({ id, name, factions, ruleName, detachmentPoints }: NativeDetachment, draft: ReleaseDraft): EntryNode {
  const costType = draft.costType('detachment points');
  const elsewhere = factions.map((faction) => ({
    type: 'notInstanceOf' as const,
    value: 1,
    field: 'selections',
    scope: 'primary-catalogue',
    childId: faction,
    shared: true,
  }));
  return {
    kind: 'entry',
    type: 'upgrade',
    id,
    name,
    modifiers: [hiddenWhere({ conditions: elsewhere })],
    ...(ruleName !== null && { rules: [{ kind: 'rule', id: `${id}.rule`, name: ruleName }] }),
    ...(costType !== null && detachmentPoints !== null && { costs: [{ typeId: costType, name: 'Detachment Points', value: detachmentPoints }] }),
  };
}
