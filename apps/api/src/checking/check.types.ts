import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { UserErrorType } from '../platform/graphql/user-error.types.js';
import { LIMITS } from '../platform/limits.js';
import { Part } from '../platform/graphql/input-fields.js';
import { MaxBytes } from '../platform/graphql/max-bytes.decorator.js';
import { RosterInput } from '../rosters/roster.input.js';
import { CheckQuestionInput } from './check-question.input.js';
import { CheckReportType } from './check-report.types.js';

@InputType({ description: 'A list, and what to judge it under. It is not stored and not logged.' })
export class CheckListInput extends CheckQuestionInput {
  @Field(() => String, { description: `The list as pasted, at most ${LIMITS.listText / 1024} KB.` })
  @MaxBytes(LIMITS.listText)
  readonly text!: string;
}

@InputType({ description: 'A roster given as data, and what to judge it under. It is not stored and not logged.' })
export class CheckRosterInput extends CheckQuestionInput {
  @Part(() => RosterInput, 'The roster.')
  readonly roster!: RosterInput;
}

@ObjectType('CheckListPayload', { description: 'What came of a check.' })
export class CheckListPayload {
  @Field(() => [CheckReportType], { description: 'One report per release that could be judged under, in the order asked for.' })
  readonly reports!: readonly CheckReportType[];

  @Field(() => [UserErrorType], {
    description:
      'What was asked for and cannot be: releases, amendments, house rules. What is wrong with the list itself is in the reports.',
  })
  readonly userErrors!: readonly UserErrorType[];
}
