/**
 * Which elements a data file may hold, and what becomes of their attributes: the vocabulary of BattleScribe 2.01 to 2.03 and what New
 * Recruit's data add. Everything else is left out and reported once.
 */
export interface ElementGrammar {
  /** Lists it may hold, by the name of their wrapping element. */
  readonly lists: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

/** The element that a wrapping element holds. */
export const LIST_ITEMS: ReadonlyMap<string, string> = new Map([
  ['selectionEntries', 'selectionEntry'],
  ['sharedSelectionEntries', 'selectionEntry'],
  ['selectionEntryGroups', 'selectionEntryGroup'],
  ['sharedSelectionEntryGroups', 'selectionEntryGroup'],
  ['entryLinks', 'entryLink'],
  ['profiles', 'profile'],
  ['sharedProfiles', 'profile'],
  ['rules', 'rule'],
  ['sharedRules', 'rule'],
  ['infoGroups', 'infoGroup'],
  ['sharedInfoGroups', 'infoGroup'],
  ['infoLinks', 'infoLink'],
  ['categoryEntries', 'categoryEntry'],
  ['categoryLinks', 'categoryLink'],
  ['forceEntries', 'forceEntry'],
  ['catalogueLinks', 'catalogueLink'],
  ['publications', 'publication'],
  ['costTypes', 'costType'],
  ['costs', 'cost'],
  ['profileTypes', 'profileType'],
  ['characteristicTypes', 'characteristicType'],
  ['characteristics', 'characteristic'],
  ['constraints', 'constraint'],
  ['modifiers', 'modifier'],
  ['modifierGroups', 'modifierGroup'],
  ['conditions', 'condition'],
  ['conditionGroups', 'conditionGroup'],
  ['localConditionGroups', 'localConditionGroup'],
  ['repeats', 'repeat'],
  ['associations', 'association'],
]);

/** Elements that hold text and may stand in any node. All of it is prose but short notes. */
export const TEXT_ELEMENTS: ReadonlySet<string> = new Set(['comment', 'description', 'readme', 'alias']);

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

export const GRAMMAR: ReadonlyMap<string, ElementGrammar> = new Map([
  ['gameSystem', element(fileLists, `id name revision ${author}`)],
  ['catalogue', element(`${fileLists} catalogueLinks`, `id name revision library gameSystemId gameSystemRevision ${author}`)],
  ['publication', element('', 'id name shortName publicationDate publisher publisherUrl hidden')],
  ['costType', element(modifiable, 'id name defaultCostLimit hidden')],
  ['cost', element('', 'name typeId costTypeId value id hidden')],
  ['profileType', element('characteristicTypes', 'id name hidden kind sortIndex')],
  ['characteristicType', element('', 'id name kind defaultValue')],
  ['catalogueLink', element('', 'id name targetId type importRootEntries')],
  ['categoryEntry', element(`${modifiable} ${informative} constraints`, named)],
  ['categoryLink', element(`${modifiable} ${informative} constraints`, `${named} targetId primary type`)],
  ['forceEntry', element(`${modifiable} ${informative} constraints categoryLinks forceEntries costs`, `${named} exportable sortIndex`)],
  ['selectionEntry', element(`${entryLists} costs`, `${entryLike} type`)],
  ['selectionEntryGroup', element(entryLists, `${entryLike} defaultSelectionEntryId`)],
  ['entryLink', element(`${entryLists} costs`, `${entryLike} type targetId`)],
  ['profile', element(`${modifiable} characteristics`, `${named} typeId typeName profileTypeId profileTypeName noindex`)],
  ['characteristic', element('', 'name typeId characteristicTypeId value id hidden')],
  ['rule', element(modifiable, named)],
  ['infoLink', element(modifiable, `${named} targetId type`)],
  ['infoGroup', element(`${modifiable} ${informative}`, named)],
  ['constraint', element('', `${query} type automatic negative message`)],
  ['modifier', element(guards, 'type field value scope affects join arg position id')],
  ['modifierGroup', element(`${guards} ${modifiable}`, 'type id')],
  ['condition', element('', `${query} type childId childName`)],
  ['conditionGroup', element('conditions conditionGroups localConditionGroups', 'type min id')],
  ['localConditionGroup', element('conditions conditionGroups', `${query} type childId repeats roundUp`)],
  ['repeat', element('', `${query} childId childName repeats roundUp`)],
  ['association', element('', 'id name scope childId min max includeChildSelections')],
]);

function element(lists: string, attributes: string): ElementGrammar {
  return { lists: words(lists), attributes: words(attributes) };
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean));
}
