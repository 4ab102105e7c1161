import type { Evaluation } from './evaluation.types.js';
import { tidy } from './decimal.js';
import { modifiedNumber } from './modifier.js';
import type { RosterTree, SelectionNode } from './roster/roster-tree.js';

/** New Recruit lets costs that depend on costs settle; data that never do stop here. */
const ROUND_CAP = 16;

/**
 * Gives every selection the effective cost of one. Costs are read last, so only a cost that depends on costs can see a cost that is not
 * final: BattleScribe goes once through the roster in its order and meets what it wrote the time before (nothing for a new selection), New
 * Recruit repeats until nothing changes.
 */
export function settleCosts(tree: RosterTree, before: Evaluation | null): void {
  const changing = tree.selections.filter((node) => node.option !== null && node.option.blueprint.effects.costs !== null);
  if (tree.game.dialect === 'battlescribe') for (const node of changing) node.unitCosts = costsBefore(node, tree, before);
  for (let round = 0; round < ROUND_CAP; round += 1) {
    let isChanged = false;
    for (const node of changing) {
      const costs = unitCosts(node, tree);
      if (costs.every((cost, index) => cost === node.unitCosts[index])) continue;
      node.unitCosts = costs;
      isChanged = true;
    }
    if (!isChanged || tree.game.dialect === 'battlescribe') return;
  }
}

function costsBefore(node: SelectionNode, tree: RosterTree, before: Evaluation | null): readonly number[] {
  const known = before?.selection(node.state.id);
  if (!known) return [];
  const costs = new Array<number>(tree.game.costTypes.length).fill(0);
  for (const { typeId, value } of known.costs) costs[tree.game.costTypeIndex(typeId)] = value / known.number;
  return costs;
}

/** What one of a selection costs by itself, after modifiers. */
export function unitCosts(node: SelectionNode, tree: RosterTree): readonly number[] {
  const blueprint = node.option?.blueprint;
  if (!blueprint?.effects.costs) return blueprint?.costs ?? [];
  const costs = [...blueprint.costs];
  for (const [type, modifiers] of blueprint.effects.costs)
    costs[type] = tidy(modifiedNumber(costs[type] ?? 0, modifiers, node, tree), tree);
  return costs;
}

/**
 * What a selection costs by itself: the cost of one times its number, without its children. BattleScribe writes decimals as they are meant
 * (three times 0.1 is 0.3), New Recruit as binary arithmetic leaves them.
 */
export function selectionCost(node: SelectionNode, type: number, tree: RosterTree): number {
  return tidy((node.unitCosts[type] ?? 0) * node.number, tree);
}

/** What everything costs, added up as the engines do: each selection and then what is in it, force by force. */
export function totalCost(type: number, tree: RosterTree): number {
  let total = 0;
  for (const force of tree.allForces) for (const root of force.selections) total += branchCost(root, type);
  return tidy(total, tree);
}

function branchCost(node: SelectionNode, type: number): number {
  let total = (node.unitCosts[type] ?? 0) * node.number;
  for (const child of node.children) total += branchCost(child, type);
  return total;
}
