/**
 * The BattleScribe data format as typed nodes: plain, immutable, JSON-safe values, lossless as far as evaluation needs and free of
 * the publisher's prose. Attributes that have their default value are left out (`undefined`), so that stored trees stay small:
 * booleans default to false, `import` to true, lists to empty, numbers to absent.
 * Vocabulary: BattleScribe 2.03 plus the additions that New Recruit's data use.
 */

/** One .gst or .cat file. */
export interface DataFile {
  readonly kind: 'gameSystem' | 'catalogue';
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly gameSystemId: string;
  /** Only for linking, never a force's catalogue. */
  readonly library?: boolean;
  readonly costTypes?: readonly CostTypeNode[];
  readonly profileTypes?: readonly ProfileTypeNode[];
  readonly publications?: readonly PublicationNode[];
  readonly categoryEntries?: readonly CategoryEntryNode[];
  readonly forceEntries?: readonly ForceEntryNode[];
  readonly catalogueLinks?: readonly CatalogueLinkNode[];
  /** Root entries: what a force of this catalogue may select. */
  readonly entries?: readonly EntryNode[];
  readonly entryLinks?: readonly EntryLinkNode[];
  readonly sharedEntries?: readonly EntryNode[];
  readonly sharedGroups?: readonly GroupNode[];
  readonly sharedProfiles?: readonly ProfileNode[];
  readonly sharedRules?: readonly RuleNode[];
  readonly sharedInfoGroups?: readonly InfoGroupNode[];
  readonly profiles?: readonly ProfileNode[];
  readonly rules?: readonly RuleNode[];
  readonly infoLinks?: readonly InfoLinkNode[];
  readonly infoGroups?: readonly InfoGroupNode[];
}

export interface PublicationNode {
  readonly id: string;
  readonly name: string;
  readonly shortName?: string;
  readonly publicationDate?: string;
}

export interface CatalogueLinkNode {
  readonly id: string;
  readonly name: string;
  readonly targetId: string;
  readonly importRootEntries?: boolean;
}

/** What can be guarded, counted and changed. */
export interface Modifiable {
  readonly modifiers?: readonly ModifierNode[];
  readonly modifierGroups?: readonly ModifierGroupNode[];
}

export interface Constrained {
  readonly constraints?: readonly ConstraintNode[];
}

/** What shows profiles and rules. */
export interface Informative {
  readonly profiles?: readonly ProfileNode[];
  readonly rules?: readonly RuleNode[];
  readonly infoLinks?: readonly InfoLinkNode[];
  readonly infoGroups?: readonly InfoGroupNode[];
}

/** What holds selectable things. */
export interface Selectable {
  readonly entries?: readonly EntryNode[];
  readonly groups?: readonly GroupNode[];
  readonly links?: readonly EntryLinkNode[];
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly hidden?: boolean;
  readonly page?: string;
  readonly publicationId?: string;
}

export type EntryType = 'upgrade' | 'model' | 'unit' | 'unit-group' | 'mount' | 'crew';

/** Data and display hints that New Recruit adds to entries, groups and links. */
interface EntryLike extends Named, Modifiable, Constrained, Informative, Selectable {
  readonly collective?: boolean;
  /** False: dropped when its root is seen through a catalogue link. Absent means true. */
  readonly import?: false;
  readonly categoryLinks?: readonly CategoryLinkNode[];
  readonly associations?: readonly AssociationNode[];
  readonly defaultAmount?: string;
  readonly sortIndex?: number;
  readonly flatten?: boolean;
  readonly collapsible?: boolean;
  /** The data author's note; the only place where some files name an enhancement's detachment. */
  readonly comment?: string;
}

export interface EntryNode extends EntryLike {
  readonly kind: 'entry';
  readonly type: EntryType;
  readonly costs?: readonly CostNode[];
}

export interface GroupNode extends EntryLike {
  readonly kind: 'group';
  readonly defaultSelectionEntryId?: string;
}

export interface EntryLinkNode extends EntryLike {
  readonly kind: 'link';
  readonly targetId: string;
  readonly targetKind: 'entry' | 'group';
  readonly costs?: readonly CostNode[];
}

export interface CategoryEntryNode extends Named, Modifiable, Constrained, Informative {
  readonly kind: 'category';
}

export interface CategoryLinkNode extends Named, Modifiable, Constrained, Informative {
  readonly targetId: string;
  readonly primary?: boolean;
}

export interface ForceEntryNode extends Named, Modifiable, Constrained, Informative {
  readonly kind: 'force';
  readonly categoryLinks?: readonly CategoryLinkNode[];
  readonly forceEntries?: readonly ForceEntryNode[];
  readonly costs?: readonly CostNode[];
}

