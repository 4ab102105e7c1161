import type { AttributeValues } from '../build/attribute-values.js';
import type { ChildLists, Draft } from './draft.js';
import * as entries from '../build/entry-builders.js';
import * as infos from '../build/info-builders.js';
import * as modifiers from '../build/modifier-builders.js';
import * as queries from '../build/query-builders.js';

/** An element that has just been closed. */
export interface Closed {
  readonly draft: Draft;
  /** Its own text, if it can have one. */
  readonly text: string;
  /** Name of the wrapping element that contains it. */
  readonly list: string;
  /** The elements that contain it, outermost first, followed by the element itself. */
  readonly stack: readonly Draft[];
}

/** Builds the node of a closed element and adds it to its list. */
export type AddNode = (into: ChildLists, closed: Closed, values: AttributeValues) => void;

const ADDERS: ReadonlyMap<string, AddNode> = new Map<string, AddNode>([
  ['selectionEntry', addEntry],
  ['selectionEntryGroup', addGroup],
  ['profile', addProfile],
  ['rule', addRule],
  ['infoGroup', addInfoGroup],
  ['constraint', addConstraint],
  ['cost', addCost],
  ['entryLink', (into, { draft }, values) => (into.links = append(into.links, entries.entryLinkNode(draft, values)))],
  [
    'categoryEntry',
    (into, { draft }, values) => (into.categoryEntries = append(into.categoryEntries, entries.categoryEntryNode(draft, values))),
  ],
  ['categoryLink', (into, { draft }, values) => (into.categoryLinks = append(into.categoryLinks, entries.categoryLinkNode(draft, values)))],
  ['forceEntry', (into, { draft }, values) => (into.forceEntries = append(into.forceEntries, entries.forceEntryNode(draft, values)))],
  [
    'catalogueLink',
    (into, { draft }, values) => (into.catalogueLinks = append(into.catalogueLinks, entries.catalogueLinkNode(draft, values))),
  ],
  ['costType', (into, { draft }, values) => (into.costTypes = append(into.costTypes, entries.costTypeNode(draft, values)))],
  ['infoLink', (into, { draft }, values) => (into.infoLinks = append(into.infoLinks, infos.infoLinkNode(draft, values)))],
  [
    'characteristic',
    (into, closed, values) => (into.characteristics = append(into.characteristics, infos.characteristicNode(closed, values))),
  ],
  [
    'characteristicType',
    (into, { draft }, values) => (into.characteristicTypes = append(into.characteristicTypes, infos.characteristicTypeNode(draft, values))),
  ],
  ['profileType', (into, { draft }, values) => (into.profileTypes = append(into.profileTypes, infos.profileTypeNode(draft, values)))],
  ['publication', (into, { draft }, values) => (into.publications = append(into.publications, infos.publicationNode(draft, values)))],
  ['modifier', (into, { draft, stack }, values) => (into.modifiers = append(into.modifiers, modifiers.modifierNode(draft, stack, values)))],
  [
    'modifierGroup',
    (into, { draft }, values) => (into.modifierGroups = append(into.modifierGroups, modifiers.modifierGroupNode(draft, values))),
  ],
  ['condition', (into, { draft }, values) => (into.conditions = append(into.conditions, queries.conditionNode(draft, values)))],
  [
    'conditionGroup',
    (into, { draft }, values) => (into.conditionGroups = append(into.conditionGroups, queries.conditionGroupNode(draft, values))),
  ],
  [
    'localConditionGroup',
    (into, { draft }, values) =>
      (into.localConditionGroups = append(into.localConditionGroups, queries.localConditionGroupNode(draft, values))),
  ],
  ['repeat', (into, { draft }, values) => (into.repeats = append(into.repeats, queries.repeatNode(draft, values)))],
  ['association', (into, { draft }, values) => (into.associations = append(into.associations, queries.associationNode(draft, values)))],
]);

/** Null for root elements, which are not in a list. */
export function addsNode(element: string): AddNode | null {
  return ADDERS.get(element) ?? null;
}

function addEntry(into: ChildLists, { draft, list }: Closed, values: AttributeValues): void {
  const node = entries.entryNode(draft, values);
  if (list === 'sharedSelectionEntries') into.sharedEntries = append(into.sharedEntries, node);
  else into.entries = append(into.entries, node);
}

function addGroup(into: ChildLists, { draft, list }: Closed, values: AttributeValues): void {
  const node = entries.groupNode(draft, values);
  if (list === 'sharedSelectionEntryGroups') into.sharedGroups = append(into.sharedGroups, node);
  else into.groups = append(into.groups, node);
}

function addProfile(into: ChildLists, { draft, list }: Closed, values: AttributeValues): void {
  const node = infos.profileNode(draft, values);
  if (list === 'sharedProfiles') into.sharedProfiles = append(into.sharedProfiles, node);
  else into.profiles = append(into.profiles, node);
}

function addRule(into: ChildLists, { draft, list }: Closed, values: AttributeValues): void {
  const node = infos.ruleNode(draft, values);
  if (list === 'sharedRules') into.sharedRules = append(into.sharedRules, node);
  else into.rules = append(into.rules, node);
}

function addInfoGroup(into: ChildLists, { draft, list }: Closed, values: AttributeValues): void {
  const node = infos.infoGroupNode(draft, values);
  if (list === 'sharedInfoGroups') into.sharedInfoGroups = append(into.sharedInfoGroups, node);
  else into.infoGroups = append(into.infoGroups, node);
}

function addConstraint(into: ChildLists, { draft }: Closed, values: AttributeValues): void {
  const node = queries.constraintNode(draft, values);
  if (node) into.constraints = append(into.constraints, node);
}

function addCost(into: ChildLists, { draft }: Closed, values: AttributeValues): void {
  const node = entries.costNode(draft, values);
  if (node) into.costs = append(into.costs, node);
}

/** Most lists contain one node. JavaScript would reserve space for 17 items if the list started empty. */
function append<Node>(list: Node[] | undefined, node: Node): Node[] {
  if (!list) return [node];
  list.push(node);
  return list;
}
