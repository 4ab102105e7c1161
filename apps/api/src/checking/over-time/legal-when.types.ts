import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { Verdict } from '#muster/checking';
import { UserErrorType } from '../../platform/graphql/user-error.types.js';
import { CheckedEditionType, CheckedReleaseType, CheckReportType } from '../check-report.types.js';
import { VerdictEnum } from '../check.enums.js';
import { FindingType, ReviewReasonType } from '../finding.types.js';

@ObjectType('VerdictAt', { description: 'Result of a list under one of several releases, compared with the previous one.' })
export class VerdictAtType {
  @Field(() => CheckedReleaseType, { nullable: true, description: 'The data release that the list was judged under.' })
  readonly release!: CheckedReleaseType | null;

  @Field(() => VerdictEnum, { description: 'Verdict on the list under this release: legal, illegal or needs review.' })
  readonly verdict!: Verdict;

  @Field(() => Float, { nullable: true, description: 'Points under this release; null if a unit could not be priced.' })
  readonly points!: number | null;

  @Field(() => Int, { description: 'Number of errors.' })
  readonly errors!: number;

  @Field(() => Int, { description: 'Number of warnings.' })
  readonly warnings!: number;

  @Field(() => Int, { description: 'Number of review reasons.' })
  readonly reasons!: number;

  @Field(() => [FindingType], {
    description: 'Findings that the list does not have under the previous release, or not in the same place. Empty for the first release.',
  })
  readonly findingsAdded!: readonly FindingType[];

  @Field(() => [FindingType], { description: 'Findings that the list has only under the previous release.' })
  readonly findingsGone!: readonly FindingType[];

  @Field(() => [ReviewReasonType], {
    description: 'Review reasons that the list does not have under the previous release. Empty for the first release.',
  })
  readonly reasonsAdded!: readonly ReviewReasonType[];

  @Field(() => [ReviewReasonType], { description: 'Review reasons that the list has only under the previous release.' })
  readonly reasonsGone!: readonly ReviewReasonType[];

  @Field(() => CheckReportType, { description: 'The full report under this release.' })
  readonly report!: CheckReportType;
}

@ObjectType('LegalWhenPayload', { description: 'The releases under which a list is legal.' })
export class LegalWhenPayload {
  @Field(() => CheckedEditionType, { description: 'The edition under which the list was judged.' })
  readonly edition!: CheckedEditionType;

  @Field(() => [VerdictAtType], { description: 'The results, one for each release that could be used, oldest first.' })
  readonly verdicts!: readonly VerdictAtType[];

  @Field(() => [UserErrorType], { description: 'Problems with the request.' })
  readonly userErrors!: readonly UserErrorType[];
}
