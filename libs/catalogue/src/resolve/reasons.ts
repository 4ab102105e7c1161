import type { Params, Path, ReviewReason } from '@muster/diagnostics';
import type { Entry } from '../entries.js';
import type { Gap } from '../resolved-roster.js';

/** Where something is stated. */
export interface Place {
  readonly path: Path;
  readonly line: number | null;
}

export function notFound(kind: Gap['kind'], name: string, near: readonly string[], { path, line }: Place): Gap {
  const word = kind === 'unit' ? 'datasheet' : kind;
  const params: Params = near.length === 0 ? { kind: word, name } : { kind: word, name, near: near.join(', ') };
  return gap(kind, { code: 'UNRESOLVED_NAME', messageId: near.length === 0 ? 'notFound' : 'notFoundNear', params, path, line });
}

/** Candidates of one name are told apart by their slugs. */
export function ambiguous(kind: Gap['kind'], name: string, candidates: readonly Entry[], { path, line }: Place): Gap {
  const said = candidates.map((candidate) => `${candidate.name} [${candidate.slug}]`).join(', ');
  return gap(kind, { code: 'AMBIGUOUS_NAME', messageId: 'several', params: { name, candidates: said }, path, line });
}

export function gap(kind: Gap['kind'], review: ReviewReason): Gap {
  return { kind, path: review.path, review, params: review.params };
}
