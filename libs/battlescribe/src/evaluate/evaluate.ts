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
 * Evaluates a roster against the data it is built with: effective names, visibility, categories and costs of every selection, the totals,
 * and everything the data's own constraints find wrong. Pure: neither the game's meaning nor the roster changes. `before` is the evaluation
 * that this one follows; it matters only to BattleScribe data whose costs depend on costs.
 */
export function evaluate(game: CompiledGame, state: RosterState, before: Evaluation | null = null): Evaluation {
  const tree = settledTree(game, state, before);
  const violations = [...forceViolations(tree), ...selectionViolations(tree.selections, tree)];
  return evaluationOf(tree, { violations, unit: (root) => selectionResult(root, tree), settled: () => tree });
}

/**
 * The roster as elements with everything about them settled: what findings, options and automatic selections are read from. `reads` is told
 * every question that is asked on the way.
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
  // Counts rest on numbers and categories alone, so categories settle first; costs may be asked for too and come next; the rest only reads.
  settleCategories(tree, remote);
  settleCosts(tree, before);
  settleForces(tree);
  settleSelections(tree, remote);
  return tree;
}
