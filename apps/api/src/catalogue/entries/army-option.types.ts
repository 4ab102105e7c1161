import { Float, ObjectType } from '@nestjs/graphql';
import { ConnectionOf } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';
import { NodeInterface } from '../../platform/graphql/node.interface.js';
import { EntryInterface } from '../entry.interface.js';
import { KeywordExpressionType } from '../keyword-expression.types.js';

export const ArmyOptionKind = enumOf('ArmyOptionKind', 'Relic, Warlord Trait, psychic power or Stratagem.', {
  RELIC: ['relic', 'A relic.'],
  WARLORD_TRAIT: ['warlord-trait', 'A Warlord Trait.'],
  PSYCHIC_POWER: ['psychic-power', 'A psychic power.'],
  STRATAGEM: ['stratagem', 'A Stratagem.'],
});

@ObjectType('ArmyOption', {
  description: 'A relic, Warlord Trait, psychic power or Stratagem.',
  implements: () => [NodeInterface, EntryInterface],
})
export class ArmyOptionType extends outputOf(EntryInterface, {
  kind: [ArmyOptionKind, 'Whether the option is a relic, a Warlord Trait, a psychic power or a Stratagem.'],
  points: [Float, 'The points cost; 0 if the entry costs no points.'],
  commandPoints: orNull([Float, 'The cost in Command points; null if the entry has no such cost.']),
  group: orNull([String, 'Name of the group that the option belongs to: a psychic discipline, a set of traits, a label; null if none.']),
  eligibility: orNull([KeywordExpressionType, 'Which units may have the option; null if any unit may.']),
}) {
  /** The resolver of `factions` loads the factions with these ids. */
  readonly factionIds!: readonly string[];
}

export const ArmyOptionConnection = ConnectionOf(ArmyOptionType, 'ArmyOption', 'army options');
