import type { Severity } from '#muster/diagnostics';
import type { CostTypeNode } from '../../nodes.js';
import type { Violation } from './constraint.js';
import { totalCost } from '../cost.js';
import { isUncategorised, nameOf } from '../roster/effective.js';
import type { Finding, FindingOwner } from '../evaluation.types.js';
import { actsForLackOutside, hiddenForLackOutside } from './hidden-for-absence.js';
import { applies } from '../modifier.js';
import { matchingSelections } from '../conditions/query.js';
import type { CompiledModifier } from '../conditions/query.types.js';
import { type ForceNode, absent, type Place, type RosterTree, type SelectionNode } from '../roster/roster-tree.js';

const ROSTER_OWNER: FindingOwner = { kind: 'roster', id: null, entryId: null, name: '' };

/** All findings of a roster: the given broken constraints and everything else that the data does not allow. */
export function findings(violations: readonly Violation[], tree: RosterTree): readonly Finding[] {
  return [
    ...unknowns(tree),
    ...costLimits(tree),
    ...violations.map((violation) => violationFinding(violation, tree)),
    ...hiddenSelections(tree),
    ...statedMessages(tree),
  ];
}

function violationFinding(violation: Violation, tree: RosterTree): Finding {
  const { constraint, query, place, container, target, count, limit, isMinimum } = violation;
  const counted = query.field === 'cost' ? (tree.game.costTypes[query.costType]?.name ?? '') : query.field;
  return {
    ...NOTHING,
    kind: isMinimum ? 'tooFew' : 'tooMany',
    owner: ownerOf(violation),
    entryId: carrierId(violation),
    constraintId: constraint.id,
    name: placeName(place, tree),
    count,
    limit,
    counted,
    scope: container.kind === 'group' || container.kind === 'chain' ? 'selection' : container.kind,
    scopeName: containerName(violation, tree),
    percent: query.percent,
    message: constraint.message,
    selections: matchingSelections(container, query, target, tree).map((node) => node.state.id),
  };
}

/** Id of the node that has the constraint. */
function carrierId({ constraint, place }: Violation): string {
  if (place.option) {
    const { definition, link } = place.option.blueprint;
    return constraint.onLink && link ? link.id : definition.id;
  }
  if (place.category) return (constraint.onLink ? place.category.link?.id : null) ?? place.category.categoryId;
  return place.force?.blueprint?.entryId ?? '';
}

/**
 * Where a finding is shown. Constraints on forces belong to the roster, and constraints of a category to that category. Too many of an
 * entry belongs to the selection, or to its parent if the parent sets the limit. Too few belongs to the parent selection; for a root entry,
 * to its category or else to the force or the roster.
 */
function ownerOf(violation: Violation): FindingOwner {
  const { constraint, place, container, isMinimum } = violation;
  if (constraint.query.field === 'forces') return ROSTER_OWNER;
  if (place.category && place.force) return categoryOwner(place.force, place.category.categoryId, place.category.name);
  if (place.self?.kind === 'force') return forceOwner(place.self);
  const { parent, option, force } = place;
  if (!option || !force) return ROSTER_OWNER;
  const isParentScope = constraint.query.scope === 'parent';
  if (parent?.kind === 'selection' && (isParentScope || option.isGroup)) return selectionOwner(parent);
  if (!isMinimum) return place.self?.kind === 'selection' ? selectionOwner(place.self) : ROSTER_OWNER;
  if (container.kind === 'roster') return ROSTER_OWNER;
  if (isParentScope) {
    const primary = place.self?.kind === 'selection' ? place.self.primary : option.primaryId;
    const category = force.blueprint?.categories.find((candidate) => candidate.id === primary);
    if (category) return categoryOwner(force, category.categoryId, category.name);
  }
  return container.kind === 'selection' ? selectionOwner(container) : forceOwner(force);
}

function forceOwner(force: ForceNode): FindingOwner {
  return { kind: 'force', id: force.state.id, entryId: force.state.entryId, name: force.name };
}

function categoryOwner(force: ForceNode, categoryId: string, name: string): FindingOwner {
  return { kind: 'category', id: force.state.id, entryId: categoryId, name };
}

function selectionOwner(node: SelectionNode): FindingOwner {
  return { kind: 'selection', id: node.state.id, entryId: node.option?.blueprint.definition.id ?? node.state.entryId, name: node.name };
}

function placeName(place: Place, tree: RosterTree): string {
  if (place.option) return nameOf(place.option, place, tree);
  return place.category?.name ?? place.force?.name ?? '';
}

