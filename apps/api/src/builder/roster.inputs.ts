import { Field, ID, InputType, Int } from '@nestjs/graphql';
import type { Verdict } from '#muster/checking';
import type { EditionId } from '#muster/roster';
import { Type } from 'class-transformer';
import { Allow, ArrayMaxSize, ArrayMinSize, IsOptional, MaxLength, Min, MinLength, ValidateNested } from 'class-validator';
import { IsMomentToCome } from '../platform/graphql/is-moment-to-come.js';
import { VerdictEnum } from '../checking/check.enums.js';
import { Key, OptionalFlag, OptionalPart, OptionalText, Text } from '../platform/graphql/input-fields.js';
import { Edition } from '../releases/edition.enum.js';
import { ReleaseSelector } from '../releases/release.types.js';
import { BattleSizeInput, RosterIntentInput, SetAmendmentsIntent } from './intent.inputs.js';

const MOST_INTENTS = 100;
const MOST_DETACHMENTS = 20;

@InputType({ isAbstract: true })
class RequestInput {
  @Field(() => String, {
    nullable: true,
    description: 'A key of your own for this request: sent again with the same key, it is carried out once.',
  })
  @IsOptional()
  @MinLength(8)
  @MaxLength(100)
  readonly requestKey?: string | null;
}

@InputType({ description: 'An empty roster.' })
export class CreateRosterInput extends RequestInput {
  @Text('Its name.')
  readonly name!: string;

  @Field(() => ReleaseSelector, {
    nullable: true,
    description: 'Under which data release; an edition means its release in force today. It is kept as that release.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => ReleaseSelector)
  readonly release?: ReleaseSelector | null;

  @Key('The faction: its slug or opaque id.')
  readonly faction!: string;

  @Field(() => [ID], { nullable: true, description: 'Its detachments: slugs or opaque ids.' })
  @IsOptional()
  @ArrayMaxSize(MOST_DETACHMENTS)
  @MaxLength(512, { each: true })
  readonly detachments?: readonly string[] | null;

  @OptionalPart(() => BattleSizeInput, 'How large a battle it is for.')
  readonly battleSize?: BattleSizeInput | null;

  @OptionalPart(() => SetAmendmentsIntent, 'By what it is judged beside the rules of its edition.')
  readonly rules?: SetAmendmentsIntent | null;
}

@InputType({ description: 'A list to keep as a roster, in any format that is read.' })
export class ImportRosterInput extends RequestInput {
  @Field(() => String, { description: 'The list as pasted; or a .ros file or its JSON form as text.' })
  @Allow()
  readonly text!: string;

  @OptionalText('Its name; null: the one that the list gives.')
  readonly name?: string | null;

  @OptionalPart(() => BattleSizeInput, 'How large a battle it is for; null: as the list states.')
  readonly battleSize?: BattleSizeInput | null;

  @Field(() => ReleaseSelector, { nullable: true, description: "Under which data release; null: the list's edition today." })
  @IsOptional()
  @ValidateNested()
  @Type(() => ReleaseSelector)
  readonly release?: ReleaseSelector | null;
}

@InputType({ isAbstract: true })
export class RosterAtInput extends RequestInput {
  @Key('Opaque id of the roster.')
  readonly roster!: string;

  @Field(() => Int, { description: 'The revision you have seen. Where it is no longer the last one, nothing is changed.' })
  @Min(1)
  readonly revision!: number;
}

@InputType({ description: 'Changes to a roster: all of them are made, or none.' })
export class EditRosterInput extends RosterAtInput {
  @Field(() => [RosterIntentInput], { description: `The changes, in order; at most ${MOST_INTENTS}.` })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_INTENTS)
  @ValidateNested({ each: true })
  @Type(() => RosterIntentInput)
  readonly intents!: readonly RosterIntentInput[];
}

@InputType({ description: 'A roster to bring back to an earlier revision.' })
export class UndoRosterInput extends RosterAtInput {
  @Field(() => Int, { description: 'The revision whose state it is to have again.' })
  @Min(1)
  readonly to!: number;
}

@InputType({ description: 'A roster to move to another data release.' })
export class MoveRosterInput extends RosterAtInput {
  @Field(() => ReleaseSelector, { description: 'Which release; an edition means its release in force today.' })
  @ValidateNested()
  @Type(() => ReleaseSelector)
  readonly release!: ReleaseSelector;
}

@InputType({ description: 'A roster to copy.' })
export class ForkRosterInput extends RequestInput {
  @Key('Opaque id of the roster.')
  readonly roster!: string;

  @Text('The name of the copy.')
  readonly name!: string;
}

@InputType({ description: 'A roster.' })
export class RosterInputById {
  @Key('Opaque id of the roster.')
  readonly roster!: string;
}

@InputType({ description: 'A roster to put away, or to bring back.' })
export class ArchiveRosterInput extends RosterInputById {
  @Field(() => Boolean, { defaultValue: true, description: 'False brings it back.' })
  @Allow()
  readonly archived!: boolean;
}

@InputType({ description: 'A roster to share by a link that anybody may read.' })
export class ShareRosterInput extends RosterInputById {
  @Field(() => String, { nullable: true, description: 'Until when, ISO 8601 with a time zone; null: until it is revoked.' })
  @IsOptional()
  @IsMomentToCome()
  readonly expiresAt?: string | null;
}

@InputType({ description: 'A link to revoke.' })
export class UnshareRosterInput extends RosterInputById {
  @Key('Opaque id of the link.')
  readonly share!: string;
}

@InputType({ description: 'Which rosters.' })
export class RosterFilterInput {
  @Field(() => Edition, { nullable: true, description: 'Only of this edition.' })
  @IsOptional()
  readonly edition?: EditionId | null;

  @OptionalText('Only of the faction of this name.')
  readonly faction?: string | null;

  @Field(() => VerdictEnum, { nullable: true, description: 'Only with this verdict.' })
  @IsOptional()
  readonly verdict?: Verdict | null;

  @OptionalText('Only with this in their name.')
  readonly text?: string | null;

  @OptionalFlag('True: those that were put away, instead of the others.')
  readonly archived?: boolean | null;
}
