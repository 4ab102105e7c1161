import { addsNode, type AddNode } from './node-tree.js';

/**
 * The elements that a data file may contain, and how their attributes are used. The vocabulary is that of BattleScribe 2.01 to 2.03 with
 * the additions of New Recruit. Everything else is ignored and reported once.
 */
export type ElementGrammar = NodeGrammar | ListGrammar | TextGrammar | IgnoredGrammar;

export interface NodeGrammar {
  readonly kind: 'node';
  readonly element: string;
  /** The lists it may contain, by the name of their wrapping element. */
  readonly lists: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
  /** Whether other elements refer to it by id. */
  readonly addressable: boolean;
  /** Null for root elements. */
  readonly add: AddNode | null;
}

/** An element that only wraps items of one kind. */
export interface ListGrammar {
  readonly kind: 'list';
  readonly element: string;
  readonly item: string;
}

/** An element with text that any node may contain. The text is prose, except for short notes. */
export interface TextGrammar {
  readonly kind: 'text';
  readonly element: string;
}

/** A known element that is skipped with its content. */
export interface IgnoredGrammar {
  readonly kind: 'ignored';
  readonly element: string;
}

const named = 'id name hidden page publicationId book';
const query = 'field scope value shared includeChildSelections includeChildForces percentValue id';
const entryLike = `${named} collective import defaultAmount sortIndex flatten collapsible`;
const author = 'authorName authorContact authorUrl battleScribeVersion type readme xmlns';
const guards = 'conditions conditionGroups localConditionGroups repeats';
const modifiable = 'modifiers modifierGroups';
const informative = 'profiles rules infoLinks infoGroups';
const selectable = 'selectionEntries selectionEntryGroups entryLinks';
const entryLists = `${selectable} ${modifiable} ${informative} constraints categoryLinks associations`;
const fileLists = `publications costTypes profileTypes categoryEntries forceEntries selectionEntries entryLinks sharedSelectionEntries
  sharedSelectionEntryGroups sharedProfiles sharedRules sharedInfoGroups ${informative}`;

/** No other element refers to ids of conditions, repeats, modifiers, costs or information links. */
const ADDRESSABLE = words(`selectionEntry selectionEntryGroup entryLink categoryEntry forceEntry constraint costType profile rule
  infoGroup profileType characteristicType publication`);

const NODES: readonly NodeGrammar[] = [
  node('gameSystem', fileLists, `id name revision ${author}`),
  node('catalogue', `${fileLists} catalogueLinks`, `id name revision library gameSystemId gameSystemRevision ${author}`),
  node('publication', '', 'id name shortName publicationDate publisher publisherUrl hidden'),
  node('costType', modifiable, 'id name defaultCostLimit hidden'),
  node('cost', '', 'name typeId costTypeId value id hidden'),
  node('profileType', 'characteristicTypes', 'id name hidden kind sortIndex'),
  node('characteristicType', '', 'id name kind defaultValue'),
  node('catalogueLink', '', 'id name targetId type importRootEntries'),
  node('categoryEntry', `${modifiable} ${informative} constraints`, named),
  node('categoryLink', `${modifiable} ${informative} constraints`, `${named} targetId primary type`),
  node('forceEntry', `${modifiable} ${informative} constraints categoryLinks forceEntries costs`, `${named} exportable sortIndex`),
  node('selectionEntry', `${entryLists} costs`, `${entryLike} type subType`),
  node('selectionEntryGroup', entryLists, `${entryLike} defaultSelectionEntryId`),
  node('entryLink', `${entryLists} costs`, `${entryLike} type targetId`),
  node('profile', `${modifiable} characteristics`, `${named} typeId typeName profileTypeId profileTypeName noindex`),
  node('characteristic', '', 'name typeId characteristicTypeId value id hidden'),
  node('rule', modifiable, named),
  node('infoLink', modifiable, `${named} targetId type`),
  node('infoGroup', `${modifiable} ${informative}`, named),
  node('constraint', '', `${query} type automatic negative message`),
  node('modifier', guards, 'type field value scope affects join arg position id'),
  node('modifierGroup', `${guards} ${modifiable}`, 'type id'),
  node('condition', '', `${query} type childId childName sortIndex`),
  node('conditionGroup', 'conditions conditionGroups localConditionGroups', 'type min id'),
  node('localConditionGroup', 'conditions conditionGroups', `${query} type childId repeats roundUp`),
  node('repeat', '', `${query} childId childName repeats roundUp`),
  node(
    'association',
    'conditions conditionGroups',
    'id name scope childId childName min max includeChildSelections action label hidden sortIndex',
  ),
];

const LISTS: readonly ListGrammar[] = [
  list('selectionEntries', 'selectionEntry'),
  list('sharedSelectionEntries', 'selectionEntry'),
  list('selectionEntryGroups', 'selectionEntryGroup'),
  list('sharedSelectionEntryGroups', 'selectionEntryGroup'),
  list('entryLinks', 'entryLink'),
  list('profiles', 'profile'),
  list('sharedProfiles', 'profile'),
  list('rules', 'rule'),
  list('sharedRules', 'rule'),
  list('infoGroups', 'infoGroup'),
  list('sharedInfoGroups', 'infoGroup'),
  list('infoLinks', 'infoLink'),
  list('categoryEntries', 'categoryEntry'),
  list('categoryLinks', 'categoryLink'),
  list('forceEntries', 'forceEntry'),
  list('catalogueLinks', 'catalogueLink'),
  list('publications', 'publication'),
  list('costTypes', 'costType'),
  list('costs', 'cost'),
  list('profileTypes', 'profileType'),
  list('characteristicTypes', 'characteristicType'),
  list('characteristics', 'characteristic'),
  list('constraints', 'constraint'),
  list('modifiers', 'modifier'),
  list('modifierGroups', 'modifierGroup'),
  list('conditions', 'condition'),
  list('conditionGroups', 'conditionGroup'),
  list('localConditionGroups', 'localConditionGroup'),
  list('repeats', 'repeat'),
  list('associations', 'association'),
];

const TEXTS: readonly TextGrammar[] = ['comment', 'description', 'readme', 'alias'].map((element) => ({ kind: 'text', element }));

/** Elements that only New Recruit's editor uses. */
const IGNORED: readonly IgnoredGrammar[] = ['attributes', 'attributeTypes', 'formatRules'].map((element) => ({ kind: 'ignored', element }));

export const GRAMMAR: ReadonlyMap<string, ElementGrammar> = new Map(
  [...NODES, ...LISTS, ...TEXTS, ...IGNORED].map((grammar) => [grammar.element, grammar]),
);

function node(element: string, lists: string, attributes: string): NodeGrammar {
  const addressable = ADDRESSABLE.has(element);
  return { kind: 'node', element, lists: words(lists), attributes: words(attributes), addressable, add: addsNode(element) };
}

function list(element: string, item: string): ListGrammar {
  return { kind: 'list', element, item };
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean));
}
