import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ConnectionOf } from '../platform/graphql/connection.js';
import { NodeInterface } from '../platform/graphql/node.interface.js';
import { WarlordClauseRead } from './datasheet.types.js';
import { EntryInterface } from './entry.interface.js';
import { KeywordExpressionType } from './keyword-expression.types.js';

export const RestrictionKind = {
  FORBIDS: 'forbids',
  REQUIRES: 'requires',
  AT_MOST: 'atMost',
  NEVER_CHOSEN: 'neverChosen',
  SHARES: 'shares',
  UNREAD: 'unread',
} as const;

registerEnumType(RestrictionKind, {
  name: 'RestrictionKind',
  description: 'What a clause of a detachment says.',
  valuesMap: {
    FORBIDS: { description: 'The army may not include such units.' },
    REQUIRES: { description: 'The army must include such a unit.' },
    AT_MOST: { description: 'The army may include so many of such units.' },
    NEVER_CHOSEN: { description: 'A keyword that the player may choose for units is never chosen for these.' },
    SHARES: {
      description: 'Such Leaders and the units they join, or such TRANSPORTS and their passengers, share one of the keywords.',
    },
    UNREAD: { description: 'There is a clause that was not understood: what depends on it is for a human.' },
  },
});

@ObjectType('DetachmentSlot', { description: 'How many units of a battlefield role a detachment takes (8th, 9th edition).' })
export class DetachmentSlotType {
  @Field(() => String, { description: 'The battlefield role.' })
  readonly role!: string;

  @Field(() => Int, { description: 'At least so many.' })
  readonly min!: number;

  @Field(() => Int, { nullable: true, description: 'At most so many; null where no limit is stated.' })
  readonly max!: number | null;
}

@ObjectType('KeywordGrant', { description: 'A keyword given while mustering.' })
export class KeywordGrantType {
  @Field(() => String, { description: 'The keyword.' })
  readonly keyword!: string;

  @Field(() => KeywordExpressionType, { description: 'To which units.' })
  readonly to!: KeywordExpressionType;

  @Field(() => Boolean, { description: 'Whether the player chooses which of them gain it; else all of them do.' })
  readonly chosen!: boolean;

  @Field(() => Int, { nullable: true, description: 'Of those that the player chooses, so many at most; null: any number.' })
  readonly upTo!: number | null;

  @Field(() => KeywordExpressionType, { nullable: true, description: 'Only while the Warlord is such a model; null: always.' })
  readonly ifWarlord!: KeywordExpressionType | null;
}

@ObjectType('DetachmentRestriction', { description: 'A clause about what the army may include.' })
export class DetachmentRestrictionType {
  @Field(() => RestrictionKind, { description: 'What it says.' })
  readonly kind!: (typeof RestrictionKind)[keyof typeof RestrictionKind];

  @Field(() => KeywordExpressionType, { nullable: true, description: 'Of which units; null where the clause was not understood.' })
  readonly units!: KeywordExpressionType | null;

  @Field(() => Int, { nullable: true, description: 'How many it requires; null where it requires none.' })
  readonly atLeast!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many it lets the army include; null where it says nothing of the sort.' })
  readonly atMost!: number | null;

  @Field(() => [String], { description: 'The keywords that are never chosen, or of which one is shared; empty elsewhere.' })
  readonly keywords!: readonly string[];
}

@ObjectType('DetachmentWarlordClause', { description: 'Who must be the Warlord, cannot, or can.' })
export class DetachmentWarlordClauseType {
  @Field(() => WarlordClauseRead, { description: 'Must, cannot or can.' })
  readonly kind!: 'must' | 'cannot' | 'can';

  @Field(() => KeywordExpressionType, { description: 'Which models.' })
  readonly models!: KeywordExpressionType;
}

@ObjectType('DetachmentAllowance', { description: 'How many points of what a detachment allows.' })
export class DetachmentAllowanceType {
  @Field(() => String, { description: 'In armies of this battle size.' })
  readonly battleSize!: string;

  @Field(() => Float, { description: 'At most so many points.' })
  readonly points!: number;
}

@ObjectType('Detachment', {
  description:
    '8th and 9th edition: slots for units, for Command points. 10th: a choice that grants a rule, enhancements and sometimes keywords.',
  implements: () => [NodeInterface, EntryInterface],
})
export class DetachmentType extends EntryInterface {
  /** The schema serves the factions themselves, as `factions`. */
  readonly factionIds!: readonly string[];

  @Field(() => [DetachmentSlotType], { description: 'Its slots (8th, 9th edition).' })
  readonly slots!: readonly DetachmentSlotType[];

  @Field(() => Float, {
    nullable: true,
    description: 'What taking it does to the Command points, signed; null where the edition has none.',
  })
  readonly commandPoints!: number | null;

  @Field(() => Float, { nullable: true, description: 'Detachment Points (11th edition).' })
  readonly detachmentPoints!: number | null;

  @Field(() => String, { nullable: true, description: 'Name of the detachment rule.' })
  readonly ruleName!: string | null;

  @Field(() => [KeywordGrantType], { description: 'Keywords it gives while mustering.' })
  readonly grants!: readonly KeywordGrantType[];

  @Field(() => [DetachmentRestrictionType], { description: 'What it says about the army.' })
  readonly restrictions!: readonly DetachmentRestrictionType[];

  @Field(() => [KeywordExpressionType], { description: "Units it lets into the army without the army's Faction keyword." })
  readonly allows!: readonly KeywordExpressionType[];

  @Field(() => [DetachmentAllowanceType], { description: 'How many points of what it allows; empty: no limit that the data tell of.' })
  readonly allowsUpTo!: readonly DetachmentAllowanceType[];

  @Field(() => [DetachmentWarlordClauseType], { description: 'Who must be the Warlord, and who cannot.' })
  readonly warlord!: readonly DetachmentWarlordClauseType[];

  @Field(() => [String], {
    description: 'Names of the forces that offer it, where a matched play army does not; empty: a matched play army does.',
  })
  readonly onlyIn!: readonly string[];
}

export const DetachmentConnection = ConnectionOf(DetachmentType, 'Detachment', 'detachments');
