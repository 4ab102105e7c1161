import { costName, dataNames, isDetachmentChoiceName, type EntryLinkNode, type EntryNode, type ForceEntryNode } from '#muster/battlescribe';
import type { NativeDetachment } from '../native.types.js';
import { nativeProblem } from '../native-messages.js';
import { hasSlots } from './editions.js';
import { categoryLink, hiddenWhere, parentLimits } from './node-shapes.js';
import type { ReleaseDraft } from './release-draft.js';

/**
 * In the 8th and 9th edition, adds a kind of force with slots; later, an option of each faction's detachment choice.
 * @param factions all factions that may choose it
 */
export function addDetachment(detachment: NativeDetachment, factions: readonly string[], draft: ReleaseDraft): void {
  if (hasSlots(draft.edition)) addForce(detachment, draft);
  else addChoice(detachment, factions, draft);
}

function addForce({ id, name, slots }: NativeDetachment, draft: ReleaseDraft): void {
  const configuration = categoryLink(id, dataNames.configuration, draft.category(dataNames.configuration, draft.system.id));
  const categoryLinks = slots.map(({ role, min, max }) => {
    const link = categoryLink(id, role, draft.category(role, draft.system.id));
    const constraints = parentLimits(link.id, min, max);
    return constraints.length > 0 ? { ...link, constraints } : link;
  });
  const force: ForceEntryNode = { kind: 'force', id, name, categoryLinks: [configuration, ...categoryLinks] };
  draft.put({ ...draft.system, forceEntries: [...(draft.system.forceEntries ?? []), force] });
}

/**
 * A detachment of one faction is defined among that faction's choices. A detachment of several factions is defined in the game system, and
 * each of these factions links to it.
 */
function addChoice(detachment: NativeDetachment, factions: readonly string[], draft: ReleaseDraft): void {
  const { id, name } = detachment;
  const definition = choiceOf(detachment, factions, draft);
  if (factions.length > 1) draft.put({ ...draft.system, sharedEntries: [...(draft.system.sharedEntries ?? []), definition] });
  for (const faction of factions) {
    const group = draft.group(faction, (one) => isDetachmentChoiceName(one.name));
    const link: EntryLinkNode = { kind: 'link', id: `${id}.for.${faction}`, name, targetId: id, targetKind: 'entry' };
    if (!group) draft.diagnostics.push({ ...nativeProblem('noGroup', [], { id: faction, kind: 'detachments' }), severity: 'warning' });
    else if (factions.length > 1) draft.changeGroup(group.id, (choice) => ({ ...choice, links: [...(choice.links ?? []), link] }));
    else draft.changeGroup(group.id, (choice) => ({ ...choice, entries: [...(choice.entries ?? []), definition] }));
  }
}

/** In BattleScribe data, several factions may share one choice, so it is hidden from factions that may not choose it. */
function choiceOf({ id, name, ruleName, detachmentPoints }: NativeDetachment, factions: readonly string[], draft: ReleaseDraft): EntryNode {
  const costType = draft.costType('detachmentPoints');
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
    ...(costType !== null &&
      detachmentPoints !== null && { costs: [{ typeId: costType, name: costName('detachmentPoints'), value: detachmentPoints }] }),
  };
}
