import { InputType, ObjectType } from '@nestjs/graphql';
import { inputOf, outputOf } from '../platform/graphql/fields.js';
import { MaxBytes } from '../platform/graphql/given/max-bytes.decorator.js';
import { userErrors } from '../platform/graphql/user-error.types.js';
import { LIMITS } from '../platform/limits.js';
import { RosterInput } from '../rosters/roster.input.js';
import { CheckQuestionInput } from './check-question.input.js';
import { CheckReportType } from './check-report.types.js';

@InputType({ description: 'A list, and how to judge it. It is neither stored nor logged.' })
export class CheckListInput extends inputOf(CheckQuestionInput, {
  text: [String, `The list as pasted, at most ${LIMITS.listText / 1024} KB.`, MaxBytes(LIMITS.listText)],
}) {}

@InputType({ description: 'A roster given as data, and how to judge it. It is neither stored nor logged.' })
export class CheckRosterInput extends inputOf(CheckQuestionInput, { roster: [RosterInput, 'The roster to check.'] }) {}

@ObjectType('CheckListPayload', { description: 'Result of a check.' })
export class CheckListPayload extends outputOf({
  reports: [[CheckReportType], 'One report per release that could be used, in the requested order.'],
  userErrors,
}) {}
