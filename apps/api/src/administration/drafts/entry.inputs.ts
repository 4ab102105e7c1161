import { InputType } from '@nestjs/graphql';
import type { ArmyOption } from '#muster/catalogue';
import { ArmyOptionKind } from '../../catalogue/army-option.types.js';
import {
  Choice,
  Count,
  Key,
  OptionalCount,
  OptionalFlag,
  OptionalKey,
  OptionalPart,
  OptionalText,
  OptionalTexts,
  Text,
} from '../../platform/graphql/input-fields.js';
import { KeywordExpressionInput } from './keyword-expression.input.js';

const KEY = 'Its key: lower-case letters, digits and hyphens. The key of one written by hand before replaces it.';
const ALIASES = 'Other names lists use for it.';

@InputType({ description: 'A faction, written by hand.' })
export class FactionInput {
  @Key(KEY)
  readonly key!: string;

  @Text('Its name.')
  readonly name!: string;

  @OptionalTexts(ALIASES)
  readonly aliases?: readonly string[] | null;

  @Text('The Faction keyword that its army shares.')
  readonly keyword!: string;

  @OptionalKey('Key of the wider faction whose datasheets and detachments it may use too.')
  readonly parent?: string | null;
}

@InputType({ description: 'An enhancement or another upgrade, written by hand.' })
export class EnhancementInput {
  @Key(KEY)
  readonly key!: string;

  @Text('Its name.')
  readonly name!: string;

  @OptionalTexts(ALIASES)
  readonly aliases?: readonly string[] | null;

  @OptionalTexts('Keys of the detachments that offer it; at least one.')
  readonly detachments!: readonly string[];

  @Count('Its points.', 0, 100_000)
  readonly points!: number;

  @OptionalPart(() => KeywordExpressionInput, 'Who may bear it; null: anybody.')
  readonly bearer?: KeywordExpressionInput | null;

  @OptionalFlag('Whether it is an upgrade that does not count to the limit of enhancements.')
  readonly upgrade?: boolean | null;
}

@InputType({ description: 'A relic, Warlord Trait, psychic power or stratagem, written by hand.' })
export class ArmyOptionInput {
  @Key(KEY)
  readonly key!: string;

  @Text('Its name.')
  readonly name!: string;

  @OptionalTexts(ALIASES)
  readonly aliases?: readonly string[] | null;

  @Choice(ArmyOptionKind, 'Which of the four.')
  readonly kind!: ArmyOption['kind'];

  @OptionalTexts('Keys of the factions that may use it.')
  readonly factions?: readonly string[] | null;

  @OptionalCount('Its points.', 0, 100_000)
  readonly points?: number | null;

  @OptionalCount('Its Command points.', -99, 99)
  readonly commandPoints?: number | null;

  @OptionalText('The list it belongs to: a discipline, a set of traits, a label.')
  readonly group?: string | null;

  @OptionalPart(() => KeywordExpressionInput, 'Who may have it; null: anybody.')
  readonly eligibility?: KeywordExpressionInput | null;
}
