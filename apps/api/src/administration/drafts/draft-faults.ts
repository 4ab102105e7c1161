import type { Diagnostic, Path } from '#muster/diagnostics';
import { speaker } from '#muster/messages';
import type { DraftFault } from '#muster/persistence';
import { nativeMessages } from '#muster/importers';
import { publishingMessages, type InvalidEdits } from '#muster/publishing';
import { userError } from '../../platform/graphql/user-error.js';
import type { ReleaseWarningType } from './draft.types.js';
import type { UserErrorType } from '../../platform/graphql/user-error.types.js';

const say = speaker([publishingMessages, nativeMessages]);

/** Which parts of the input a fault speaks of. */
export interface FaultPlaces {
  readonly release: Path;
  readonly label?: Path;
  /** From the path of a problem within edits. */
  readonly edits?: (path: Path) => Path;
}

export function toUserErrors(
  fault: DraftFault | InvalidEdits,
  { release, label = release, edits = within }: FaultPlaces,
): readonly UserErrorType[] {
  switch (fault.fault) {
    case 'NOT_FOUND':
      return [userError('UNKNOWN_RELEASE', 'There is no such data release.', release)];
    case 'LABEL_TAKEN':
      return [userError('LABEL_TAKEN', 'Another release has this label.', label)];
    case 'WRONG_STATUS':
      return [userError('WRONG_STATUS', 'This cannot be done with a release of its status.', release)];
    case 'CONFLICT':
      return [userError('CONFLICT', `The draft is at revision ${fault.revision} by now: read it again.`, [...release, 'revision'])];
    case 'INVALID':
      return fault.problems.map((problem) => userError('INVALID_EDIT', say(problem), edits(problem.path)));
  }
}

const within = (path: Path): Path => ['input', ...path];

export function toWarnings(warnings: readonly Diagnostic[] = []): readonly ReleaseWarningType[] {
  return warnings.map((warning) => ({ code: warning.messageId, message: say(warning) }));
}
