/**
 * The BattleScribe data format as typed nodes. Nodes are plain, immutable values that can be stored as JSON. They keep everything that
 * evaluation needs and none of the publisher's prose. Attributes with their default value are omitted (`undefined`) to keep stored trees
 * small: booleans default to false, `import` to true, lists to empty, numbers to absent.
 * The vocabulary is that of BattleScribe 2.03 with the additions of New Recruit.
 */

/** One .gst or .cat file. */
export interface DataFile {
  readonly kind: 'gameSystem' | 'catalogue';
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly gameSystemId: string;
  /** A library is only linked to. A force cannot be built on it. */
  readonly library?: boolean;
  readonly costTypes?: readonly CostTypeNode[];
  readonly profileTypes?: readonly ProfileTypeNode[];
  readonly publications?: readonly PublicationNode[];
  readonly categoryEntries?: readonly CategoryEntryNode[];
  readonly forceEntries?: readonly ForceEntryNode[];
  readonly catalogueLinks?: readonly CatalogueLinkNode[];
  /** Root entries, which a force of this catalogue can select. */
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

/** A node that can be hidden and that modifiers can change. */
export interface Modifiable {
  readonly modifiers?: readonly ModifierNode[];
  readonly modifierGroups?: readonly ModifierGroupNode[];
}

export interface Constrained {
  readonly constraints?: readonly ConstraintNode[];
}

/** A node that shows profiles and rules. */
export interface Informative {
  readonly profiles?: readonly ProfileNode[];
  readonly rules?: readonly RuleNode[];
  readonly infoLinks?: readonly InfoLinkNode[];
  readonly infoGroups?: readonly InfoGroupNode[];
}

/** A node that contains entries, groups or entry links. */
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

/** The common fields of entries, groups and entry links, including the additions of New Recruit. */
interface EntryLike extends Named, Modifiable, Constrained, Informative, Selectable {
  readonly collective?: boolean;
  /** False if catalogues that link to this file do not import this root entry. Absent means true. */
  readonly import?: false;
  readonly categoryLinks?: readonly CategoryLinkNode[];
  readonly associations?: readonly AssociationNode[];
  readonly defaultAmount?: string;
  readonly sortIndex?: number;
  readonly flatten?: boolean;
  readonly collapsible?: boolean;
  /** Note of the data author. In some files it is the only place that names the detachment of an Enhancement. */
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
  /** -1 means no limit. */
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

/** A characteristic. `value` is absent if it is prose, such as an ability text; the reader drops prose. */
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

/** A rule. Only its name is read, not its text. */
export interface RuleNode extends Named, Modifiable {
  readonly kind: 'rule';
  /** Only used in invented test data, to test modifiers of texts. The reader never sets it. */
  readonly description?: string;
}

export interface InfoLinkNode extends Named, Modifiable {
  readonly targetId: string;
  readonly targetKind: 'profile' | 'rule' | 'infoGroup';
}

export interface InfoGroupNode extends Named, Modifiable, Informative {
  readonly kind: 'infoGroup';
}

/** The common part of constraints, conditions and repeats: what to count, and where. */
export interface QueryNode {
  /** `selections`, `forces`, `associations`, the id of a cost type, or `limit::` followed by the id of a cost type. */
  readonly field: string;
  /** `self`, `parent`, `force`, `roster`, `ancestor`, `primary-category`, `primary-catalogue`, a scope of New Recruit, or an id. */
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
  /** Id of an entry, link, group, category, force or catalogue, or one of `model`, `unit`, `upgrade` and `any`. Absent in some data. */
  readonly childId?: string;
}

export interface ConditionGroupNode {
  readonly type: 'and' | 'or' | 'not' | 'count';
  /** For `count`: the minimum number of conditions that must hold. */
  readonly min?: number;
  readonly conditions?: readonly ConditionNode[];
  readonly conditionGroups?: readonly ConditionGroupNode[];
  readonly localConditionGroups?: readonly LocalConditionGroupNode[];
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

/** A modifier or a group of modifiers, which applies only if its conditions hold. */
export interface Guarded {
  readonly conditions?: readonly ConditionNode[];
  readonly conditionGroups?: readonly ConditionGroupNode[];
  readonly localConditionGroups?: readonly LocalConditionGroupNode[];
  readonly repeats?: readonly RepeatNode[];
}

/** `type` is not restricted to known types. An unknown type has no effect and is reported once. */
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

/**
 * Links a selection to another one, such as the bearer of an icon or the unit that a Leader joins. The conditions are evaluated for the
 * other selection.
 */
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
