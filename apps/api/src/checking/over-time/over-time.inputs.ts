import { Field, InputType, OmitType } from '@nestjs/graphql';
import type { ReleasesAsked } from '#muster/checking';
import type { EditionId } from '#muster/roster';
import { ArrayMaxSize, IsOptional, MaxLength } from 'class-validator';
import { exactlyOne } from '../../platform/graphql/exactly-one.js';
import { OptionalChoice, OptionalCount, OptionalPart, Part } from '../../platform/graphql/input-fields.js';
import { LIMITS } from '../../platform/limits.js';
import { Edition } from '../../releases/edition.enum.js';
import { CheckAgainstInput, CheckQuestionInput } from '../check-question.input.js';
import { GivenListInput } from './given-list.input.js';

const MOST = LIMITS.releasesPerCheck;

@InputType({ isOneOf: true, description: 'Several data releases.' })
export class ReleasesAskedInput {
  @Field(() => [String], { nullable: true, description: `Those of these labels, at most ${MOST}.` })
  @IsOptional()
  @ArrayMaxSize(MOST)
  @MaxLength(200, { each: true })
  readonly labels?: readonly string[] | null;

  @OptionalCount(`So many of the newest published ones of the list's edition, 1 to ${MOST}; also such as are not yet in force.`, 1, MOST)
  readonly newest?: number | null;
}

@InputType({ description: 'A list, and the releases to judge it under.' })
export class LegalWhenInput extends OmitType(CheckQuestionInput, ['against'], InputType) {
  @Part(() => GivenListInput, 'The list.')
  readonly list!: GivenListInput;

  @OptionalPart(() => ReleasesAskedInput, `Which releases. Without it: the newest ${MOST}.`)
  readonly releases?: ReleasesAskedInput | null;
}

@InputType({ description: 'A list, and two releases.' })
export class DriftInput {
  @Part(() => GivenListInput, 'The list.')
  readonly list!: GivenListInput;

  @OptionalChoice(Edition, 'Overrides what the list seems to be.')
  readonly edition?: EditionId | null;

  @Part(() => CheckAgainstInput, 'The first release.')
  readonly from!: CheckAgainstInput;

  @Part(() => CheckAgainstInput, 'The second release.')
  readonly to!: CheckAgainstInput;
}

@InputType({ description: 'Two lists.' })
export class CompareListsInput {
  @Part(() => GivenListInput, 'The first list.')
  readonly first!: GivenListInput;

  @Part(() => GivenListInput, 'The second list.')
  readonly second!: GivenListInput;

  @OptionalChoice(Edition, 'Overrides what the lists seem to be.')
  readonly edition?: EditionId | null;

  @OptionalPart(() => CheckAgainstInput, 'The release in which both are looked up. Without it: the one in force today.')
  readonly against?: CheckAgainstInput | null;
}

/** @throws ApiError BAD_USER_INPUT unless exactly one of its fields is given. */
export function toReleasesAsked(asked: ReleasesAskedInput | null | undefined): ReleasesAsked {
  const [kind, value] = exactlyOne(asked ?? { newest: MOST }, ['input', 'releases']);
  return kind === 'labels' ? { kind, labels: value } : { kind, count: value };
}
