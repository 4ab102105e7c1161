import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Params, Severity } from '#muster/diagnostics';
import type { ImportStatus } from '#muster/persistence';
import type { ImportMode } from '#muster/publishing';
import type { EditionId } from '#muster/roster';
import { IsOptional, MaxLength } from 'class-validator';
import { SeverityEnum } from '../../checking/check.enums.js';
import { JsonScalar } from '../../platform/graphql/json.scalar.js';
import { ParamsScalar } from '../../platform/graphql/params.scalar.js';
import { UserErrorType } from '../../platform/graphql/user-error.types.js';
import { Edition } from '../../releases/edition.enum.js';
import { IsDate } from '../../releases/release.types.js';
import { IsLabel } from '../drafts/draft.types.js';

export const ImportStatusEnum = {
  QUEUED: 'queued',
  RUNNING: 'running',
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
} as const satisfies Record<string, ImportStatus>;

registerEnumType(ImportStatusEnum, {
  name: 'ImportStatus',
  description: 'How far an import is.',
  valuesMap: {
    QUEUED: { description: 'It waits for a worker.' },
    RUNNING: { description: 'A worker is at it.' },
    SUCCEEDED: { description: 'Its release is written, or the comparison of a dry run is ready.' },
    FAILED: { description: 'No release was made; see `failure` and `diagnostics`.' },
  },
});

export const ImportModeEnum = { DRAFT: 'draft', PUBLISH: 'publish', DRY_RUN: 'dryRun' } as const satisfies Record<string, ImportMode>;

registerEnumType(ImportModeEnum, {
  name: 'ImportMode',
  description: 'Where an import ends.',
  valuesMap: {
    DRAFT: { description: 'The release is a draft: look at the comparison, then publish it with `publishDraft`.' },
    PUBLISH: { description: 'The release is published at once.' },
    DRY_RUN: { description: 'No release is made. The comparison in `summary` says what it would have changed.' },
  },
});

@InputType({ description: 'Community data to make a release of.' })
export class StartImportInput {
  @Field(() => String, { description: 'A folder or .zip by its name in the import folder; see `importSources`.' })
  @MaxLength(255)
  readonly source!: string;

  @Field(() => Edition, { description: 'Of which edition the data are.' })
  readonly edition!: EditionId;

  @Field(() => String, { description: 'The label of the release; must be free, or hold the same data.' })
  @IsLabel()
  readonly label!: string;

  @Field(() => String, { description: 'The day from which it is to be in force, as YYYY-MM-DD.' })
  @IsDate()
  readonly effectiveFrom!: string;

  @Field(() => String, { nullable: true, description: "The source's own revision, such as a commit." })
  @IsOptional()
  @MaxLength(200)
  readonly sourceRevision?: string | null;

  @Field(() => ImportModeEnum, { defaultValue: ImportModeEnum.DRAFT, description: 'Where the import ends; by default with a draft.' })
  readonly mode: ImportMode = ImportModeEnum.DRAFT;
}

@ObjectType('ImportDiagnostic', { description: 'Something an import noticed in the data.' })
export class ImportDiagnosticType {
  @Field(() => String, { description: 'What. Stable for ever.' })
  readonly code!: string;

  @Field(() => SeverityEnum, { description: 'An error stops the import.' })
  readonly severity!: Severity;

  @Field(() => String, { description: 'The sentence, for people.' })
  readonly message!: string;

  @Field(() => ParamsScalar, { description: 'The values in the sentence.' })
  readonly params!: Params;

  @Field(() => [String], { description: 'Where: the file first.' })
  readonly path!: readonly string[];

  @Field(() => Int, { nullable: true, description: 'The line in the file, from 1.' })
  readonly line!: number | null;
}

@ObjectType('ImportDiagnosticGroup', { description: 'Diagnostics of an import that say the same about different places.' })
export class ImportDiagnosticGroupType {
  @Field(() => String, { description: 'The code that the diagnostics share.' })
  readonly code!: string;

  @Field(() => SeverityEnum, { description: 'The severity that the diagnostics share.' })
  readonly severity!: Severity;

  @Field(() => Int, { description: 'How many diagnostics of the import are in this group.' })
  readonly count!: number;

  @Field(() => [ImportDiagnosticType], { description: 'The first five diagnostics of the group.' })
  readonly examples!: readonly ImportDiagnosticType[];
}

@ObjectType('ImportJob', { description: 'An import that was asked for.' })
export class ImportJobType {
  @Field(() => ID, { description: 'Opaque id for `importJob`.' })
  readonly id!: string;

  @Field(() => ImportStatusEnum, { description: 'How far it is.' })
  readonly status!: ImportStatus;

  @Field(() => String, { description: 'Who asked for it.' })
  readonly actor!: string;

  @Field(() => Edition, { description: 'Of which edition the data are.' })
  readonly edition!: EditionId;

  @Field(() => String, { description: 'The label of the release that it makes.' })
  readonly label!: string;

  @Field(() => String, { nullable: true, description: 'What it is doing: `reading`, `translating`, `storing` ...' })
  readonly stage!: string | null;

  @Field(() => Int, { description: 'Steps of the stage that are done.' })
  readonly done!: number;

  @Field(() => Int, { description: 'Steps of the stage in all.' })
  readonly total!: number;

  @Field(() => JsonScalar, {
    nullable: true,
    description: 'What was added, changed and dropped against the release before it; null until it has succeeded.',
  })
  readonly summary!: unknown;

  @Field(() => [ImportDiagnosticType], { description: 'What it noticed in the data, at most 1,000.' })
  readonly diagnostics!: readonly ImportDiagnosticType[];

  @Field(() => [ImportDiagnosticGroupType], { description: 'The diagnostics of the import, grouped; errors come last.' })
  readonly diagnosticGroups!: readonly ImportDiagnosticGroupType[];

  @Field(() => String, {
    nullable: true,
    description:
      'Why the import failed: `UNKNOWN_SOURCE`, `LABEL_TAKEN`, `UNREADABLE`, `CANCELLED`, `OUT_OF_MEMORY` (the data need more than an import may use), `TOOK_TOO_LONG`, `DIED` (its process was killed three times), `GIVEN_UP` (its worker was killed three times) or `INTERNAL`; null if it did not fail.',
  })
  readonly failure!: string | null;

  /** The schema serves the release itself, as `release`. */
  readonly releaseId!: string | null;

  @Field(() => String, { description: 'When it was asked for, ISO 8601.' })
  readonly createdAt!: string;

  @Field(() => String, { nullable: true, description: 'When it began, ISO 8601.' })
  readonly startedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'When it ended, ISO 8601.' })
  readonly finishedAt!: string | null;
}

@ObjectType('CancelImportPayload', { description: 'Result of `cancelImport`.' })
export class CancelImportPayload {
  @Field(() => ImportJobType, { nullable: true, description: 'The import as it is now; null when there is no such import.' })
  readonly job!: ImportJobType | null;

  @Field(() => [UserErrorType], { description: 'Why nothing was cancelled; empty if it was.' })
  readonly userErrors!: readonly UserErrorType[];
}

@ObjectType('StartImportPayload', { description: 'What came of asking for an import.' })
export class StartImportPayload {
  @Field(() => ImportJobType, { nullable: true, description: 'The import: watch it with `importJob`. Null when it was refused.' })
  readonly job!: ImportJobType | null;

  @Field(() => [UserErrorType], { description: 'What must be changed in the input. If there is any, nothing was started.' })
  readonly userErrors!: readonly UserErrorType[];
}
