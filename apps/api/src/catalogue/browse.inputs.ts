import { ArgsType, Field, ID, InputType } from '@nestjs/graphql';
import type { ArmyOption } from '#muster/catalogue';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { PageArgs } from '../platform/graphql/connection.js';
import { ReleaseSelector } from '../releases/release.types.js';
import { ArmyOptionKind } from './army-option.types.js';

const LONGEST_NAME = 200;

/** A name, key or slug as people type it. */
const ShortText =
  (description: string): PropertyDecorator =>
  (target, property) => {
    Field(() => String, { nullable: true, description })(target, property);
    IsOptional()(target, property);
    MaxLength(LONGEST_NAME)(target, property);
  };

@InputType({ isOneOf: true, description: 'Names one entry.' })
export class EntryRef {
  @Field(() => ID, { nullable: true, description: 'Its opaque id. It names the release too.' })
  @IsOptional()
  @MaxLength(512)
  readonly id?: string | null;

  @ShortText("The data's own id, in the chosen release.")
  readonly key?: string | null;

  @ShortText('Its slug, in the chosen release.')
  readonly slug?: string | null;
}

@ArgsType()
export class EntryArgs {
  @Field(() => EntryRef, { description: 'Which one.' })
  @ValidateNested()
  @Type(() => EntryRef)
  readonly by!: EntryRef;

  @Field(() => ReleaseSelector, { nullable: true, description: 'In which release; with an id this is not needed.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => ReleaseSelector)
  readonly release?: ReleaseSelector | null;
}

@InputType({ description: 'What is left out does not filter.' })
export class FactionFilter {
  @ShortText('A name or part of one, typing errors forgiven; the best fit comes first.')
  readonly search?: string | null;
}

@InputType({ description: 'Several conditions must all hold; what is left out does not filter.' })
export class DatasheetFilter extends FactionFilter {
  @ShortText('Key or slug of a faction whose rosters may take it.')
  readonly faction?: string | null;

  @Field(() => [String], { nullable: true, description: 'Each of these keywords or Faction keywords.' })
  @IsOptional()
  @ArrayMaxSize(20)
  @MaxLength(LONGEST_NAME, { each: true })
  readonly keywords?: readonly string[] | null;

  @ShortText('Battlefield role or role keyword.')
  readonly role?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those marked as Legends, or only the others.' })
  @IsOptional()
  readonly legends?: boolean | null;
}

@InputType({ description: 'Several conditions must all hold; what is left out does not filter.' })
export class DetachmentFilter extends FactionFilter {
  @ShortText('Key or slug of a faction that may use it.')
  readonly faction?: string | null;
}

@InputType({ description: 'Several conditions must all hold; what is left out does not filter.' })
export class EnhancementFilter extends DetachmentFilter {
  @ShortText('Key or slug of a detachment that offers it.')
  readonly detachment?: string | null;
}

@InputType({ description: 'Several conditions must all hold; what is left out does not filter.' })
export class ArmyOptionFilter extends DetachmentFilter {
  @Field(() => ArmyOptionKind, { nullable: true, description: 'Only of this kind.' })
  @IsOptional()
  readonly kind?: ArmyOption['kind'] | null;
}

/** A page of a release's entries. */
@ArgsType()
export class ListArgs extends PageArgs {
  @Field(() => ReleaseSelector, { nullable: true, description: 'Of which release.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => ReleaseSelector)
  readonly release?: ReleaseSelector | null;
}
