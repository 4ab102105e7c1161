import type {
  CategoryEntryNode,
  CategoryLinkNode,
  CostNode,
  CostTypeNode,
  DataFile,
  EntryLinkNode,
  EntryNode,
  EntryType,
  ForceEntryNode,
  GroupNode,
  InfoGroupNode,
  InfoLinkNode,
  ProfileNode,
  RuleNode,
} from '../../../libs/battlescribe/src/nodes.js';
import { constraints, modifiable } from './case-rules.js';
import type { YamlValue } from './yaml-value.js';

/**
 * Builds the data files of a case's setup. The keys are BattleScribe's element and attribute names; absent ones have their default
 * values.
 */
export function setupFiles(specId: string, setup: YamlValue): readonly DataFile[] {
  const system = setup.get('gameSystem');
  const gameSystemId = system.get('id').text(specId);
  const catalogues = setup.get('catalogues').list();
  return [
    { ...fileParts(system), kind: 'gameSystem', id: gameSystemId, name: system.get('name').text(specId), revision: 1, gameSystemId },
    ...catalogues.map((catalogue, index): DataFile => {
      const fallback = catalogues.length > 1 ? `${specId}-${index + 1}` : specId;
      const id = catalogue.get('id').text();
      return { ...fileParts(catalogue), kind: 'catalogue', id, name: catalogue.get('name').text(fallback), revision: 1, gameSystemId };
    }),
  ];
}

function fileParts(file: YamlValue) {
  return {
    library: file.get('library').flag(),
    costTypes: file.get('costTypes').list().map(costType),
    publications: file.get('publications').list().map(named),
    categoryEntries: file.get('categoryEntries').list().map(category),
    forceEntries: file.get('forceEntries').list().map(force),
    catalogueLinks: file
      .get('catalogueLinks')
      .list()
      .map((link) => ({
        ...named(link),
        targetId: link.get('targetId').text(),
        importRootEntries: link.get('importRootEntries').flag(true),
      })),
    entries: file.get('selectionEntries').list().map(entry),
    entryLinks: file.get('entryLinks').list().map(entryLink),
    sharedEntries: file.get('sharedSelectionEntries').list().map(entry),
    sharedGroups: file.get('sharedSelectionEntryGroups').list().map(group),
    sharedProfiles: file.get('sharedProfiles').list().map(profile),
    sharedRules: file.get('sharedRules').list().map(rule),
    sharedInfoGroups: file.get('sharedInfoGroups').list().map(infoGroup),
    profiles: file.get('profiles').list().map(profile),
    rules: file.get('rules').list().map(rule),
    infoLinks: file.get('infoLinks').list().map(infoLink),
  };
}

function named(node: YamlValue) {
  return {
    id: node.get('id').text(),
    name: node.get('name').text(),
    hidden: node.get('hidden').flag(),
    page: node.get('page').text(),
    publicationId: node.get('publicationId').text(),
  };
}

function informative(node: YamlValue) {
  return {
    profiles: node.get('profiles').list().map(profile),
    rules: node.get('rules').list().map(rule),
    infoLinks: node.get('infoLinks').list().map(infoLink),
    infoGroups: node.get('infoGroups').list().map(infoGroup),
  };
}

function entryLike(node: YamlValue) {
  return {
    ...named(node),
    ...modifiable(node),
    ...informative(node),
    constraints: constraints(node),
    collective: node.get('collective').flag(),
    ...(node.get('import').flag(true) ? {} : { import: false as const }),
    categoryLinks: node.get('categoryLinks').list().map(categoryLink),
    entries: node.get('selectionEntries').list().map(entry),
    groups: node.get('selectionEntryGroups').list().map(group),
    links: node.get('entryLinks').list().map(entryLink),
    ...(node.has('defaultAmount') ? { defaultAmount: node.get('defaultAmount').text() } : {}),
  };
}

const ENTRY_TYPES: readonly EntryType[] = ['upgrade', 'model', 'unit', 'unit-group', 'mount', 'crew'];

function entry(node: YamlValue): EntryNode {
  const type = node.get('type').text('unit');
  return {
    ...entryLike(node),
    kind: 'entry',
    type: ENTRY_TYPES.find((known) => known === type) ?? 'unit',
    costs: node.get('costs').list().map(cost),
  };
}

function group(node: YamlValue): GroupNode {
  return { ...entryLike(node), kind: 'group', defaultSelectionEntryId: node.get('defaultSelectionEntryId').text() };
}

function entryLink(node: YamlValue): EntryLinkNode {
  return {
    ...entryLike(node),
    kind: 'link',
    targetId: node.get('targetId').text(),
    targetKind: node.get('type').text('selectionEntry') === 'selectionEntryGroup' ? 'group' : 'entry',
    costs: node.get('costs').list().map(cost),
  };
}

function cost(node: YamlValue): CostNode {
  return { typeId: node.get('typeId').text(), name: node.get('name').text(), value: node.get('value').number() };
}

function costType(node: YamlValue): CostTypeNode {
  const limit = node.has('defaultCostLimit') ? { defaultCostLimit: node.get('defaultCostLimit').number() } : {};
  return { ...named(node), ...modifiable(node), ...limit };
}

function category(node: YamlValue): CategoryEntryNode {
  return { ...named(node), ...modifiable(node), ...informative(node), kind: 'category', constraints: constraints(node) };
}

function categoryLink(node: YamlValue): CategoryLinkNode {
  return {
    ...named(node),
    ...modifiable(node),
    ...informative(node),
    constraints: constraints(node),
    targetId: node.get('targetId').text(),
    primary: node.get('primary').flag(),
  };
}

function force(node: YamlValue): ForceEntryNode {
  return {
    ...named(node),
    ...modifiable(node),
    ...informative(node),
    kind: 'force',
    constraints: constraints(node),
    categoryLinks: node.get('categoryLinks').list().map(categoryLink),
    forceEntries: node.get('forceEntries').list().map(force),
    costs: node.get('costs').list().map(cost),
  };
}

function profile(node: YamlValue): ProfileNode {
  return {
    ...named(node),
    ...modifiable(node),
    kind: 'profile',
    typeId: node.get('typeId').text(),
    typeName: node.get('typeName').text(),
    characteristics: node
      .get('characteristics')
      .list()
      .map((part) => ({ typeId: part.get('typeId').text(), name: part.get('name').text(), value: part.get('value').text() })),
  };
}

function rule(node: YamlValue): RuleNode {
  return { ...named(node), ...modifiable(node), kind: 'rule', description: node.get('description').text() };
}

function infoLink(node: YamlValue): InfoLinkNode {
  const type = node.get('type').text();
  return {
    ...named(node),
    ...modifiable(node),
    targetId: node.get('targetId').text(),
    targetKind: type === 'profile' || type === 'infoGroup' ? type : 'rule',
  };
}

function infoGroup(node: YamlValue): InfoGroupNode {
  return { ...named(node), ...modifiable(node), ...informative(node), kind: 'infoGroup' };
}
