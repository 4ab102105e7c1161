import { evaluate, removeSelection, type CompiledGame, type RosterState } from '#muster/battlescribe';
import type { BuiltArmy } from '../resolution.js';

/** What one default hides or shows may be another; no data seen need more than two turns. */
const MOST_TURNS = 3;

/**
 * The army without those of the selections nobody asked for that it hides: choices of another way to play, or of another army, stand in groups
 * that are filled where they are seen and are not there elsewhere.
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
