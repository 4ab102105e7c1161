import { evaluate, type Evaluation, type RosterState } from '#muster/battlescribe';
import {
  resolve,
  resolveBuilt,
  unsurePrices,
  withDeclared,
  withEvaluation,
  withKeywordsByWarlord,
  type DeclaredRoster,
  type Resolution,
} from '#muster/army';
import type { CompiledRelease } from './compiled-releases.service.js';
import type { SubjectReading } from './read-subject.js';
import { sameState } from './same-state.js';

/** What a state comes to under the release, where the caller worked it out before. */
export interface EvaluatedState {
  readonly state: RosterState;
  readonly evaluation: Evaluation;
}

/** A subject looked up in a release and priced. */
export interface ResolvedSubject extends DeclaredRoster {
  readonly resolution: Resolution;
  readonly evaluation: Evaluation;
}

/** Resolve, evaluate, and what is declared on top. Pure. `review` holds all that a human must look at so far. */
export function resolvedSubject(
  { roster: written, built, review }: SubjectReading,
  { game, index }: CompiledRelease,
  known: EvaluatedState | null = null,
): ResolvedSubject {
  const resolution = built ? resolveBuilt(written, built, index) : resolve(written, index);
  const isKnown = known !== null && sameState(known.state, resolution.state);
  const evaluation = isKnown ? known.evaluation : (resolution.evaluation ?? evaluate(game, resolution.state));
  const evaluated = withEvaluation(resolution, evaluation);
  const led = resolution.withAnyWarlord;
  const roster = led === undefined ? evaluated : withKeywordsByWarlord(evaluated, resolution, evaluate(game, led));
  const declared = withDeclared(roster, written, index);
  const unpriced = unsurePrices(resolution, evaluation);
  return { resolution, evaluation, roster: declared.roster, review: [...review, ...resolution.review, ...unpriced, ...declared.review] };
}
