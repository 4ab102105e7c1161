import { evaluate, type Evaluation } from '@muster/battlescribe';
import { resolve, resolveBuilt, withDeclared, withEvaluation, type DeclaredRoster, type Resolution } from '@muster/catalogue';
import type { CompiledRelease } from './compiled-releases.service.js';
import type { SubjectReading } from './read-subject.js';

/** A subject looked up in a release and priced. */
export interface ResolvedSubject extends DeclaredRoster {
  readonly resolution: Resolution;
  readonly evaluation: Evaluation;
}

/** Resolve, evaluate, and what is declared on top. Pure. `review` holds all that a human must look at so far. */
export function resolvedSubject({ roster: written, built, review }: SubjectReading, { game, index }: CompiledRelease): ResolvedSubject {
  const resolution = built ? resolveBuilt(written, built, index) : resolve(written, index);
  const evaluation = evaluate(game, resolution.state);
  const declared = withDeclared(withEvaluation(resolution, evaluation), written, index);
  return { resolution, evaluation, roster: declared.roster, review: [...review, ...resolution.review, ...declared.review] };
}
