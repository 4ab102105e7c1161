import type { CategoryEntryNode, CategoryLinkNode, ForceEntryNode } from '../../nodes.js';
import type { BlueprintFactory, Effects } from './compiled-entry.js';
import type { Identities } from './identity.js';
import type { CompiledConstraint } from '../conditions/query.types.js';

/** A category in one force: the category entry with what the force's category link adds. */
export interface CategoryBlueprint {
  readonly id: number;
  readonly categoryId: string;
  readonly name: string;
  readonly hidden: boolean;
  readonly entry: CategoryEntryNode | null;
  readonly link: CategoryLinkNode | null;
  readonly constraints: readonly CompiledConstraint[];
  readonly effects: Effects;
}

/** A force entry, compiled. */
export interface ForceBlueprint {
  readonly id: number;
  readonly entryId: string;
  readonly definition: ForceEntryNode;
  readonly name: string;
  readonly hidden: boolean;
  readonly constraints: readonly CompiledConstraint[];
  readonly effects: Effects;
  readonly categories: readonly CategoryBlueprint[];
  readonly children: readonly ForceBlueprint[];
}

export interface ForceSource {
  readonly blueprints: BlueprintFactory;
  readonly identities: Identities;
  readonly category: (id: string) => CategoryEntryNode | null;
}

export function compileForce(source: ForceSource, node: ForceEntryNode): ForceBlueprint {
  const modifiers = source.blueprints.modifiers(node);
  return {
    id: source.identities.of(node.id),
    entryId: node.id,
    definition: node,
    name: node.name,
    hidden: node.hidden ?? false,
    constraints: source.blueprints.constraints(node.constraints, false, modifiers),
    effects: source.blueprints.effects(modifiers),
    categories: (node.categoryLinks ?? []).map((link) => compileCategory(source, source.category(link.targetId), link)),
    children: (node.forceEntries ?? []).map((child) => compileForce(source, child)),
  };
}

/** Compiles a category of a force. `link` is null if selections have the category but the force entry does not list it. */
export function compileCategory(source: ForceSource, entry: CategoryEntryNode | null, link: CategoryLinkNode | null): CategoryBlueprint {
  const modifiers = source.blueprints.modifiers(entry, link);
  const categoryId = entry?.id ?? link?.targetId ?? '';
  return {
    id: source.identities.of(categoryId),
    categoryId,
    name: entry?.name ?? link?.name ?? '',
    hidden: (entry?.hidden ?? false) || (link?.hidden ?? false),
    entry,
    link,
    constraints: [
      ...source.blueprints.constraints(entry?.constraints, false, modifiers),
      ...source.blueprints.constraints(link?.constraints, true, modifiers),
    ],
    effects: source.blueprints.effects(modifiers),
  };
}
