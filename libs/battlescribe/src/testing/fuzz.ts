import { addChildSelection, addRootSelection } from '../building/roster-edit.js';
import { compileGame, type CompiledGame } from '../evaluate/compile/compile.js';
import { forceViolations, selectionViolations } from '../evaluate/findings/constraint.js';
import type { Dialect } from '../evaluate/compile/dialect.js';
import { evaluate, settledTree } from '../evaluate/evaluate.js';
import { findingSentence } from '../evaluate/findings/finding-messages.js';
import { rosterEvaluator } from '../evaluate/roster-evaluator.js';
import type { DataFile } from '../nodes.js';
import { unitOptions } from '../options/option-tree.js';
import { rosterOptions } from '../options/roster-options.js';
import { readDataFileJson, readDataFileXml } from '../read/read-data-file.js';
import { readRosterXml } from '../read/roster/read-roster-file.js';
import type { RosterState } from '../roster-state.js';
import { mutated } from './mutate.js';
import { mutatedText } from './mutate-text.js';
import { type Dice, RandomEdits } from './random-roster.js';

/** A game with rosters built on it: as nodes, and as the texts from which they were read, if there are any. */
export interface FuzzCase {
  readonly files: readonly DataFile[];
  readonly rosters: readonly RosterState[];
  /** XML, or JSON if the path ends in `.json`. */
  readonly fileTexts: readonly FuzzText[];
  readonly rosterTexts: readonly FuzzText[];
}

export interface FuzzText {
  readonly path: string;
  readonly text: string;
}

export interface FuzzResult {
  /** Number of queries made to the roster. */
  readonly steps: number;
  readonly selections: number;
}

const NOTHING_READ: FuzzResult = { steps: 0, selections: 0 };

/**
 * One run: changes some values of the game and of a roster, as nodes or in their text, then reads, evaluates and edits them. Every run must
 * end and must not throw; the caller limits the number of steps.
 */
export function fuzzOnce(base: FuzzCase, dice: Dice): FuzzResult {
  const dialect: Dialect = dice.chance(0.5) ? 'battlescribe' : 'newrecruit';
  const kind = dice.below(4);
  if (kind === 0 && base.rosterTexts.length > 0) return fuzzRosterText(base, dialect, dice);
  if (kind === 1 && base.fileTexts.length > 0) return fuzzFileTexts(base, dialect, dice);
  const files = dice.chance(0.8) ? mutated(base.files, 1 + dice.below(12), dice) : base.files;
  const roster = dice.of(base.rosters) ?? { costLimits: [], forces: [] };
  return exercise(compileGame(files, dialect), roster, dice);
}

/** Changes one text of the game. Files that can no longer be read are left out. */
function fuzzFileTexts({ fileTexts, rosters }: FuzzCase, dialect: Dialect, dice: Dice): FuzzResult {
  const broken = dice.below(fileTexts.length);
  const files = fileTexts.flatMap((file, index) => {
    const text = index === broken ? mutatedText(file.text, 1 + dice.below(4), dice) : file.text;
    const read = file.path.endsWith('.json') ? readDataFileJson : readDataFileXml;
    return read(file.path, new TextEncoder().encode(text)).value ?? [];
  });
  const roster = dice.of(rosters);
  return roster ? exercise(compileGame(files, dialect), roster, dice) : NOTHING_READ;
}

function fuzzRosterText({ files, rosterTexts }: FuzzCase, dialect: Dialect, dice: Dice): FuzzResult {
  return fuzzRosterOf(compileGame(files, dialect), rosterTexts, dice);
}

/** Changes one roster file and evaluates it with an unchanged game. */
export function fuzzRosterOf(game: CompiledGame, rosterTexts: readonly FuzzText[], dice: Dice): FuzzResult {
  const chosen = dice.of(rosterTexts);
  if (!chosen) return NOTHING_READ;
  const { value } = readRosterXml(chosen.path, new TextEncoder().encode(mutatedText(chosen.text, dice.below(5), dice)));
  return value ? exercise(game, value, dice) : NOTHING_READ;
}

/** Changes and edits a roster at random. Evaluates it both at once and incrementally, and adds to it as a player would. */
export function exercise(game: CompiledGame, roster: RosterState, dice: Dice): FuzzResult {
  const start = dice.chance(0.5) ? mutated(roster, 1 + dice.below(6), dice) : roster;
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
  for (const { state: selection } of tree.selections.slice(0, 5)) {
    whole.information(selection.id);
    whole.limits(selection.id);
  }
  build(game, state, dice);
  return { steps, selections: tree.selections.length };
}

const OPTION_BOUNDS = { depth: 6, size: 200 };

function build(game: CompiledGame, from: RosterState, dice: Dice): void {
  const [force] = from.forces;
  const option = force && dice.of(game.catalogue(force.catalogueId)?.roots ?? []);
  if (!option) return;
  unitOptions(game, force.catalogueId, option.suffix.split('::')[0] ?? '', OPTION_BOUNDS);
  let last = 0;
  const newId = () => `built ${(last += 1)}`;
  const edit = addRootSelection(game, from, force.id, option, newId);
  if (edit.id !== null) rosterOptions(game, edit.state).ofSelection(edit.id, OPTION_BOUNDS);
  const child = dice.of(option.entries);
  if (edit.id !== null && child) addChildSelection(game, edit.state, edit.id, child, newId);
}
