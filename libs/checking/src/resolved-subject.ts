import { evaluate, type Evaluation } from '#muster/battlescribe';
import {
  lookUp,
  unsurePrices,
  withDeclared,
  withUncertainFacts,
  withUnits,
  withEvaluation,
  withKeywordsByWarlord,
  type Army,
  type DeclaredRoster,
  type Resolution,
} from '#muster/army';
import { untimed, type PhaseListener } from './check-phase.js';
import type { CompiledRelease } from './compiled-release.js';
import type { SubjectReading } from './read-subject.js';

/** A subject that was looked up in a release and priced. */
export interface ResolvedSubject extends DeclaredRoster {
  readonly resolution: Resolution;
  readonly evaluation: Evaluation;
}

/** Looks up the subject, evaluates it, and attaches its declarations. Pure. `review` contains all review reasons so far. */
export function resolvedSubject(
  reading: SubjectReading,
  { game, index }: CompiledRelease,
  onPhase: PhaseListener = untimed,
): ResolvedSubject {
  const { roster: written, review, source } = reading;
  onPhase('look up');
  const resolution = lookUp(reading, index);
  onPhase('evaluate');
  const evaluation = resolution.evaluation ?? evaluate(game, resolution.state);
  const evaluated = withEvaluation(resolution, evaluation);
  const led = resolution.withAnyWarlord;
  const roster = led === undefined ? evaluated : withKeywordsByWarlord(evaluated, resolution, evaluate(game, led));
  const declared = withDeclared(roster, written, index);
  const known = [...review, ...resolution.review, ...unsurePrices(evaluated, resolution, evaluation), ...declared.review];
  const army = isBuiltWith(source, index) ? declared.roster : chosenElsewhere(declared.roster);
  const inDoubt = withUncertainFacts(army, written, known, index);
  return { resolution, evaluation, roster: inDoubt.army, review: inDoubt.review };
}

/** A roster file names the version of the game system that it was built with. A roster built here uses the release that it is judged by. */
function isBuiltWith(source: SubjectReading['source'], { data }: CompiledRelease['index']): boolean {
  const version = source?.dataVersion ?? null;
  return version === null || data.files.some(({ kind, revision }) => kind === 'gameSystem' && String(revision) === version);
}

const chosenElsewhere = (army: Army): Army =>
  withUnits(
    army,
    army.units.map((unit) => (unit.chosen === undefined ? unit : { ...unit, chosen: 'with-other-data' })),
  );
