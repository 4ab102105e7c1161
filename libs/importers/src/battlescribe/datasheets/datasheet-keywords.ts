import {
  applies,
  isFactionCategory,
  modifiersOf,
  withoutFactionPrefix,
  type AssumedRoster,
  type CategoryEntryNode,
} from '#muster/battlescribe';
import { categoryLinksOf, type ImportContext } from '../context.js';
import type { Keywords } from './keywords.types.js';
import { sortedUnique } from '../order.js';
import { partsOf, type Reached } from '../tree.js';

/** Categories that only sort selections and are not printed on datasheets. */
const NOT_PRINTED = new Set([
  'allied units',
  'reference',
  'configuration',
  'unit',
  'no force org slot',
  'new categorylink',
  'uncategorised',
]);

/** Battlefield Roles of the 8th and 9th edition that are not keywords. */
const SLOTS = new Set(['hq', 'troops', 'elites', 'fast attack', 'heavy support', 'flyer', 'lord of war']);

/** The keywords from the node's categories, including those that modifiers are known to add or remove. */
export function keywordsOf(context: ImportContext, reached: Reached, world: AssumedRoster): Keywords {
  const key = changesCategories(reached) ? `${world.catalogueId ?? ''} ${world.forceId ?? ''}` : '';
  const known = context.keywords.get(reached) ?? new Map<string, Keywords>();
  context.keywords.set(reached, known);
  const found = known.get(key) ?? readKeywords(context, reached, world);
  known.set(key, found);
  return found;
}

/** Whether modifiers can add or remove categories of the node. */
export function changesCategories(reached: Reached): boolean {
  return partsOf(reached).some((part) => modifiersOf(part).some(({ modifier }) => modifier.field === 'category'));
}

function readKeywords(context: ImportContext, reached: Reached, world: AssumedRoster): Keywords {
  const { categories, primary } = categoriesIn(context, reached, world);
  const keywords: string[] = [];
  const factionKeywords: string[] = [];
  for (const category of categories) {
    const name = category.name.trim();
    if (isFactionCategory(name)) factionKeywords.push(withoutFactionPrefix(name));
    else if (isPrinted(category, name)) keywords.push(name);
  }
  const role = primary && !isFactionCategory(primary.name) ? primary.name.trim() : null;
  return { keywords: sortedUnique(keywords), factionKeywords: sortedUnique(factionKeywords), role };
}

/** Hidden categories exist only for conditions in the data. */
export function isPrinted(category: CategoryEntryNode, name: string): boolean {
  const key = name.toLowerCase();
  return name !== '' && !category.hidden && !NOT_PRINTED.has(key) && !SLOTS.has(key) && !key.includes('|');
}

interface Categories {
  readonly categories: readonly CategoryEntryNode[];
  readonly primary: CategoryEntryNode | null;
}

export function categoriesIn(context: ImportContext, reached: Reached, world: AssumedRoster): Categories {
  const found = new Set<CategoryEntryNode>();
  let primary: CategoryEntryNode | null = null;
  for (const { node, file } of categoryLinksOf(reached)) {
    const category = context.category(node, file);
    if (!category) continue;
    found.add(category);
    if (node.primary) primary = category;
  }
  for (const part of partsOf(reached)) {
    for (const guarded of modifiersOf(part)) {
      const { field, scope, type, value } = guarded.modifier;
      if (field !== 'category' || scope !== undefined || applies(guarded, world) !== true) continue;
      const target = context.index.resolve(value, reached.file)?.node;
      if (target?.kind !== 'category') continue;
      if (type === 'add' || type === 'set-primary') found.add(target);
      if (type === 'set-primary') primary = target;
      if (type === 'unset-primary' && primary === target) primary = null;
      if (type === 'remove') found.delete(target);
    }
  }
  return { categories: [...found], primary };
}