export interface CostTypeNode extends Named, Modifiable {
  /** -1: no limit. */
  readonly defaultCostLimit?: number;
}

export interface CostNode {
  readonly typeId: string;
  readonly name: string;
  readonly value: number;
}

export interface ProfileTypeNode {
  readonly id: string;
  readonly name: string;
  readonly characteristicTypes: readonly { readonly id: string; readonly name: string }[];
}

/** Characteristics that are prose (ability texts and their like) have no `value`: the reader drops them. */
export interface CharacteristicNode {
  readonly typeId: string;
  readonly name: string;
  readonly value?: string;
}

export interface ProfileNode extends Named, Modifiable {
  readonly kind: 'profile';
  readonly typeId: string;
  readonly typeName: string;
  readonly characteristics: readonly CharacteristicNode[];
}

/** A rule's name. Its text is never read. */
export interface RuleNode extends Named, Modifiable {
  readonly kind: 'rule';
  /** Only in made-up data, to show what modifiers do to a text: the reader leaves it out. */
  readonly description?: string;
}

export interface InfoLinkNode extends Named, Modifiable {
  readonly targetId: string;
  readonly targetKind: 'profile' | 'rule' | 'infoGroup';
}

export interface InfoGroupNode extends Named, Modifiable, Informative {
  readonly kind: 'infoGroup';
}

/** What constraints, conditions and repeats ask: how many of something, where. */
export interface QueryNode {
  /** `selections`, `forces`, `associations`, a cost type's id, or `limit::` and a cost type's id. */
  readonly field: string;
  /** `self`, `parent`, `force`, `roster`, `ancestor`, `primary-category`, `primary-catalogue`, New Recruit's kinds, or an id. */
  readonly scope: string;
  readonly shared?: boolean;
  readonly includeChildSelections?: boolean;
  readonly includeChildForces?: boolean;
  readonly percentValue?: boolean;
}

export interface ConstraintNode extends QueryNode {
  readonly id: string;
  readonly type: 'min' | 'max' | 'exactly';
  readonly value: number;
  readonly automatic?: boolean;
  readonly negative?: boolean;
  readonly message?: string;
}

export type ConditionType =
  | 'lessThan'
  | 'greaterThan'
  | 'equalTo'
  | 'notEqualTo'
  | 'atLeast'
  | 'atMost'
  | 'instanceOf'
  | 'notInstanceOf'
  | 'before'
  | 'always'
  | 'never';

export interface ConditionNode extends QueryNode {
  readonly type: ConditionType;
  readonly value: number;
  /** An entry, link, group, category, force or catalogue id, or `model`, `unit`, `upgrade`, `any`; absent in some data. */
  readonly childId?: string;
}

export interface ConditionGroupNode {
  readonly type: 'and' | 'or' | 'not' | 'count';
  /** For `count`: at least this many must hold. */
  readonly min?: number;
  readonly conditions?: readonly ConditionNode[];
  readonly conditionGroups?: readonly ConditionGroupNode[];
}

export interface LocalConditionGroupNode extends QueryNode {
  readonly type: 'atLeast' | 'atMost' | 'equalTo' | 'greaterThan' | 'lessThan' | 'notEqualTo';
  readonly value: number;
  readonly conditions?: readonly ConditionNode[];
  readonly conditionGroups?: readonly ConditionGroupNode[];
}

export interface RepeatNode extends QueryNode {
  readonly value: number;
  readonly repeats: number;
  readonly roundUp?: boolean;
  readonly childId?: string;
}

/** What stands under conditions: a modifier, or a group of modifiers. */
export interface Guarded {
  readonly conditions?: readonly ConditionNode[];
  readonly conditionGroups?: readonly ConditionGroupNode[];
  readonly localConditionGroups?: readonly LocalConditionGroupNode[];
  readonly repeats?: readonly RepeatNode[];
}

/** `type` stays open text: an unknown one is reported once per kind and has no effect. */
export interface ModifierNode extends Guarded {
  readonly type: string;
  readonly field: string;
  readonly value: string;
  readonly scope?: string;
  readonly affects?: string;
  readonly join?: string;
  readonly arg?: string;
  readonly position?: string;
}

export interface ModifierGroupNode extends Guarded {
  readonly type?: string;
  readonly modifiers?: readonly ModifierNode[];
  readonly modifierGroups?: readonly ModifierGroupNode[];
}

/** A selection's tie to another: the bearer of an icon, a leader's unit. The conditions are asked of the other. */
export interface AssociationNode {
  readonly id: string;
  readonly name: string;
  readonly scope: string;
  readonly childId: string;
  readonly min?: number;
  readonly max?: number;
  readonly includeChildSelections?: boolean;
  readonly conditions?: readonly ConditionNode[];
  readonly conditionGroups?: readonly ConditionGroupNode[];
}
