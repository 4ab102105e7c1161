import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Aspect, FixKind, Params, Phrases, ReviewCode, Severity } from '#muster/diagnostics';
import { ParamsScalar } from '../platform/graphql/params.scalar.js';
import { AspectEnum, FixKindEnum, ReviewCodeEnum, SeverityEnum } from './check.enums.js';

@ObjectType('Fix', { description: 'A computed change that would resolve a finding. Other fixes may exist.' })
export class FixType {
  @Field(() => FixKindEnum, { description: 'The kind of change.' })
  readonly kind!: FixKind;

  @Field(() => String, { description: 'Id of the sentence in `message`, which never changes.' })
  readonly messageId!: string;

  @Field(() => String, { description: 'The fix as a sentence.' })
  readonly message?: string;

  @Field(() => ParamsScalar, { description: 'The values that the fix needs.' })
  readonly params!: Params;

  /** Of the finding. */
  readonly code!: string;

  @Field(() => [[String]], {
    description: 'Path of each element to change, the most important first: `units`, `3`. Empty for the list as a whole.',
  })
  readonly paths!: readonly (readonly string[])[];
}

@ObjectType('Finding', { description: 'An error, warning or remark about a list.' })
export class FindingType {
  @Field(() => ID, {
    nullable: true,
    description: 'For a saved roster: an opaque key for `explain`, stable for as long as the finding exists; null for other lists.',
  })
  readonly key?: string | null;

  @Field(() => String, { description: 'Id of the rule, or of the part of Muster, that made the finding; never changes.' })
  readonly code!: string;

  @Field(() => SeverityEnum, { description: 'Severity of the finding.' })
  readonly severity!: Severity;

  @Field(() => String, { description: 'Id of the sentence in `message`, which never changes.' })
  readonly messageId!: string;

  @Field(() => String, { description: 'The finding as a sentence.' })
  readonly message?: string;

  @Field(() => ParamsScalar, { description: 'The values used in `message`.' })
  readonly params!: Params;

  readonly phrases?: Phrases;

  @Field(() => [AspectEnum], { description: 'The aspects of the list that the finding concerns. An error makes them illegal.' })
  readonly aspects!: readonly Aspect[];

  @Field(() => [String], { description: 'Path of what the finding is about in the list: `units`, `3`. Empty for the list as a whole.' })
  readonly path!: readonly string[];

  @Field(() => [[String]], { description: 'Paths of other elements that are involved.' })
  readonly related!: readonly (readonly string[])[];

  @Field(() => Int, { nullable: true, description: 'The line in the text, from 1; null if there is no text.' })
  readonly line!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where the rule is printed (document and section), never its text; null if unknown.',
  })
  readonly cites!: string | null;

  @Field(() => FixType, { nullable: true, description: 'A change that would resolve the finding; null if none can be computed.' })
  readonly fix?: FixType | null;
}

@ObjectType('ReviewReason', {
  description: 'Something that could not be decided automatically and that could change the verdict on this list.',
})
export class ReviewReasonType {
  @Field(() => ReviewCodeEnum, { description: 'Code of the review reason.' })
  readonly code!: ReviewCode;

  @Field(() => [AspectEnum], { description: 'The aspects of the list that cannot be decided because of this reason.' })
  readonly aspects!: readonly Aspect[];

  @Field(() => String, { description: 'Id of the sentence in `message`, which never changes.' })
  readonly messageId!: string;

  @Field(() => String, { description: 'The review reason as a sentence.' })
  readonly message?: string;

  @Field(() => ParamsScalar, { description: 'The values used in `message`.' })
  readonly params!: Params;

  readonly phrases?: Phrases;

  @Field(() => [String], { description: 'Path of what the review reason is about in the list. Empty for the list as a whole.' })
  readonly path!: readonly string[];

  @Field(() => Int, { nullable: true, description: 'The line in the text, from 1; null if there is no text.' })
  readonly line!: number | null;
}

@ObjectType('NotChecked', { description: 'A rule or part of the game that this check did not judge. It does not change the verdict.' })
export class NotCheckedType {
  @Field(() => String, { description: 'The rule or part of the game that was not judged; never changes.' })
  readonly code!: string;

  @Field(() => String, { description: 'Id of the sentence in `message`, which never changes.' })
  readonly messageId!: string;

  @Field(() => String, { description: 'What was not judged and why, as a sentence.' })
  readonly message?: string;

  @Field(() => ParamsScalar, { description: 'The values used in `message`.' })
  readonly params!: Params;
}
