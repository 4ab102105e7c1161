import type { RosterState } from '../roster-state.js';
import { settleCategories } from './roster/categories.js';
import type { CompiledGame } from './compile/compile.js';
import { forceViolations, selectionViolations } from './findings/constraint.js';
import { settleCosts } from './cost.js';
import { settleForces, settleSelections } from './roster/effective.js';
import { evaluationOf, selectionResult } from './evaluation-result.js';
import type { Evaluation } from './evaluation.types.js';
import { remoteModifiers } from './roster/remote-modifiers.js';
import { type ReadListener, rosterTree, type RosterTree } from './roster/roster-tree.js';

/**
 * Evaluates a roster against the data it was built with. Returns the effective name, visibility, categories and costs of every selection,
 * the totals, and a finding for every broken constraint of the data. Changes neither the game nor the roster. `before` is the previous
 * evaluation of the roster; it matters only for BattleScribe data whose costs depend on costs.
 */
export function evaluate(game: CompiledGame, state: RosterState, before: Evaluation | null = null): Evaluation {
  const tree = settledTree(game, state, before);
  const violations = [...forceViolations(tree), ...selectionViolations(tree.selections, tree)];
  return evaluationOf(tree, { violations, unit: (root) => selectionResult(root, tree), settled: () => tree });
}

/**
 * Builds the tree of a roster and applies all modifiers. Findings, options and automatic selections are computed from this tree. `reads`
 * receives every query that is evaluated.
 */
export function settledTree(
  game: CompiledGame,
  state: RosterState,
  before: Evaluation | null = null,
  reads: ReadListener | null = null,
): RosterTree {
  const tree = { ...rosterTree(game, state), reads };
  for (const node of tree.selections) node.force.tally.add(node);
  const remote = remoteModifiers(tree);
  // Counts depend only on numbers and categories, so categories are settled first. Costs come second because other modifiers can refer to
  // them. Everything else refers only to these.
  settleCategories(tree, remote);
  settleCosts(tree, before);
  settleForces(tree);
  settleSelections(tree, remote);
  return tree;
}
