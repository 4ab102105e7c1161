import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { Verdict } from '#muster/checking';
import { UserErrorType } from '../../platform/graphql/user-error.types.js';
import { CheckedEditionType, CheckedReleaseType, CheckReportType } from '../check-report.types.js';
import { VerdictEnum } from '../check.enums.js';
import { FindingType, ReviewReasonType } from '../finding.types.js';

@ObjectType('VerdictAt', { description: 'A list under one of several releases, beside the one before it.' })
export class VerdictAtType {
  @Field(() => CheckedReleaseType, { nullable: true, description: 'The release.' })
  readonly release!: CheckedReleaseType | null;

  @Field(() => VerdictEnum, { description: 'Legal, illegal, or a human must look.' })
  readonly verdict!: Verdict;

  @Field(() => Float, { nullable: true, description: 'Points under this release; null when a unit could not be priced.' })
  readonly points!: number | null;

  @Field(() => Int, { description: 'Number of errors.' })
  readonly errors!: number;

  @Field(() => Int, { description: 'Number of warnings.' })
  readonly warnings!: number;

  @Field(() => Int, { description: 'Number of reasons why a human must look.' })
  readonly reasons!: number;

  @Field(() => [FindingType], {
    description: 'Findings that the release before does not have: other sentences or other places. Empty at the first release.',
  })
  readonly findingsAdded!: readonly FindingType[];

  @Field(() => [FindingType], { description: 'Findings of the release before that are gone.' })
  readonly findingsGone!: readonly FindingType[];

  @Field(() => [ReviewReasonType], { description: 'The same of the reasons for a human to look.' })
  readonly reasonsAdded!: readonly ReviewReasonType[];

  @Field(() => [ReviewReasonType], { description: 'Reasons of the release before that are gone.' })
  readonly reasonsGone!: readonly ReviewReasonType[];

  @Field(() => CheckReportType, { description: 'All that the check says.' })
  readonly report!: CheckReportType;
}

@ObjectType('LegalWhenPayload', { description: 'Under which releases a list is legal.' })
export class LegalWhenPayload {
  @Field(() => CheckedEditionType, { description: 'Under which edition the list was judged.' })
  readonly edition!: CheckedEditionType;

  @Field(() => [VerdictAtType], { description: 'One for each release that could be judged under, the oldest first.' })
  readonly verdicts!: readonly VerdictAtType[];

  @Field(() => [UserErrorType], { description: 'What was asked for and cannot be.' })
  readonly userErrors!: readonly UserErrorType[];
}
