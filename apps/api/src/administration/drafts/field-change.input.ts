import { InputType } from '@nestjs/graphql';
import {
  Count,
  Key,
  OptionalCount,
  OptionalFlag,
  OptionalPart,
  OptionalParts,
  OptionalText,
  OptionalTexts,
} from '../../platform/graphql/input-fields.js';
import { DetachmentRestrictionInput, KeywordGrantInput } from './detachment.input.js';
import { KeywordExpressionInput } from './keyword-expression.input.js';
import { SizePriceInput } from './points.input.js';

@InputType({ description: 'The limit of a choice.' })
export class ConstraintLimitInput {
  @Key("The constraint's id in the data.")
  readonly constraint!: string;

  @Count('The new limit; -1: none.', -1, 999)
  readonly limit!: number;
}

@InputType({ description: 'Room for passengers.' })
export class CapacityInput {
  @OptionalCount('How many models; null: unknown.', 0, 999)
  readonly models?: number | null;

  @OptionalPart(() => KeywordExpressionInput, 'Which models; null: unknown.')
  readonly passengers?: KeywordExpressionInput | null;
}

@InputType({ description: 'Who may bear an enhancement.' })
export class BearerInput {
  @OptionalPart(() => KeywordExpressionInput, 'Only such units; null: any.')
  readonly only?: KeywordExpressionInput | null;
}

@InputType({ isOneOf: true, description: 'The one field to change, with its new value.' })
export class FieldChangeInput {
  @OptionalText('The name. The old one stays findable as an alias.')
  readonly name?: string | null;

  @OptionalText('One more name that lists use for it.')
  readonly alias?: string | null;

  @OptionalFlag('Whether it cannot be chosen.')
  readonly hidden?: boolean | null;

  @OptionalCount('The price of one, without what is chosen within it.', 0, 100_000)
  readonly points?: number | null;

  @OptionalParts(() => SizePriceInput, 'Every price of the unit by its number of models, smallest first.')
  readonly pointsBySize?: readonly SizePriceInput[] | null;

  @OptionalPart(() => ConstraintLimitInput, 'The limit of a choice.')
  readonly constraint?: ConstraintLimitInput | null;

  @OptionalText('A keyword or Faction keyword it gains.')
  readonly addKeyword?: string | null;

  @OptionalText('A keyword or Faction keyword it loses.')
  readonly removeKeyword?: string | null;

  @OptionalFlag('Of a datasheet: whether it is marked as Legends.')
  readonly legends?: boolean | null;

  @OptionalText('Of a datasheet: its battlefield role or role keyword.')
  readonly role?: string | null;

  @OptionalCount('Of a datasheet: its Power Rating.', 0, 999)
  readonly powerRating?: number | null;

  @OptionalTexts('Of a datasheet: names of the units it may lead.')
  readonly leads?: readonly string[] | null;

  @OptionalPart(() => CapacityInput, 'Of a datasheet: what it can carry.')
  readonly transport?: CapacityInput | null;

  @OptionalText('Of a detachment: the name of its rule.')
  readonly ruleName?: string | null;

  @OptionalCount('Of a detachment or an option of the army: its Command points, signed.', -99, 99)
  readonly commandPoints?: number | null;

  @OptionalCount('Of a detachment: its Detachment Points.', 0, 99)
  readonly detachmentPoints?: number | null;

  @OptionalParts(() => KeywordGrantInput, 'Of a detachment: every keyword it gives while mustering.')
  readonly grants?: readonly KeywordGrantInput[] | null;

  @OptionalParts(() => DetachmentRestrictionInput, 'Of a detachment: everything it says about the army.')
  readonly restrictions?: readonly DetachmentRestrictionInput[] | null;

  @OptionalPart(() => BearerInput, 'Of an enhancement: who may bear it.')
  readonly bearer?: BearerInput | null;

  @OptionalPart(() => KeywordExpressionInput, 'Of an option of the army: who may have it.')
  readonly eligibility?: KeywordExpressionInput | null;

  @OptionalText('Of an option of the army: the list it belongs to.')
  readonly group?: string | null;
}
