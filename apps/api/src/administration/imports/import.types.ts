import { ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { MaxLength } from 'class-validator';
import { SeverityEnum } from '../../checking/check.enums.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { inputOf, orElse, orNull, outputOf } from '../../platform/graphql/fields.js';
import { JsonScalar } from '../../platform/graphql/json.scalar.js';
import { ParamsScalar } from '../../platform/graphql/params.scalar.js';
import { UserErrorType } from '../../platform/graphql/user-error.types.js';
import { Edition } from '../../releases/edition.enum.js';
import { IsDate } from '../../releases/release.types.js';
import { IsLabel } from '../drafts/draft.types.js';

export const ImportStatusEnum = enumOf('ImportStatus', 'How far an import is.', {
  QUEUED: ['queued', 'It waits for a worker.'],
  RUNNING: ['running', 'A worker is at it.'],
  SUCCEEDED: ['succeeded', 'Its release is written, or the comparison of a dry run is ready.'],
  FAILED: ['failed', 'No release was made; see `failure` and `diagnostics`.'],
});

export const ImportModeEnum = enumOf('ImportMode', 'Where an import ends.', {
  DRAFT: ['draft', 'The release is a draft: look at the comparison, then publish it with `publishDraft`.'],
  PUBLISH: ['publish', 'The release is published at once.'],
  DRY_RUN: ['dryRun', 'No release is made. The comparison in `summary` says what it would have changed.'],
});

@InputType({ description: 'Community data to make a release of.' })
export class StartImportInput extends inputOf({
  source: [String, 'A folder or .zip by its name in the import folder; see `importSources`.', MaxLength(255)],
  edition: [Edition, 'Of which edition the data are.'],
  label: [String, 'The label of the release; must be free, or hold the same data.', IsLabel()],
  effectiveFrom: [String, 'The day from which it is to be in force, as YYYY-MM-DD.', IsDate()],
  sourceRevision: orNull([String, "The source's own revision, such as a commit.", MaxLength(200)]),
  mode: orElse(ImportModeEnum.DRAFT, [ImportModeEnum, 'Where the import ends; by default with a draft.']),
}) {}

@ObjectType('ImportDiagnostic', { description: 'Something an import noticed in the data.' })
export class ImportDiagnosticType extends outputOf({
  code: [String, 'What. Stable for ever.'],
  severity: [SeverityEnum, 'An error stops the import.'],
  message: [String, 'The sentence, for people.'],
  params: [ParamsScalar, 'The values in the sentence.'],
  path: [[String], 'Where: the file first.'],
  line: orNull([Int, 'The line in the file, from 1.']),
}) {}

@ObjectType('ImportDiagnosticGroup', { description: 'Diagnostics of an import that say the same about different places.' })
export class ImportDiagnosticGroupType extends outputOf({
  code: [String, 'The code that the diagnostics share.'],
  severity: [SeverityEnum, 'The severity that the diagnostics share.'],
  count: [Int, 'How many diagnostics of the import are in this group.'],
  examples: [[ImportDiagnosticType], 'The first five diagnostics of the group.'],
}) {}

@ObjectType('ImportJob', { description: 'An import that was asked for.' })
export class ImportJobType extends outputOf({
  id: [ID, 'Opaque id for `importJob`.'],
  status: [ImportStatusEnum, 'How far it is.'],
  actor: [String, 'Who asked for it.'],
  edition: [Edition, 'Of which edition the data are.'],
  label: [String, 'The label of the release that it makes.'],
  stage: orNull([String, 'What it is doing: `reading`, `translating`, `storing` ...']),
  done: [Int, 'Steps of the stage that are done.'],
  total: [Int, 'Steps of the stage in all.'],
  summary: orNull([JsonScalar, 'What was added, changed and dropped against the release before it; null until it has succeeded.']),
  diagnostics: [[ImportDiagnosticType], 'What it noticed in the data, at most 1,000.'],
  diagnosticGroups: [[ImportDiagnosticGroupType], 'The diagnostics of the import, grouped; errors come last.'],
  failure: orNull([
    String,
    'Why the import failed: `UNKNOWN_SOURCE`, `LABEL_TAKEN`, `UNREADABLE`, `CANCELLED`, `OUT_OF_MEMORY` (the data need more than an import may use), `TOOK_TOO_LONG`, `DIED` (its process was killed three times), `GIVEN_UP` (its worker was killed three times) or `INTERNAL`; null if it did not fail.',
  ]),
  createdAt: [String, 'When it was asked for, ISO 8601.'],
  startedAt: orNull([String, 'When it began, ISO 8601.']),
  finishedAt: orNull([String, 'When it ended, ISO 8601.']),
}) {
  /** The schema serves the release itself, as `release`. */
  readonly releaseId!: string | null;
}

@ObjectType('CancelImportPayload', { description: 'Result of `cancelImport`.' })
export class CancelImportPayload extends outputOf({
  job: orNull([ImportJobType, 'The import as it is now; null when there is no such import.']),
  userErrors: [[UserErrorType], 'Why nothing was cancelled; empty if it was.'],
}) {}

@ObjectType('StartImportPayload', { description: 'What came of asking for an import.' })
export class StartImportPayload extends outputOf({
  job: orNull([ImportJobType, 'The import: watch it with `importJob`. Null when it was refused.']),
  userErrors: [[UserErrorType], 'What must be changed in the input. If there is any, nothing was started.'],
}) {}
