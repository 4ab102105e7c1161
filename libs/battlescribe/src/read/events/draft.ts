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

/** A node that is still being built. */
export type Mutable<Node> = { -readonly [Key in keyof Node]: Node[Key] };

/** The nodes built from an element's children, by list. */
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

/** An element that has been opened but not closed. */
export interface Draft {
  readonly element: string;
  readonly attributes: Attributes;
  readonly line: number;
  /** For a wrapping element, the lists of the node that contains it. */
  readonly lists: ChildLists;
}
