import { containerOf } from '../conditions/query.js';
import type { CompiledModifier } from '../conditions/query.types.js';
import { absent, type ForceNode, type Place, type RosterTree, type SelectionNode } from './roster-tree.js';

/**
 * A modifier that changes a selection other than its owner, which is a selection, a group or a force. The conditions of the modifier are
 * evaluated at the owner.
 */
export interface RemoteModifier {
  readonly modifier: CompiledModifier;
  readonly from: Place;
}

/** A modifier that changes profiles of another selection, with the place at which its conditions are evaluated. */
export interface ReachingModifier {
  readonly modifier: CompiledModifier;
  readonly from: Place;
  /** The profiles to change, by type name, type id or name. Empty means all. */
  readonly profiles: string;
}

/** All modifiers of a roster that may change other selections, with their places. New Recruit only. */
export function remoteModifiers(tree: RosterTree): readonly RemoteModifier[] {
  if (tree.game.dialect !== 'newrecruit') return [];
  const found: RemoteModifier[] = [];
  const add = (modifiers: readonly CompiledModifier[], from: Place) => {
    for (const modifier of modifiers) if (!reachesProfiles(modifier)) found.push({ modifier, from });
  };
  for (const node of tree.selections) {
    const { option, interior } = node;
    if (option === null || interior === null) continue;
    add(option.blueprint.effects.remote, node);
    for (const group of interior.remoteGroups) add(group.blueprint.effects.remote, absent(group, node));
  }
  for (const force of tree.allForces) if (force.blueprint) add(force.blueprint.effects.remote, force);
  return found;
}

function reachesProfiles({ affects }: CompiledModifier): boolean {
  return affects?.split('.').includes('profiles') ?? false;
}

/** New Recruit: the modifiers of other elements that change profiles of this selection. */
export function profileModifiers(tree: RosterTree, node: SelectionNode): readonly ReachingModifier[] {
  if (tree.game.dialect !== 'newrecruit') return [];
  const carriers = tree.selections.flatMap((from): readonly RemoteModifier[] => {
    const { option } = from;
    if (!option) return [];
    const own = option.blueprint.effects.remote.map((modifier) => ({ modifier, from }));
    const ofGroups = option.interior.remoteGroups.flatMap((group) =>
      group.blueprint.effects.remote.map((modifier) => ({ modifier, from: absent(group, from) })),
    );
    return [...own, ...ofGroups];
  });
  return carriers
    .filter(({ modifier }) => reachesProfiles(modifier))
    .filter((remote) => targetsOf(remote, tree).includes(node))
    .map(({ modifier, from }) => ({ modifier, from, profiles: (modifier.affects ?? '').split('profiles.')[1] ?? '' }));
}

/**
 * The selections that a remote modifier changes: the element of its scope, or with `affects` a path below it. The path consists of `self`,
 * `entries` (its children), `recursive` (everything below), `forces` (also child forces), and an id that restricts it to an entry or a
 * category.
 */
export function targetsOf({ modifier, from }: RemoteModifier, tree: RosterTree): readonly SelectionNode[] {
  const container = modifier.scope === null ? from.self : containerOf({ scope: modifier.scope, scopeId: modifier.scopeId }, from);
  if (container === null || container.kind === 'category' || container.kind === 'group' || container.kind === 'chain') return [];
  const words =
    (modifier.affects ?? '')
      .split(/\.?profiles\b/)[0]
      ?.split('.')
      .filter((word) => word !== '') ?? [];
  const entersEntries = words.includes('entries');
  const reached: SelectionNode[] = [];
  if (container.kind === 'selection') {
    if (!entersEntries || words.includes('self')) reached.push(container);
    if (entersEntries) below(container.children, words.includes('recursive'), reached);
  } else if (entersEntries) {
    const forces =
      container.kind === 'roster' ? tree.allForces : words.includes('forces') ? [container, ...forcesBelow(container)] : [container];
    for (const force of forces) below(force.selections, words.includes('recursive'), reached);
  }
  const filters = words.filter((word) => !PATH_WORDS.has(word)).map((word) => tree.game.identities.of(word));
  return filters.length === 0 ? reached : reached.filter((node) => filters.every((filter) => node.matches(filter)));
}

const PATH_WORDS: ReadonlySet<string> = new Set(['self', 'entries', 'recursive', 'forces']);

function below(nodes: readonly SelectionNode[], recursive: boolean, into: SelectionNode[]): void {
  for (const node of nodes) {
    into.push(node);
    if (recursive) below(node.children, true, into);
  }
}

function forcesBelow(force: ForceNode): readonly ForceNode[] {
  return force.forces.flatMap((child) => [child, ...forcesBelow(child)]);
}
