import { addChildSelection, addRootSelection } from '../building/roster-edit.js';
import { compileGame } from '../evaluate/compile.js';
import { forceViolations, selectionViolations } from '../evaluate/constraint.js';
import type { Dialect } from '../evaluate/dialect.js';
import { evaluate, settledTree } from '../evaluate/evaluate.js';
import { findingSentence } from '../evaluate/finding-messages.js';
import { rosterEvaluator } from '../evaluate/roster-evaluator.js';
import type { DataFile } from '../nodes.js';
import type { RosterState } from '../roster-state.js';
import { mutated } from './mutate.js';
import { Dice, RandomEdits } from './random-roster.js';

export interface FuzzCase {
  readonly files: readonly DataFile[];
  readonly rosters: readonly RosterState[];
}

export interface FuzzResult {
  /** Questions asked of the roster: the evaluator's steps. */
  readonly steps: number;
  readonly selections: number;
}

/**
 * One run: files and a roster with some values changed, evaluated, edited, built on. Whatever they hold, everything ends and nothing throws; the
 * caller bounds the steps.
 */
export function fuzzOnce(base: FuzzCase, seed: number): FuzzResult {
  const dice = new Dice(seed);
  const dialect: Dialect = dice.chance(0.5) ? 'battlescribe' : 'newrecruit';
  const files = dice.chance(0.8) ? mutated(base.files, 1 + dice.below(12), dice) : base.files;
  const roster = dice.of(base.rosters) ?? { costLimits: [], forces: [] };
  const start = dice.chance(0.5) ? mutated(roster, 1 + dice.below(6), dice) : roster;
  const game = compileGame(files, dialect);
  const random = new RandomEdits(game, dice);
  let state = start;
  for (let edit = dice.below(6); edit > 0; edit -= 1) state = state.forces.length === 0 ? state : random.edit(state);

  let steps = 0;
  const count = (): void => {
    steps += 1;
  };
  const tree = settledTree(game, state, null, { note: count, refuse: count });
  forceViolations(tree);
  selectionViolations(tree.selections, tree);

  const evaluator = rosterEvaluator(game);
  evaluator.update(start);
  const followed = evaluator.update(state);
  const whole = evaluate(game, state);
  if (JSON.stringify(followed.costs) !== JSON.stringify(whole.costs) || followed.findings.length !== whole.findings.length) {
    throw new Error('An edit evaluated on top of what was differs from a whole evaluation.');
  }
  for (const finding of whole.findings) findingSentence(finding);
  for (const { state: selection } of tree.selections.slice(0, 5)) whole.information(selection.id);
  build(state);
  return { steps, selections: tree.selections.length };

  /** Builds on the roster as a player would. */
  function build(from: RosterState): void {
    const [force] = from.forces;
    const option = force && dice.of(game.catalogue(force.catalogueId)?.roots ?? []);
    if (!option) return;
    let last = 0;
    const newId = () => `built ${(last += 1)}`;
    const edit = addRootSelection(game, from, force.id, option, newId);
    const child = dice.of(option.entries);
    if (edit.id !== null && child) addChildSelection(game, edit.state, edit.id, child, newId);
  }
}
