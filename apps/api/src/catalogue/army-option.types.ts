import { Field, Float, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { ArmyOption } from '#muster/catalogue';
import { ConnectionOf } from '../platform/graphql/connection.js';
import { NodeInterface } from '../platform/graphql/node.interface.js';
import { EntryInterface } from './entry.interface.js';
import { KeywordExpressionType } from './keyword-expression.types.js';

export const ArmyOptionKind = {
  RELIC: 'relic',
  WARLORD_TRAIT: 'warlord-trait',
  PSYCHIC_POWER: 'psychic-power',
  STRATAGEM: 'stratagem',
} as const satisfies Record<string, ArmyOption['kind']>;

registerEnumType(ArmyOptionKind, {
  name: 'ArmyOptionKind',
  description: 'What kind of option of an army.',
  valuesMap: {
    RELIC: { description: 'A relic.' },
    WARLORD_TRAIT: { description: 'A Warlord Trait.' },
    PSYCHIC_POWER: { description: 'A psychic power.' },
    STRATAGEM: { description: 'A stratagem.' },
  },
});

@ObjectType('ArmyOption', {
  description: 'A relic, Warlord Trait, psychic power or stratagem.',
  implements: () => [NodeInterface, EntryInterface],
})
export class ArmyOptionType extends EntryInterface {
  /** The schema serves the factions themselves, as `factions`. */
  readonly factionIds!: readonly string[];

  @Field(() => ArmyOptionKind, { description: 'Which of the four.' })
  readonly kind!: ArmyOption['kind'];

  @Field(() => Float, { description: 'Its points; 0 where it has none.' })
  readonly points!: number;

  @Field(() => Float, { nullable: true, description: 'Its Command points; null where it has none.' })
  readonly commandPoints!: number | null;

  @Field(() => String, { nullable: true, description: 'The list it belongs to: a discipline, a set of traits, a label.' })
  readonly group!: string | null;

  @Field(() => KeywordExpressionType, { nullable: true, description: 'Who may have it; null: anybody.' })
  readonly eligibility!: KeywordExpressionType | null;
}

export const ArmyOptionConnection = ConnectionOf(ArmyOptionType, 'ArmyOption', 'army options');
