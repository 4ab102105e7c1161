import { Float, Int, ObjectType } from '@nestjs/graphql';
import { userErrors } from '../../platform/graphql/user-error.types.js';
import { CheckedEditionType, CheckedReleaseType, CheckReportType } from '../check-report.types.js';
import { VerdictEnum } from '../check.enums.js';
import { FindingType, ReviewReasonType } from '../finding.types.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';

@ObjectType('VerdictAt', { description: 'Result of a list under one of several releases, compared with the previous release.' })
export class VerdictAtType extends outputOf({
  release: orNull([CheckedReleaseType, 'The data release that the list was judged under.']),
  verdict: [VerdictEnum, 'Verdict on the list under this release: legal, illegal or needs review.'],
  points: orNull([Float, 'Points under this release; null if a unit could not be priced.']),
  errors: [Int, 'Number of errors.'],
  warnings: [Int, 'Number of warnings.'],
  reasons: [Int, 'Number of review reasons.'],
  findingsAdded: [[FindingType], 'Findings that are absent, or in another place, under the previous release; empty for the first release.'],
  findingsGone: [[FindingType], 'Findings that the list has only under the previous release.'],
  reasonsAdded: [[ReviewReasonType], 'Review reasons that the list does not have under the previous release. Empty for the first release.'],
  reasonsGone: [[ReviewReasonType], 'Review reasons that the list has only under the previous release.'],
  report: [CheckReportType, 'The full report under this release.'],
}) {}

@ObjectType('LegalWhenPayload', { description: 'The releases under which a list is legal.' })
export class LegalWhenPayload extends outputOf({
  edition: [CheckedEditionType, 'The edition under which the list was judged.'],
  verdicts: [[VerdictAtType], 'The results, one for each release that could be used, oldest first.'],
  userErrors,
}) {}
