import { ArgsType, Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, IsOptional, MaxLength } from 'class-validator';
import { PageArgs } from '../platform/graphql/connection.js';
import { argsOf, inputOf, orNull } from '../platform/graphql/fields.js';
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
export class EntryRef extends inputOf({ id: orNull([ID, 'Its opaque id. It names the release too.', MaxLength(512)]) }) {
  @ShortText("The data's own id, in the chosen release.")
  readonly key?: string | null;

  @ShortText('Its slug, in the chosen release.')
  readonly slug?: string | null;
}

@ArgsType()
export class EntryArgs extends argsOf({
  by: [EntryRef, 'Which one.'],
  release: orNull([ReleaseSelector, 'In which release; with an id this is not needed.']),
}) {}

@InputType({ description: 'What is left out does not filter.' })
export class FactionFilter {
  @ShortText('A name or part of one, typing errors forgiven; the best fit comes first.')
  readonly search?: string | null;
}

@InputType({ description: 'Several conditions must all hold; what is left out does not filter.' })
export class DatasheetFilter extends inputOf(FactionFilter, {
  keywords: orNull([[String], 'Each of these keywords or Faction keywords.', MaxLength(LONGEST_NAME, { each: true }), ArrayMaxSize(20)]),
  legends: orNull([Boolean, 'Only those marked as Legends, or only the others.']),
}) {
  @ShortText('Key or slug of a faction whose rosters may take it.')
  readonly faction?: string | null;

  @ShortText('Battlefield role or role keyword.')
  readonly role?: string | null;
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
export class ArmyOptionFilter extends inputOf(DetachmentFilter, { kind: orNull([ArmyOptionKind, 'Only of this kind.']) }) {}

/** A page of a release's entries. */
@ArgsType()
export class ListArgs extends argsOf(PageArgs, { release: orNull([ReleaseSelector, 'Of which release.']) }) {}
