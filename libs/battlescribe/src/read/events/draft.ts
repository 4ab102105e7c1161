import type {
  AssociationNode,
  CatalogueLinkNode,
  CategoryEntryNode,
  CategoryLinkNode,
  CharacteristicNode,
  ConditionGroupNode,
  ConditionNode,
  ConstraintNode,
  CostNode,
  CostTypeNode,
  EntryLinkNode,
  EntryNode,
  ForceEntryNode,
  GroupNode,
  InfoGroupNode,
  InfoLinkNode,
  LocalConditionGroupNode,
  ModifierGroupNode,
  ModifierNode,
  ProfileNode,
  ProfileTypeNode,
  PublicationNode,
  RepeatNode,
  RuleNode,
} from '../../nodes.js';
import type { Attributes } from './xml-events.js';

/** A node while it is being built. */
export type Mutable<Node> = { -readonly [Key in keyof Node]: Node[Key] };

/** What an element's children became, by the list they belong to. */
export interface ChildLists {
  entries?: EntryNode[];
  sharedEntries?: EntryNode[];
  groups?: GroupNode[];
  sharedGroups?: GroupNode[];
  links?: EntryLinkNode[];
  profiles?: ProfileNode[];
  sharedProfiles?: ProfileNode[];
  rules?: RuleNode[];
  sharedRules?: RuleNode[];
  infoGroups?: InfoGroupNode[];
  sharedInfoGroups?: InfoGroupNode[];
  infoLinks?: InfoLinkNode[];
  categoryEntries?: CategoryEntryNode[];
  categoryLinks?: CategoryLinkNode[];
  forceEntries?: ForceEntryNode[];
  catalogueLinks?: CatalogueLinkNode[];
  publications?: PublicationNode[];
  costTypes?: CostTypeNode[];
  costs?: CostNode[];
  profileTypes?: ProfileTypeNode[];
  characteristicTypes?: { readonly id: string; readonly name: string }[];
  characteristics?: CharacteristicNode[];
  constraints?: ConstraintNode[];
  modifiers?: ModifierNode[];
  modifierGroups?: ModifierGroupNode[];
  conditions?: ConditionNode[];
  conditionGroups?: ConditionGroupNode[];
  localConditionGroups?: LocalConditionGroupNode[];
  repeats?: RepeatNode[];
  associations?: AssociationNode[];
  comment?: string;
}

/** An element that was opened and not yet closed. */
export interface Draft {
  readonly element: string;
  readonly attributes: Attributes;
  readonly line: number;
  /** Of a wrapping element: the lists of the node it stands in. */
  readonly lists: ChildLists;
}
