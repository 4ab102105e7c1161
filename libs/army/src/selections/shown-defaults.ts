import { evaluate, removeSelection, type CompiledGame, type RosterState } from '#muster/battlescribe';
import type { BuiltArmy } from '../resolution.js';

/** Removing one default can hide or show another; no known data needs more than two passes. */
const MOST_TURNS = 3;

/**
 * Removes default selections that are hidden in this army. Defaults for another way to play or another army are added because they look
 * visible at first; evaluating the army shows that they are hidden.
 */
export function withShownDefaults(state: RosterState, unasked: ReadonlySet<string>, game: CompiledGame): BuiltArmy {
  if (unasked.size === 0) return { state };
  let shown = state;
  let evaluation = evaluate(game, shown);
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const hidden = evaluation.findings.filter(({ kind }) => kind === 'hidden').flatMap(({ selections }) => selections);
    const removed = hidden.filter((id) => unasked.has(id));
    if (removed.length === 0) break;
    shown = removed.reduce(removeSelection, shown);
    evaluation = evaluate(game, shown);
  }
  return { state: shown, evaluation };
}
