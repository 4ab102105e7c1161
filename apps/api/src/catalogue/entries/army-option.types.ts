import { Float, ObjectType } from '@nestjs/graphql';
import { ConnectionOf } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';
import { NodeInterface } from '../../platform/graphql/node.interface.js';
import { EntryInterface } from '../entry.interface.js';
import { KeywordExpressionType } from '../keyword-expression.types.js';

export const ArmyOptionKind = enumOf('ArmyOptionKind', 'What kind of option of an army.', {
  RELIC: ['relic', 'A relic.'],
  WARLORD_TRAIT: ['warlord-trait', 'A Warlord Trait.'],
  PSYCHIC_POWER: ['psychic-power', 'A psychic power.'],
  STRATAGEM: ['stratagem', 'A stratagem.'],
});

@ObjectType('ArmyOption', {
  description: 'A relic, Warlord Trait, psychic power or stratagem.',
  implements: () => [NodeInterface, EntryInterface],
})
export class ArmyOptionType extends outputOf(EntryInterface, {
  kind: [ArmyOptionKind, 'Which of the four.'],
  points: [Float, 'Its points; 0 where it has none.'],
  commandPoints: orNull([Float, 'Its Command points; null where it has none.']),
  group: orNull([String, 'The list it belongs to: a discipline, a set of traits, a label.']),
  eligibility: orNull([KeywordExpressionType, 'Who may have it; null: anybody.']),
}) {
  /** The schema serves the factions themselves, as `factions`. */
  readonly factionIds!: readonly string[];
}

export const ArmyOptionConnection = ConnectionOf(ArmyOptionType, 'ArmyOption', 'army options');
