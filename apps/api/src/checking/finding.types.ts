import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Aspect, FixKind, Params, Phrases, ReviewCode, Severity } from '#muster/diagnostics';
import { ParamsScalar } from '../platform/graphql/params.scalar.js';
import { AspectEnum, FixKindEnum, ReviewCodeEnum, SeverityEnum } from './check.enums.js';

@ObjectType('Fix', { description: 'A change that would settle a finding, where one can be computed. There may be others.' })
export class FixType {
  @Field(() => FixKindEnum, { description: 'What it does.' })
  readonly kind!: FixKind;

  @Field(() => String, { description: "Which of the sentences of the finding's code. Stable for ever." })
  readonly messageId!: string;

  @Field(() => String, { description: 'The sentence, for people.' })
  readonly message?: string;

  @Field(() => ParamsScalar, { description: 'The values that it needs.' })
  readonly params!: Params;

  /** Of the finding. */
  readonly code!: string;

  @Field(() => [[String]], { description: 'Everything that is to change, the first first: `units`, `3`. Empty: the list as a whole.' })
  readonly paths!: readonly (readonly string[])[];
}

@ObjectType('Finding', { description: 'Something that is wrong, or worth a look.' })
export class FindingType {
  @Field(() => ID, {
    nullable: true,
    description: 'Of a kept roster: opaque, for `explain`. It stays while the finding does; null elsewhere.',
  })
  readonly key?: string | null;

  @Field(() => String, { description: "The rule's id, or the part of Muster that found it. Stable for ever." })
  readonly code!: string;

  @Field(() => SeverityEnum, { description: 'How much it weighs.' })
  readonly severity!: Severity;

  @Field(() => String, { description: 'Which of the sentences of that code. Stable for ever.' })
  readonly messageId!: string;

  @Field(() => String, { description: 'The sentence, for people.' })
  readonly message?: string;

  @Field(() => ParamsScalar, { description: 'The values in the sentence.' })
  readonly params!: Params;

  readonly phrases?: Phrases;

  @Field(() => [AspectEnum], { description: 'The aspects of the list that it concerns: an error makes them illegal.' })
  readonly aspects!: readonly Aspect[];

  @Field(() => [String], { description: 'Where in the list: `units`, `3`. Empty: the list as a whole.' })
  readonly path!: readonly string[];

  @Field(() => [[String]], { description: 'Other places that take part in it.' })
  readonly related!: readonly (readonly string[])[];

  @Field(() => Int, { nullable: true, description: 'The line in the text, from 1.' })
  readonly line!: number | null;

  @Field(() => String, { nullable: true, description: 'Where the rule is printed. Never its words.' })
  readonly cites!: string | null;

  @Field(() => FixType, { nullable: true, description: 'What would put it right; null where that cannot be computed.' })
  readonly fix?: FixType | null;
}

@ObjectType('ReviewReason', { description: 'Something only a human can settle, and that could change the verdict of this list.' })
export class ReviewReasonType {
  @Field(() => ReviewCodeEnum, { description: 'Why.' })
  readonly code!: ReviewCode;

  @Field(() => [AspectEnum], { description: 'The aspects of the list that cannot be decided because of it.' })
  readonly aspects!: readonly Aspect[];

  @Field(() => String, { description: 'Which of the sentences of that code. Stable for ever.' })
  readonly messageId!: string;

  @Field(() => String, { description: 'The sentence, for people.' })
  readonly message?: string;

  @Field(() => ParamsScalar, { description: 'The values in the sentence.' })
  readonly params!: Params;

  readonly phrases?: Phrases;

  @Field(() => [String], { description: 'Where in the list. Empty: the list as a whole.' })
  readonly path!: readonly string[];

  @Field(() => Int, { nullable: true, description: 'The line in the text, from 1.' })
  readonly line!: number | null;
}

@ObjectType('NotChecked', { description: 'A rule or part of the game that this check did not judge. It does not change the verdict.' })
export class NotCheckedType {
  @Field(() => String, { description: 'The rule or part of the game that was not judged. Never renamed.' })
  readonly code!: string;

  @Field(() => String, { description: 'The sentence of this code that gives the reason. Never renamed.' })
  readonly messageId!: string;

  @Field(() => String, { description: 'What was not judged and why, as a sentence.' })
  readonly message?: string;

  @Field(() => ParamsScalar, { description: 'The values in the sentence.' })
  readonly params!: Params;
}
