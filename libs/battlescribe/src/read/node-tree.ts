import type { AttributeValues } from './attribute-values.js';
import type { ChildLists, Draft } from './draft.js';
import * as entries from './entry-builders.js';
import * as infos from './info-builders.js';
import * as modifiers from './modifier-builders.js';
import * as queries from './query-builders.js';

/**
 * Turns a closed element into its node and puts it into the list it stands in.
 * @param stack the element itself is its last.
 */
export function addNode(draft: Draft, text: string, wrapper: Draft, stack: readonly Draft[], values: AttributeValues): void {
  const into = wrapper.lists;
  switch (draft.element) {
    case 'selectionEntry':
      if (wrapper.element === 'sharedSelectionEntries') (into.sharedEntries ??= []).push(entries.entryNode(draft, values));
      else (into.entries ??= []).push(entries.entryNode(draft, values));
      break;
    case 'selectionEntryGroup':
      if (wrapper.element === 'sharedSelectionEntryGroups') (into.sharedGroups ??= []).push(entries.groupNode(draft, values));
      else (into.groups ??= []).push(entries.groupNode(draft, values));
      break;
    case 'entryLink':
      (into.links ??= []).push(entries.entryLinkNode(draft, values));
      break;
    case 'categoryEntry':
      (into.categoryEntries ??= []).push(entries.categoryEntryNode(draft, values));
      break;
    case 'categoryLink':
      (into.categoryLinks ??= []).push(entries.categoryLinkNode(draft, values));
      break;
    case 'forceEntry':
      (into.forceEntries ??= []).push(entries.forceEntryNode(draft, values));
      break;
    case 'catalogueLink':
      (into.catalogueLinks ??= []).push(entries.catalogueLinkNode(draft, values));
      break;
    case 'costType':
      (into.costTypes ??= []).push(entries.costTypeNode(draft, values));
      break;
    case 'cost':
      addKnown((into.costs ??= []), entries.costNode(draft, values));
      break;
    default:
      addInformation(draft, text, wrapper, stack, values);
  }
}

function addInformation(draft: Draft, text: string, wrapper: Draft, stack: readonly Draft[], values: AttributeValues): void {
  const into = wrapper.lists;
  switch (draft.element) {
    case 'profile':
      if (wrapper.element === 'sharedProfiles') (into.sharedProfiles ??= []).push(infos.profileNode(draft, values));
      else (into.profiles ??= []).push(infos.profileNode(draft, values));
      break;
    case 'rule':
      if (wrapper.element === 'sharedRules') (into.sharedRules ??= []).push(infos.ruleNode(draft, values));
      else (into.rules ??= []).push(infos.ruleNode(draft, values));
      break;
    case 'infoGroup':
      if (wrapper.element === 'sharedInfoGroups') (into.sharedInfoGroups ??= []).push(infos.infoGroupNode(draft, values));
      else (into.infoGroups ??= []).push(infos.infoGroupNode(draft, values));
      break;
    case 'infoLink':
      (into.infoLinks ??= []).push(infos.infoLinkNode(draft, values));
      break;
    case 'characteristic':
      (into.characteristics ??= []).push(infos.characteristicNode(draft, text, stack, values));
      break;
    case 'characteristicType':
      (into.characteristicTypes ??= []).push({ id: values.text(draft, 'id'), name: values.label(draft) });
      break;
    case 'profileType':
      (into.profileTypes ??= []).push(infos.profileTypeNode(draft, values));
      break;
    case 'publication':
      (into.publications ??= []).push(infos.publicationNode(draft, values));
      break;
    default:
      addLogic(draft, into, stack, values);
  }
}

function addLogic(draft: Draft, into: ChildLists, stack: readonly Draft[], values: AttributeValues): void {
  switch (draft.element) {
    case 'condition':
      (into.conditions ??= []).push(queries.conditionNode(draft, values));
      break;
    case 'constraint':
      addKnown((into.constraints ??= []), queries.constraintNode(draft, values));
      break;
    case 'modifier':
      (into.modifiers ??= []).push(modifiers.modifierNode(draft, stack, values));
      break;
    case 'modifierGroup':
      (into.modifierGroups ??= []).push(modifiers.modifierGroupNode(draft, values));
      break;
    case 'conditionGroup':
      (into.conditionGroups ??= []).push(queries.conditionGroupNode(draft, values));
      break;
    case 'localConditionGroup':
      (into.localConditionGroups ??= []).push(queries.localConditionGroupNode(draft, values));
      break;
    case 'repeat':
      (into.repeats ??= []).push(queries.repeatNode(draft, values));
      break;
    case 'association':
      (into.associations ??= []).push(queries.associationNode(draft, values));
      break;
  }
}

function addKnown<Node>(list: Node[], node: Node | null): void {
  if (node !== null) list.push(node);
}
