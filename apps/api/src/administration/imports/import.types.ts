import { ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { NodeInterface } from '../../platform/graphql/node.interface.js';
import type { Diagnostic } from '#muster/diagnostics';
import { MaxLength } from 'class-validator';
import { SeverityEnum } from '../../checking/check.enums.js';
import { ConnectionOf } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { inputOf, orElse, orNull, outputOf } from '../../platform/graphql/fields.js';
import { JsonScalar } from '../../platform/graphql/scalars/json.scalar.js';
import { ParamsScalar } from '../../platform/graphql/scalars/params.scalar.js';
import { userErrors } from '../../platform/graphql/user-error.types.js';
import { Edition } from '../../releases/edition.enum.js';
import { IsLabel } from '../drafts/draft.types.js';
import { DateScalar } from '../../platform/graphql/scalars/date.scalar.js';
import { DateTimeScalar } from '../../platform/graphql/scalars/date-time.scalar.js';

export const ImportStatusEnum = enumOf('ImportStatus', 'Status of an import.', {
  QUEUED: ['queued', 'The import is waiting for a worker.'],
  RUNNING: ['running', 'A worker is running the import.'],
  SUCCEEDED: ['succeeded', 'The release has been written, or the comparison of a dry run is ready.'],
  FAILED: ['failed', 'No release was created; see `failure` and `diagnostics`.'],
});

export const ImportModeEnum = enumOf('ImportMode', 'What an import produces.', {
  DRAFT: ['draft', 'A draft release: review the comparison, then publish it with `publishDraft`.'],
  PUBLISH: ['publish', 'A release that is published immediately.'],
  DRY_RUN: ['dryRun', 'No release, only the comparison in `summary` of what would have changed.'],
});

@InputType({ description: 'BattleScribe data to create a release from.' })
export class StartImportInput extends inputOf({
  source: [String, 'Name of a folder or .zip file in the import folder; see `importSources`.', MaxLength(255)],
  edition: [Edition, 'The edition of the data.'],
  label: [String, 'Label of the release; must not be taken, except by a release with the same data.', IsLabel()],
  effectiveFrom: [DateScalar, 'The date from which the release is to be in force.'],
  sourceRevision: orNull([String, 'The revision of the source, such as a commit hash.', MaxLength(200)]),
  mode: orElse(ImportModeEnum.DRAFT, [ImportModeEnum, 'What the import produces; a draft by default.']),
}) {}

@InputType({ description: 'An import to cancel.' })
export class CancelImportInput extends inputOf({ job: [ID, 'Opaque id of the import.', MaxLength(512)] }) {}

@ObjectType('ImportDiagnostic', { description: 'A problem or remark about the imported data.' })
export class ImportDiagnosticType extends outputOf({
  code: [String, 'Code of the diagnostic; codes never change.'],
  severity: [SeverityEnum, 'Severity of the diagnostic; an error stops the import.'],
  message: [String, 'The diagnostic as a sentence.'],
  params: [ParamsScalar, 'The values used in `message`.'],
  path: [[String], 'Location in the imported data, starting with the file.'],
  line: orNull([Int, 'The line in the file, from 1; null if unknown.']),
}) {}

export const ImportDiagnosticConnection = ConnectionOf(ImportDiagnosticType, 'ImportDiagnostic', 'diagnostics of an import');

@ObjectType('ImportDiagnosticGroup', { description: 'Diagnostics of an import with the same code, in different places.' })
export class ImportDiagnosticGroupType extends outputOf({
  code: [String, 'The code that the diagnostics share.'],
  severity: [SeverityEnum, 'The severity that the diagnostics share.'],
  count: [Int, 'How many diagnostics of the import are in this group.'],
  examples: [[ImportDiagnosticType], 'The first five diagnostics of the group.'],
}) {}

@ObjectType('ImportJob', { description: 'An import of BattleScribe data.', implements: () => [NodeInterface] })
export class ImportJobType extends outputOf({
  id: [ID, 'Opaque id of the import, for `importJob`.'],
  status: [ImportStatusEnum, 'Status of the import.'],
  actor: [String, 'Who started the import.'],
  edition: [Edition, 'The edition of the data.'],
  label: [String, 'Label of the release that the import creates.'],
  stage: orNull([String, 'Current stage of the import: `reading`, `translating`, `storing` ...; null if it has not started.']),
  done: [Int, 'Completed steps of the current stage.'],
  total: [Int, 'Total steps of the current stage.'],
  file: orNull([String, 'The data file that is being read; null while the stage is not about one file.']),
  summary: orNull([JsonScalar, 'What differs from the previous release (added, changed, removed); null until the import has succeeded.']),
  diagnosticGroups: [[ImportDiagnosticGroupType], 'The diagnostics of the import, grouped; errors come last.'],
  failure: orNull([
    String,
    'Why the import failed: `UNKNOWN_SOURCE`, `LABEL_TAKEN`, `UNREADABLE`, `CANCELLED`, `OUT_OF_MEMORY` (the data needs more memory than an import may use), `TOOK_TOO_LONG`, `DIED` (its process was killed three times), `GIVEN_UP` (its worker was killed three times) or `INTERNAL`; null if it did not fail.',
  ]),
  createdAt: [DateTimeScalar, 'When the import was requested.'],
  startedAt: orNull([DateTimeScalar, 'When the import started; null if it has not started.']),
  finishedAt: orNull([DateTimeScalar, 'When the import ended; null if it has not ended.']),
}) {
  /** What the resolver of `diagnostics` puts into words; not part of the schema. */
  readonly said!: readonly Diagnostic[];
  /** The resolver of `release` loads the release with this id. */
  readonly releaseId!: string | null;
}

export const ImportJobConnection = ConnectionOf(ImportJobType, 'ImportJob', 'imports');

@ObjectType('CancelImportPayload', { description: 'Result of `cancelImport`.' })
export class CancelImportPayload extends outputOf({
  job: orNull([ImportJobType, 'The import as it is now; null if there is no such import.']),
  userErrors,
}) {}

@ObjectType('StartImportPayload', { description: 'Result of `startImport`.' })
export class StartImportPayload extends outputOf({
  job: orNull([ImportJobType, 'The import; follow its progress with `importJob` or `importJobProgress`. Null if the import was refused.']),
  userErrors,
}) {}
