import type { Diagnostic, Path } from '#muster/diagnostics';
import type { DraftFault } from '#muster/persistence';
import type { InvalidEdits } from '#muster/publishing';
import { ENGLISH } from '#muster/messages';
import { toUserError, userError } from '../../platform/graphql/user-error.js';
import { render } from '../../platform/words.js';
import { UNKNOWN_RELEASE } from '../../releases/unknown-release.js';
import type { ReleaseWarningType } from './draft.types.js';
import type { UserErrorType } from '../../platform/graphql/user-error.types.js';

/** Translates the places that publishing reports into paths of the GraphQL input. */
export interface FaultPlaces {
  readonly release: Path;
  readonly label?: Path;
  /** Converts the path of a problem within edits. */
  readonly edits?: (path: Path) => Path;
}

export function toUserErrors(
  fault: DraftFault | InvalidEdits,
  { release, label = release, edits = within }: FaultPlaces,
): readonly UserErrorType[] {
  switch (fault.fault) {
    case 'NOT_FOUND':
      return [toUserError(UNKNOWN_RELEASE, release)];
    case 'LABEL_TAKEN':
      return [userError('LABEL_TAKEN', 'taken', label)];
    case 'WRONG_STATUS':
      return [userError('WRONG_STATUS', 'release', release)];
    case 'CONFLICT':
      return [userError('CONFLICT', 'draft', [...release, 'revision'], { revision: fault.revision })];
    case 'INVALID':
      return fault.problems.map((problem) => userError('INVALID_EDIT', 'problem', edits(problem.path), {}, { problem }));
  }
}

const within = (path: Path): Path => ['input', ...path];

export function toWarnings(warnings: readonly Diagnostic[] = []): readonly ReleaseWarningType[] {
  return warnings.map((warning) => ({ code: warning.messageId, message: render(ENGLISH, warning) }));
}
