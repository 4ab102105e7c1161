import { InputType } from '@nestjs/graphql';
import { ArmyOptionKind } from '../../catalogue/entries/army-option.types.js';
import { inputOf, orNull } from '../../platform/graphql/fields.js';
import { count, key, text, texts } from '../../platform/graphql/input-fields.js';
import { KeywordExpressionInput } from './keyword-expression.input.js';

@InputType({ isAbstract: true })
export class WrittenEntryInput extends inputOf({
  key: key('Key of the entry: lower-case letters, digits and hyphens. An existing manually created entry with this key is replaced.'),
  aliases: orNull(texts('Alternative names for the entry used in army lists.')),
}) {}

@InputType({ description: 'A manually created faction.' })
export class FactionInput extends inputOf(WrittenEntryInput, {
  name: text('The name of the faction.'),
  keyword: text('The Faction keyword that the units of an army of this faction share.'),
  parent: orNull(key('Key of the parent faction, whose datasheets and detachments this faction may also use.')),
}) {}

@InputType({ description: 'A manually created enhancement or other upgrade.' })
export class EnhancementInput extends inputOf(WrittenEntryInput, {
  name: text('The name of the enhancement.'),
  detachments: orNull(texts('Keys of the detachments that offer the enhancement; at least one.')),
  points: count('The points cost of the enhancement.', 0, 100_000),
  bearer: orNull([KeywordExpressionInput, 'Which units may bear the enhancement; null if any unit may.']),
  upgrade: orNull([Boolean, 'Whether this is an upgrade that does not count towards the limit of enhancements.']),
}) {}

@InputType({ description: 'A manually created relic, Warlord Trait, psychic power or Stratagem.' })
export class ArmyOptionInput extends inputOf(WrittenEntryInput, {
  name: text('The name of the option.'),
  kind: [ArmyOptionKind, 'Whether the option is a relic, a Warlord Trait, a psychic power or a Stratagem.'],
  factions: orNull(texts('Keys of the factions that may use the option.')),
  points: orNull(count('The points cost of the option.', 0, 100_000)),
  commandPoints: orNull(count('The cost of the option in Command points.', -99, 99)),
  group: orNull(text('Name of the group that the option belongs to: a psychic discipline, a set of traits, a label.')),
  eligibility: orNull([KeywordExpressionInput, 'Which units may have the option; null if any unit may.']),
}) {}
