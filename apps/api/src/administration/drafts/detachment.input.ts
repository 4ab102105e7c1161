import { InputType, registerEnumType } from '@nestjs/graphql';
import {
  Choice,
  Key,
  Count,
  OptionalCount,
  OptionalParts,
  OptionalText,
  OptionalTexts,
  Part,
  Text,
} from '../../platform/graphql/input-fields.js';
import { KeywordExpressionInput } from './keyword-expression.input.js';

export const WrittenRestriction = { FORBIDS: 'forbids', REQUIRES: 'requires' } as const;

registerEnumType(WrittenRestriction, {
  name: 'WrittenRestriction',
  description: 'What a clause of a detachment says.',
  valuesMap: {
    FORBIDS: { description: 'The army may not include such units.' },
    REQUIRES: { description: 'The army must include such a unit.' },
  },
});

@InputType({ description: 'A keyword given while mustering.' })
export class KeywordGrantInput {
  @Text('The keyword.')
  readonly keyword!: string;

  @Part(() => KeywordExpressionInput, 'To which units.')
  readonly to!: KeywordExpressionInput;
}

@InputType({ description: 'A clause about what the army may include.' })
export class DetachmentRestrictionInput {
  @Choice(WrittenRestriction, 'What it says.')
  readonly kind!: 'forbids' | 'requires';

  @Part(() => KeywordExpressionInput, 'Of which units.')
  readonly units!: KeywordExpressionInput;
}

@InputType({ description: 'How many units of a battlefield role a detachment takes (8th, 9th edition).' })
export class DetachmentSlotInput {
  @Text('The battlefield role.')
  readonly role!: string;

  @Count('At least so many.', 0, 99)
  readonly min!: number;

  @OptionalCount('At most so many; null: no limit.', 0, 99)
  readonly max?: number | null;
}

@InputType({ description: 'A detachment, written by hand.' })
export class DetachmentInput {
  @Key('Its key: lower-case letters, digits and hyphens. The key of one written by hand before replaces it.')
  readonly key!: string;

  @Text('Its name.')
  readonly name!: string;

  @OptionalTexts('Other names lists use for it.')
  readonly aliases?: readonly string[] | null;

  @OptionalTexts('Keys of the factions that may choose it; none where it is open to all (8th, 9th edition).')
  readonly factions?: readonly string[] | null;

  @OptionalText('The name of its rule.')
  readonly ruleName?: string | null;

  @OptionalParts(() => KeywordGrantInput, 'Keywords it gives while mustering.')
  readonly grants?: readonly KeywordGrantInput[] | null;

  @OptionalParts(() => DetachmentRestrictionInput, 'What it says about the army.')
  readonly restrictions?: readonly DetachmentRestrictionInput[] | null;

  @OptionalParts(() => DetachmentSlotInput, 'Its slots (8th, 9th edition).')
  readonly slots?: readonly DetachmentSlotInput[] | null;

  @OptionalCount('What taking it does to the Command points, signed.', -99, 99)
  readonly commandPoints?: number | null;

  @OptionalCount('Detachment Points (11th edition).', 0, 99)
  readonly detachmentPoints?: number | null;
}
