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
  description: 'How a question names the data release that a list is judged under.',
  valuesMap: {
    LABEL: { description: 'By its label.' },
    AS_OF: { description: 'By a day: the release that was in force then.' },
    TODAY: { description: 'Not at all: the release in force when the list was judged.' },
    STATED: { description: 'By the data version that the list itself states.' },
  },
});

@ObjectType('AskedRelease', { description: 'The data release that a question asks for.' })
export class AskedReleaseType {
  @Field(() => AgainstKind, { description: 'How the question names the release.' })
  readonly kind!: Against['kind'];

  @Field(() => String, { nullable: true, description: 'The label; null unless the release is named by its label.' })
  readonly label?: string | null;

  @Field(() => String, { nullable: true, description: 'The day as YYYY-MM-DD; null unless the release is named by a day.' })
  readonly date?: string | null;
}

@ObjectType('CheckedQuestion', {
  description: 'What was asked of a list. The same question under the release of the report gives the same report.',
})
export class CheckedQuestionType {
  @Field(() => Edition, { nullable: true, description: 'The edition asked for; null: the one that the list seems to be of.' })
  readonly edition!: EditionId | null;

  @Field(() => AskedReleaseType, { description: 'The data release asked for.' })
  readonly against!: AskedReleaseType;

  @Field(() => Float, { nullable: true, description: 'The points limit asked for; null: as the list states.' })
  readonly pointsLimit!: number | null;

  @Field(() => String, { nullable: true, description: 'The battle size asked for, as it was written; null: as the list states.' })
  readonly battleSize!: string | null;

  @Field(() => [AspectEnum], { description: 'The aspects that were asked to decide the verdict.' })
  readonly aspects!: AskedQuestion['aspects'];

  @Field(() => Boolean, { description: 'Whether completeness was asked for.' })
  readonly complete!: boolean;

  @Field(() => [String], { description: 'Ids of the amendments asked for.' })
  readonly amendments!: readonly string[];

  @Field(() => JsonScalar, { nullable: true, description: "The organiser's own rules, as they were given; null: none." })
  readonly houseRules!: AskedQuestion['houseRules'];
}