function containerName({ container }: Violation, tree: RosterTree): string {
  switch (container.kind) {
    case 'selection':
    case 'force':
      return container.name;
    case 'category':
      return container.force.blueprint?.categories.find((category) => category.id === container.category)?.name ?? '';
    case 'group':
      return container.parent.name;
    case 'chain':
      return container.nodes[0]?.name ?? '';
    case 'roster':
      return tree.forces[0]?.name ?? '';
  }
}

function costLimits(tree: RosterTree): readonly Finding[] {
  return tree.game.costTypes.flatMap((type: CostTypeNode, index) => {
    const limit = tree.state.costLimits.find((candidate) => candidate.typeId === type.id)?.value ?? -1;
    const count = limit < 0 ? 0 : totalCost(index, tree);
    if (limit < 0 || count <= limit) return [];
    return [
      {
        ...NOTHING,
        kind: 'overCostLimit' as const,
        owner: ROSTER_OWNER,
        entryId: 'costLimits',
        constraintId: type.id,
        name: type.name,
        count,
        limit,
        counted: type.name,
        scope: 'roster' as const,
      },
    ];
  });
}

/** Selections that are hidden. BattleScribe ignores root selections outside the categories of their force. */
function hiddenSelections(tree: RosterTree): readonly Finding[] {
  const found: Finding[] = [];
  for (const node of tree.selections) {
    const { option } = node;
    if (!node.hidden || !option) continue;
    if (tree.game.dialect === 'battlescribe' && node.parent.kind === 'force' && isUncategorised(node, option, node.force)) continue;
    found.push({
      ...NOTHING,
      kind: 'hidden',
      owner: selectionOwner(node),
      entryId: option.blueprint.definition.id,
      constraintId: 'hidden',
      name: node.name,
      count: node.number,
      scopeName: node.parent.name,
      scope: node.parent.kind,
      selections: [node.state.id],
      forLackOutside: hiddenForLackOutside(option, node, tree),
    });
  }
  return found;
}

/** New Recruit only: messages that the data shows while their conditions hold. */
function statedMessages(tree: RosterTree): readonly Finding[] {
  const stated: Finding[] = [];
  const add = (modifiers: readonly CompiledModifier[], place: Place, owner: FindingOwner, entryId: string) => {
    for (const modifier of modifiers) {
      if (!applies(modifier, place, tree)) continue;
      const severity: Severity = modifier.field === 'error' || modifier.field === 'warning' ? modifier.field : 'info';
      stated.push({
        ...NOTHING,
        kind: 'stated',
        severity,
        owner,
        entryId,
        constraintId: modifier.field,
        name: owner.name,
        message: modifier.value,
        forLackOutside: actsForLackOutside(modifier, place),
      });
    }
  };
  for (const force of tree.allForces) {
    if (force.blueprint) add(force.blueprint.effects.messages, force, forceOwner(force), force.blueprint.entryId);
  }
  for (const node of tree.selections) {
    const { option, interior } = node;
    if (option === null || interior === null) continue;
    const { blueprint } = option;
    const { speakingGroups } = interior;
    if (blueprint.effects.messages.length + speakingGroups.length === 0) continue;
    const owner = selectionOwner(node);
    add(blueprint.effects.messages, node, owner, blueprint.definition.id);
    for (const group of speakingGroups) add(group.blueprint.effects.messages, absent(group, node), owner, group.blueprint.definition.id);
  }
  return stated;
}

/** Ids that do not exist in the data, because the roster was built with a different version of it. */
function unknowns(tree: RosterTree): readonly Finding[] {
  const forces = tree.allForces.flatMap((force): readonly Finding[] => {
    const { state, blueprint, catalogue } = force;
    const owner = forceOwner(force);
    if (!catalogue)
      return [{ ...NOTHING, kind: 'unknownCatalogue', severity: 'warning', owner, entryId: state.catalogueId, name: state.catalogueId }];
    return blueprint ? [] : [{ ...NOTHING, kind: 'unknownForce', severity: 'warning', owner, entryId: state.entryId, name: state.entryId }];
  });
  const selections = tree.selections
    .filter((node) => !node.option && (node.parent.kind === 'force' ? node.parent.catalogue !== null : node.parent.option !== null))
    .map((node): Finding => {
      const owner = selectionOwner(node);
      return {
        ...NOTHING,
        kind: 'unknownEntry',
        severity: 'warning',
        owner,
        entryId: node.state.entryId,
        name: node.state.entryId,
        selections: [node.state.id],
      };
    });
  return [...forces, ...selections];
}

const NOTHING = {
  severity: 'error',
  constraintId: '',
  count: 0,
  limit: 0,
  counted: 'selections',
  scope: 'selection',
  scopeName: '',
  percent: false,
  message: null,
  selections: [],
  forLackOutside: false,
} as const;
