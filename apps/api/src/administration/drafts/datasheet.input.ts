import { InputType, registerEnumType } from '@nestjs/graphql';
import {
  Count,
  Key,
  OptionalChoice,
  OptionalCount,
  OptionalFlag,
  OptionalKey,
  OptionalPart,
  OptionalParts,
  OptionalText,
  OptionalTexts,
  Part,
  Parts,
  Text,
} from '../../platform/graphql/input-fields.js';
import { TransportSpeaksOf } from '../../catalogue/transport.types.js';
import { KeywordExpressionInput } from './keyword-expression.input.js';
import { PointsInput } from './points.input.js';

export const WarlordClause = { MAY: 'may', MUST: 'must', CANNOT: 'cannot' } as const;

registerEnumType(WarlordClause, {
  name: 'WarlordClause',
  description: 'Whether a datasheet can be the Warlord.',
  valuesMap: {
    MAY: { description: 'As the edition says.' },
    MUST: { description: 'If it is in the army, it must be.' },
    CANNOT: { description: 'It cannot be.' },
  },
});

@InputType({ description: 'One column of a profile.' })
export class CharacteristicInput {
  @Text('The heading: `M`, `T`, `SV` ...')
  readonly name!: string;

  @Text('What stands there.')
  readonly value!: string;
}

@InputType({ description: 'A row of characteristics.' })
export class ProfileInput {
  @Text('Of which model or weapon.')
  readonly name!: string;

  @OptionalText('`Unit`, `Ranged Weapons`, `Melee Weapons` ...')
  readonly kind?: string | null;

  @Parts(() => CharacteristicInput, 'Its columns, in the order printed.')
  readonly characteristics!: readonly CharacteristicInput[];
}

@InputType({ description: 'Something that can be chosen.' })
export class OptionInput {
  @OptionalKey('Unique in the datasheet; made of the name where it is left out.')
  readonly key?: string | null;

  @Text('Its name.')
  readonly name!: string;

  @OptionalCount('Points it adds.', 0, 100_000)
  readonly points?: number | null;

  @OptionalFlag('Whether it is chosen unless the player says otherwise.')
  readonly default?: boolean | null;

  @OptionalCount('How often this one may be chosen; null: as often as the group allows.', 1, 999)
  readonly max?: number | null;
}

@InputType({ description: 'A choice: between `min` and `max` of these.' })
export class OptionGroupInput {
  @OptionalKey('Unique in the datasheet; made of the name where it is left out.')
  readonly key?: string | null;

  @Text('Its name.')
  readonly name!: string;

  @OptionalCount('At least so many; 0 where it is left out.', 0, 999)
  readonly min?: number | null;

  @OptionalCount('At most so many; 1 where it is left out.', 1, 999)
  readonly max?: number | null;

  @Parts(() => OptionInput, 'What there is to choose from.')
  readonly options!: readonly OptionInput[];
}

@InputType({ description: 'Wargear that a model always has.' })
export class WargearInput {
  @Text('Its name.')
  readonly name!: string;

  @OptionalCount('How many of it; 1 where it is left out.', 1, 99)
  readonly count?: number | null;
}

@InputType({ description: 'One kind of model in a unit.' })
export class ModelInput {
  @OptionalKey('Unique in the datasheet; made of the name where it is left out.')
  readonly key?: string | null;

  @Text('The name of the model.')
  readonly name!: string;

  @Count('At least so many in the unit.', 0, 999)
  readonly min!: number;

  @Count('At most so many.', 1, 999)
  readonly max!: number;

  @OptionalCount("The price of each, on top of the unit's.", 0, 100_000)
  readonly points?: number | null;

  @OptionalTexts("Keywords of this model that the unit's others do not share.")
  readonly keywords?: readonly string[] | null;

  @OptionalParts(() => WargearInput, 'What each always has.')
  readonly wargear?: readonly WargearInput[] | null;

  @OptionalParts(() => OptionGroupInput, 'Choices of each.')
  readonly options?: readonly OptionGroupInput[] | null;
}

