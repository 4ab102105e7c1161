import type { Constrained, Informative, Modifiable, RuleNode, Selectable } from '../../nodes.js';
import type { AttributeValues } from './attribute-values.js';
import type { Draft, Mutable } from '../events/draft.js';

export function addNamed(node: Mutable<Pick<RuleNode, 'hidden' | 'page' | 'publicationId'>>, draft: Draft, values: AttributeValues): void {
  const { attributes } = draft;
  if (attributes['hidden'] === 'true') node.hidden = true;
  if (attributes['page']) node.page = values.label(draft, 'page');
  if (attributes['publicationId']) node.publicationId = values.text(draft, 'publicationId');
}

export function addModifiable(node: Mutable<Modifiable>, { lists }: Draft): void {
  if (lists.modifiers) node.modifiers = lists.modifiers;
  if (lists.modifierGroups) node.modifierGroups = lists.modifierGroups;
}

export function addConstrained(node: Mutable<Constrained>, { lists }: Draft): void {
  if (lists.constraints) node.constraints = lists.constraints;
}

export function addInformative(node: Mutable<Informative>, { lists }: Draft): void {
  if (lists.profiles) node.profiles = lists.profiles;
  if (lists.rules) node.rules = lists.rules;
  if (lists.infoLinks) node.infoLinks = lists.infoLinks;
  if (lists.infoGroups) node.infoGroups = lists.infoGroups;
}

export function addSelectable(node: Mutable<Selectable>, { lists }: Draft): void {
  if (lists.entries) node.entries = lists.entries;
  if (lists.groups) node.groups = lists.groups;
  if (lists.links) node.links = lists.links;
}
