import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsOptional, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { FieldChangeInput } from './field-change.input.js';

const LONGEST_REASON = 1_000;

@InputType({
  description: 'Changes a field of an entry, or of anything within one. The imported data stay as they are; the change is laid over them.',
})
export class ChangeInput {
  @Field(() => ID, { description: "The key of the entry, or the data's own id of anything within it." })
  @MaxLength(200)
  readonly target!: string;

  @Field(() => FieldChangeInput, { description: 'What to change.' })
  @ValidateNested()
  @Type(() => FieldChangeInput)
  readonly to!: FieldChangeInput;

  @Field(() => String, { description: 'Why: kept with the change and in the audit log.' })
  @MaxLength(LONGEST_REASON)
  readonly reason!: string;
}

@InputType({ description: 'Takes an earlier change back.' })
export class UndoInput {
  @Field(() => ID, { description: 'Id of the change, from `releaseChanges`.' })
  @IsUUID()
  readonly change!: string;

  @Field(() => String, { description: 'Why: kept in the audit log.' })
  @MaxLength(LONGEST_REASON)
  readonly reason!: string;
}

@InputType({ isOneOf: true, description: 'One thing to do in a draft.' })
export class DraftEditInput {
  @Field(() => ChangeInput, { nullable: true, description: 'Change a field.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => ChangeInput)
  readonly change?: ChangeInput | null;

  @Field(() => UndoInput, { nullable: true, description: 'Take a change back.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => UndoInput)
  readonly undo?: UndoInput | null;
}
