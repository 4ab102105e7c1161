import { applies } from '../modifier.js';
import type { CompiledModifier } from '../conditions/query.types.js';
import { type RemoteModifier, targetsOf } from './remote-modifiers.js';
import type { Place, RosterTree, SelectionNode } from './roster-tree.js';

/**
 * Maximum number of rounds, for data that never settles. Rounds are repeated until nothing changes, because categories can depend on
 * categories.
 */
const ROUND_CAP = 8;

interface Categories {
  readonly ids: readonly number[];
  readonly primary: number;
}

/**
 * Applies modifiers to the categories of every selection. Each round evaluates all conditions with the categories of the previous round, so
 * the order of selections does not matter.
 */
export function settleCategories(tree: RosterTree, remote: readonly RemoteModifier[]): void {
  const changing = tree.selections.filter((node) => node.option !== null && node.option.blueprint.effects.category.length > 0);
  const reaching = remote.filter(({ modifier }) => modifier.field === 'category');
  if (changing.length + reaching.length === 0) return;
  for (let round = 0; round < ROUND_CAP; round += 1) {
    const next = new Map<SelectionNode, Categories>();
    for (const node of changing) next.set(node, ownCategories(node, tree));
    for (const { modifier, from } of reaching) {
      if (!applies(modifier, from, tree)) continue;
      for (const target of targetsOf({ modifier, from }, tree)) {
        next.set(target, change(next.get(target) ?? ownCategories(target, tree), modifier));
      }
    }
    if (!adopt(next)) return;
  }
}

function ownCategories(node: SelectionNode, tree: RosterTree): Categories {
  const { option } = node;
  if (!option) return { ids: [], primary: -1 };
  return changed({ ids: option.categoryIds, primary: option.primaryId }, option.blueprint.effects.category, node, tree);
}

function changed(start: Categories, modifiers: readonly CompiledModifier[], place: Place, tree: RosterTree): Categories {
  let categories = start;
  for (const modifier of modifiers) if (applies(modifier, place, tree)) categories = change(categories, modifier);
  return categories;
}

function change({ ids, primary }: Categories, { type, valueId }: CompiledModifier): Categories {
  switch (type) {
    case 'add':
      return { ids: ids.includes(valueId) ? ids : [...ids, valueId], primary };
    case 'remove':
      return { ids: ids.filter((id) => id !== valueId), primary: primary === valueId ? -1 : primary };
    // A modifier can set a primary category to which the entry has no link.
    case 'set':
    case 'set-primary':
      return { ids: ids.includes(valueId) ? ids : [...ids, valueId], primary: valueId };
    case 'unset-primary':
      return { ids, primary: primary === valueId ? -1 : primary };
    default:
      return { ids, primary };
  }
}

/** Takes over the result of a round. Returns false if nothing changed. */
function adopt(next: ReadonlyMap<SelectionNode, Categories>): boolean {
  let isChanged = false;
  for (const [node, { ids, primary }] of next) {
    const before = node.categories;
    if (primary === node.primary && sameNumbers(ids, before)) continue;
    node.categories = ids;
    node.primary = primary;
    node.force.tally.recategorise(node, before);
    isChanged = true;
  }
  return isChanged;
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
