import type { Evaluation } from './evaluation.types.js';
import { tidy } from './decimal.js';
import { modifiedNumber } from './modifier.js';
import type { RosterTree, SelectionNode } from './roster/roster-tree.js';

/** New Recruit repeats until costs that depend on costs no longer change. This limit stops data in which they never settle. */
const ROUND_CAP = 16;

/**
 * Computes the effective unit cost of every selection. Everything but costs is already settled, so only a cost that depends on other costs
 * can be based on values that are not final. BattleScribe goes through the roster once and uses the costs of the previous evaluation (none
 * for a new selection). New Recruit repeats until nothing changes.
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

/** Cost of one copy of the selection, without its children, after modifiers. */
export function unitCosts(node: SelectionNode, tree: RosterTree): readonly number[] {
  const blueprint = node.option?.blueprint;
  if (!blueprint?.effects.costs) return blueprint?.costs ?? [];
  const costs = [...blueprint.costs];
  for (const [type, modifiers] of blueprint.effects.costs)
    costs[type] = tidy(modifiedNumber(costs[type] ?? 0, modifiers, node, tree), tree);
  return costs;
}

/**
 * Cost of a selection without its children: the unit cost times its number. BattleScribe calculates decimals exactly (three times 0.1 is
 * 0.3); New Recruit keeps the rounding errors of binary arithmetic.
 */
export function selectionCost(node: SelectionNode, type: number, tree: RosterTree): number {
  return tidy((node.unitCosts[type] ?? 0) * node.number, tree);
}

/** The total costs of the roster, by index of the cost type. */
export function totalCosts(tree: RosterTree): readonly number[] {
  const isUsed = tree.game.costTypes.map(() => false);
  let free: readonly number[] | null = null;
  for (const { unitCosts: costs } of tree.selections) {
    if (costs === free) continue;
    let costsNothing = true;
    for (let type = 0; type < costs.length; type += 1) {
      if (costs[type] === 0) continue;
      isUsed[type] = true;
      costsNothing = false;
    }
    if (costsNothing) free = costs; // most selections share one list of zeros
  }
  return isUsed.map((used, type) => (used ? totalCost(type, tree) : 0));
}

/**
 * Total cost of the roster. Adds in the order of the engines, force by force, each selection before its children, because the order affects
 * rounding.
 */
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
