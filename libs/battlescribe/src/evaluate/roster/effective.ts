import type { CategoryBlueprint } from '../compile/compiled-force.js';
import { modifiedFlag, modifiedText } from '../modifier.js';
import type { Option } from '../compile/option.js';
import { type RemoteModifier, targetsOf } from './remote-modifiers.js';
import { type ForceNode, absent, categoryPlace, type Place, type RosterTree, type SelectionNode } from './roster-tree.js';

/** Computes names and visibility of forces. Counts must be final. */
export function settleForces(tree: RosterTree): void {
  for (const force of tree.allForces) {
    if (!force.blueprint) continue;
    const { effects, name, hidden } = force.blueprint;
    force.name = modifiedText(name, effects.name, force, tree);
    force.hidden = modifiedFlag(hidden, effects.hidden, force, tree);
  }
}

/** Computes names and visibility of selections. Counts must be final. */
export function settleSelections(tree: RosterTree, remote: readonly RemoteModifier[]): void {
  for (const node of tree.selections) {
    if (!node.option) continue;
    node.name = nameOf(node.option, node, tree);
    node.hidden = isHidden(node.option, node, tree);
  }
  for (const { modifier, from } of remote) {
    if (modifier.field !== 'name' && modifier.field !== 'hidden') continue;
    for (const node of targetsOf({ modifier, from }, tree)) {
      if (modifier.field === 'name') node.name = modifiedText(node.name, [modifier], from, tree);
      else node.hidden = modifiedFlag(node.hidden, [modifier], from, tree);
    }
  }
}

/** Effective name of an option at a place. */
export function nameOf(option: Option, place: Place, tree: RosterTree): string {
  const { name, effects } = option.blueprint;
  return effects.name.length === 0 ? name : modifiedText(name, effects.name, place, tree);
}

/** Whether the option is hidden: by itself, by a hidden group, or, at the root of a force, by a hidden category. */
export function isHidden(option: Option, place: Place, tree: RosterTree): boolean {
  const { hidden, effects } = option.blueprint;
  if (effects.hidden.length === 0 ? hidden : modifiedFlag(hidden, effects.hidden, place, tree)) return true;
  const category = rootCategory(option, place);
  if (category !== null && place.force !== null && isCategoryHidden(category, place.force, tree)) return true;
  return option.group !== null && place.parent !== null && isHidden(option.group, absent(option.group, place.parent), tree);
}

/**
 * The category of the force to which a root entry belongs. If a modifier removed the primary category, the category of the definition is
 * used.
 */
export function rootCategory(option: Option, { self, parent }: Place): CategoryBlueprint | null {
  if (parent?.kind !== 'force' || option.isGroup) return null;
  const primary = self?.kind === 'selection' && self.primary >= 0 ? self.primary : option.primaryId;
  return parent.blueprint?.categories.find((category) => category.id === primary) ?? null;
}

export function isCategoryHidden(category: CategoryBlueprint, force: ForceNode, tree: RosterTree): boolean {
  return modifiedFlag(category.hidden, category.effects.hidden, categoryPlace(category, force), tree);
}

/**
 * BattleScribe checks a root selection within its category. A root selection whose primary category the force does not list belongs to no
 * category.
 */
export function isUncategorised(node: SelectionNode | null, option: Option, force: ForceNode): boolean {
  const primary = node ? node.primary : option.primaryId;
  return !(force.blueprint?.categories.some((category) => category.id === primary) ?? false);
}
