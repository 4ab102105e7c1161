import type { Against, AskedQuestion } from '#muster/checking';
import type { EditionId } from '#muster/roster';
import { Field, Float, ObjectType, registerEnumType } from '@nestjs/graphql';
import { JsonScalar } from '../platform/graphql/json.scalar.js';
import { AspectEnum } from './check.enums.js';
import { Edition } from '../releases/edition.enum.js';

export const AgainstKind = { LABEL: 'label', AS_OF: 'asOf', TODAY: 'today', STATED: 'stated' } as const satisfies Record<
  string,
  Against['kind']
>;

registerEnumType(AgainstKind, {
  name: 'AgainstKind',
  description: 'How a question names the data release to judge a list under.',
  valuesMap: {
    LABEL: { description: 'By its label.' },
    AS_OF: { description: 'By a date: the release in force on that date.' },
    TODAY: { description: 'Not named: the release in force when the list was judged.' },
    STATED: { description: 'By the data version stated in the list.' },
  },
});

@ObjectType('AskedRelease', { description: 'The data release named in a question.' })
export class AskedReleaseType {
  @Field(() => AgainstKind, { description: 'How the question names the release.' })
  readonly kind!: Against['kind'];

  @Field(() => String, { nullable: true, description: 'The label; null unless the release is named by its label.' })
  readonly label?: string | null;

  @Field(() => String, { nullable: true, description: 'The date as YYYY-MM-DD; null unless the release is named by a date.' })
  readonly date?: string | null;
}

@ObjectType('CheckedQuestion', {
  description: "The question that was asked about a list. The same question under the report's release gives the same report.",
})
export class CheckedQuestionType {
  @Field(() => Edition, { nullable: true, description: 'The requested edition; null if it was to be detected.' })
  readonly edition!: EditionId | null;

  @Field(() => AskedReleaseType, { description: 'The requested data release.' })
  readonly against!: AskedReleaseType;

  @Field(() => Float, { nullable: true, description: 'The requested points limit; null for the one that the list states.' })
  readonly pointsLimit!: number | null;

  @Field(() => String, { nullable: true, description: 'The requested battle size, as given; null for the one that the list states.' })
  readonly battleSize!: string | null;

  @Field(() => [AspectEnum], { description: 'The aspects that decide the verdict.' })
  readonly aspects!: AskedQuestion['aspects'];

  @Field(() => Boolean, { description: 'Whether a check of completeness was requested.' })
  readonly complete!: boolean;

  @Field(() => [String], { description: 'Ids of the requested amendments.' })
  readonly amendments!: readonly string[];

  @Field(() => JsonScalar, { nullable: true, description: "The organiser's own rules, as given; null if there were none." })
  readonly houseRules!: AskedQuestion['houseRules'];
}
