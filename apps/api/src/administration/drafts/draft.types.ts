import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsOptional, Matches, MaxLength, Min, ValidateNested } from 'class-validator';
import { UserErrorType } from '../../platform/graphql/user-error.types.js';
import { IsDate, ReleaseSelector, ReleaseType } from '../../releases/release.types.js';
import { DraftEditInput } from './draft-edit.inputs.js';

const MOST_EDITS = 100;

/** Labels are typed into terminals and addresses. */
export const IsLabel = (): PropertyDecorator =>
  Matches(/^[\p{L}\p{N}][\p{L}\p{N} ._+()-]{0,99}$/u, {
    message: 'must be at most 100 letters, digits, blanks and . _ + - ( ), beginning with a letter or digit',
  });

@InputType({ description: 'A draft as its editor knows it.' })
export class DraftRef {
  @Field(() => ID, { description: 'Opaque id of the draft release.' })
  @MaxLength(512)
  readonly id!: string;

  @Field(() => Int, { description: 'The revision the caller saw. If the draft went on since, nothing is written.' })
  @Min(0)
  readonly revision!: number;
}

@InputType({ description: 'What to open a draft on.' })
export class OpenDraftInput {
  @Field(() => ReleaseSelector, { description: 'The published or withdrawn release that it begins as.' })
  @ValidateNested()
  @Type(() => ReleaseSelector)
  readonly base!: ReleaseSelector;

  @Field(() => String, { description: 'The label of the new release; must be free.' })
  @IsLabel()
  readonly label!: string;

  @Field(() => String, { description: 'The day from which it is to be in force, as YYYY-MM-DD.' })
  @IsDate()
  readonly effectiveFrom!: string;
}

@InputType({ description: 'Edits of a draft: all of them are made, or none.' })
export class EditDraftInput {
  @Field(() => DraftRef, { description: 'Which draft.' })
  @ValidateNested()
  @Type(() => DraftRef)
  readonly draft!: DraftRef;

  @Field(() => [DraftEditInput], { description: `In this order, at most ${MOST_EDITS}.` })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_EDITS)
  @ValidateNested({ each: true })
  @Type(() => DraftEditInput)
  readonly edits!: readonly DraftEditInput[];
}

@InputType({ description: 'What to publish.' })
export class PublishDraftInput {
  @Field(() => DraftRef, { description: 'Which draft.' })
  @ValidateNested()
  @Type(() => DraftRef)
  readonly draft!: DraftRef;

  @Field(() => String, {
    nullable: true,
    description: 'In force from this day, as YYYY-MM-DD, in place of the day the draft was opened with.',
  })
  @IsOptional()
  @IsDate()
  readonly effectiveFrom?: string | null;
}

@InputType({ description: 'What to discard.' })
export class DiscardDraftInput {
  @Field(() => DraftRef, { description: 'Which draft.' })
  @ValidateNested()
  @Type(() => DraftRef)
  readonly draft!: DraftRef;
}

@InputType({ description: 'What to withdraw.' })
export class WithdrawReleaseInput {
  @Field(() => ID, { description: 'Opaque id of the published release.' })
  @MaxLength(512)
  readonly release!: string;

  @Field(() => String, { description: 'Why: kept in the audit log.' })
  @Matches(/\S/, { message: 'must say something' })
  @MaxLength(1_000)
  readonly reason!: string;
}

@ObjectType('ReleaseWarning', { description: 'Something odd in a release that may be meant: nothing was refused because of it.' })
export class ReleaseWarningType {
  @Field(() => String, { description: 'Which kind of oddity; the codes never change their meaning.' })
  readonly code!: string;

  @Field(() => String, { description: 'The oddity as a sentence for people.' })
  readonly message!: string;
}

@ObjectType('ReleasePayload', { description: 'What came of a change of a release.' })
export class ReleasePayload {
  @Field(() => ReleaseType, { nullable: true, description: 'The release as it is now; null when nothing was written, or when it is gone.' })
  readonly release!: ReleaseType | null;

  @Field(() => [UserErrorType], { description: 'What must be changed in the input. If there is any, nothing was written.' })
  readonly userErrors!: readonly UserErrorType[];

  @Field(() => [ReleaseWarningType], {
    description: 'Odd things in the entries that were edited, such as a larger unit that is cheaper than a smaller one.',
  })
  readonly warnings!: readonly ReleaseWarningType[];
}

@ObjectType('ReleaseChange', { description: 'An edit of imported data that a release carries.' })
export class ReleaseChangeType {
  @Field(() => ID, { description: 'Its id: give it to `undo`.' })
  readonly id!: string;

  @Field(() => ID, { description: "The key of the entry, or the data's own id of what is within it." })
  readonly target!: string;

  @Field(() => String, { description: 'The field that it changes.' })
  readonly field!: string;

  @Field(() => String, { description: 'The new value, as text or JSON.' })
  readonly value!: string;

  @Field(() => String, { description: 'Who made it.' })
  readonly author!: string;

  @Field(() => String, { description: 'Why.' })
  readonly reason!: string;
}