@InputType({ description: 'Limits of all models of a unit together.' })
export class UnitSizeInput {
  @Count('At least so many.', 1, 999)
  readonly min!: number;

  @Count('At most so many.', 1, 999)
  readonly max!: number;
}

@InputType({ description: 'Models that take the space of several.' })
export class TransportSpaceInput {
  @Part(() => KeywordExpressionInput, 'Which models.')
  readonly models!: KeywordExpressionInput;

  @Count('The space of so many.', 2, 99)
  readonly size!: number;
}

@InputType({ description: 'Room kept for some.' })
export class TransportKeptInput {
  @Part(() => KeywordExpressionInput, 'For which models.')
  readonly models!: KeywordExpressionInput;

  @Count('So many.', 1, 999)
  readonly count!: number;
}

@InputType({ description: 'What a datasheet can carry.' })
export class TransportInput {
  @Count('How many models.', 1, 999)
  readonly models!: number;

  @Part(() => KeywordExpressionInput, 'Which.')
  readonly passengers!: KeywordExpressionInput;

  @OptionalChoice(TransportSpeaksOf, 'Of whom the keywords speak; of models where it is left out.')
  readonly speaksOf?: 'models' | 'units' | null;

  @OptionalParts(() => TransportSpaceInput, 'Models that take the space of several.')
  readonly spaces?: readonly TransportSpaceInput[] | null;

  @OptionalParts(() => TransportKeptInput, 'Room that is kept for some.')
  readonly kept?: readonly TransportKeptInput[] | null;
}

@InputType({ description: 'A datasheet, written by hand.' })
export class DatasheetInput {
  @Key('Its key: lower-case letters, digits and hyphens. The key of one written by hand before replaces it.')
  readonly key!: string;

  @Text('Its name.')
  readonly name!: string;

  @OptionalTexts('Other names lists use for it.')
  readonly aliases?: readonly string[] | null;

  @Key('Key of its faction.')
  readonly faction!: string;

  @OptionalFlag('Whether it is marked as Legends.')
  readonly legends?: boolean | null;

  @OptionalText('Battlefield role or role keyword; the first keyword that is one where it is left out.')
  readonly role?: string | null;

  @OptionalCount('Power Rating at its smallest size.', 0, 999)
  readonly powerRating?: number | null;

  @OptionalTexts('Keywords as printed.')
  readonly keywords!: readonly string[];

  @OptionalTexts("Faction keywords as printed; its faction's keyword where they are left out.")
  readonly factionKeywords?: readonly string[] | null;

  @OptionalTexts('Names of its abilities. Never their texts.')
  readonly abilities?: readonly string[] | null;

  @OptionalParts(() => ProfileInput, 'Characteristics of its models.')
  readonly profiles?: readonly ProfileInput[] | null;

  @OptionalParts(() => ProfileInput, 'Profiles of the weapons it can have.')
  readonly weapons?: readonly ProfileInput[] | null;

  @OptionalParts(() => ProfileInput, 'Damage brackets.')
  readonly damage?: readonly ProfileInput[] | null;

  @Parts(() => ModelInput, 'The kinds of models in the unit.')
  readonly models!: readonly ModelInput[];

  @OptionalPart(() => UnitSizeInput, "Limits of all models together, where they are narrower than the sum of each kind's.")
  readonly size?: UnitSizeInput | null;

  @OptionalParts(() => OptionGroupInput, 'Choices of the unit as a whole.')
  readonly options?: readonly OptionGroupInput[] | null;

  @Part(() => PointsInput, 'What it costs.')
  readonly points!: PointsInput;

  @OptionalPart(() => TransportInput, 'What it can carry; null: it is no transport.')
  readonly transport?: TransportInput | null;

  @OptionalTexts('Names of the units it may lead.')
  readonly leads?: readonly string[] | null;

  @OptionalChoice(WarlordClause, 'Whether it can be the Warlord.')
  readonly warlord?: 'may' | 'must' | 'cannot' | null;

  @OptionalCount('How often a roster may take it; null: as usual in the edition.', 1, 99)
  readonly copies?: number | null;
}
