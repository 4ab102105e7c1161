import { InputType, ObjectType } from '@nestjs/graphql';
import { inputOf, outputOf } from '../platform/graphql/fields.js';
import { MaxBytes } from '../platform/graphql/given/max-bytes.decorator.js';
import { UserErrorType } from '../platform/graphql/user-error.types.js';
import { LIMITS } from '../platform/limits.js';
import { RosterInput } from '../rosters/roster.input.js';
import { CheckQuestionInput } from './check-question.input.js';
import { CheckReportType } from './check-report.types.js';

@InputType({ description: 'A list, and what to judge it under. It is not stored and not logged.' })
export class CheckListInput extends inputOf(CheckQuestionInput, {
  text: [String, `The list as pasted, at most ${LIMITS.listText / 1024} KB.`, MaxBytes(LIMITS.listText)],
}) {}

@InputType({ description: 'A roster given as data, and what to judge it under. It is not stored and not logged.' })
export class CheckRosterInput extends inputOf(CheckQuestionInput, { roster: [RosterInput, 'The roster.'] }) {}

@ObjectType('CheckListPayload', { description: 'What came of a check.' })
export class CheckListPayload extends outputOf({
  reports: [[CheckReportType], 'One report per release that could be judged under, in the order asked for.'],
  userErrors: [
    [UserErrorType],
    'What was asked for and cannot be: releases, amendments, house rules. What is wrong with the list itself is in the reports.',
  ],
}) {}
