import { InputType } from '@nestjs/graphql';
import { ArmyOptionKind } from '../../catalogue/entries/army-option.types.js';
import { inputOf, orNull } from '../../platform/graphql/fields.js';
import { count, key, text, texts } from '../../platform/graphql/input-fields.js';
import { KeywordExpressionInput } from './keyword-expression.input.js';

const KEY = 'Its key: lower-case letters, digits and hyphens. The key of one written by hand before replaces it.';
const ALIASES = 'Other names lists use for it.';

@InputType({ description: 'A faction, written by hand.' })
export class FactionInput extends inputOf({
  key: key(KEY),
  name: text('Its name.'),
  aliases: orNull(texts(ALIASES)),
  keyword: text('The Faction keyword that its army shares.'),
  parent: orNull(key('Key of the wider faction whose datasheets and detachments it may use too.')),
}) {}

@InputType({ description: 'An enhancement or another upgrade, written by hand.' })
export class EnhancementInput extends inputOf({
  key: key(KEY),
  name: text('Its name.'),
  aliases: orNull(texts(ALIASES)),
  detachments: orNull(texts('Keys of the detachments that offer it; at least one.')),
  points: count('Its points.', 0, 100_000),
  bearer: orNull([KeywordExpressionInput, 'Who may bear it; null: anybody.']),
  upgrade: orNull([Boolean, 'Whether it is an upgrade that does not count to the limit of enhancements.']),
}) {}

@InputType({ description: 'A relic, Warlord Trait, psychic power or stratagem, written by hand.' })
export class ArmyOptionInput extends inputOf({
  key: key(KEY),
  name: text('Its name.'),
  aliases: orNull(texts(ALIASES)),
  kind: [ArmyOptionKind, 'Which of the four.'],
  factions: orNull(texts('Keys of the factions that may use it.')),
  points: orNull(count('Its points.', 0, 100_000)),
  commandPoints: orNull(count('Its Command points.', -99, 99)),
  group: orNull(text('The list it belongs to: a discipline, a set of traits, a label.')),
  eligibility: orNull([KeywordExpressionInput, 'Who may have it; null: anybody.']),
}) {}
