import { Float, Int, ObjectType } from '@nestjs/graphql';
import type { BearerClause } from '#muster/catalogue';
import { ConnectionOf } from '../../platform/graphql/connection.js';
import { orElse, outputOf } from '../../platform/graphql/fields.js';
import { NodeInterface } from '../../platform/graphql/node.interface.js';
import { EntryInterface } from '../entry.interface.js';

@ObjectType('Enhancement', {
  description: 'An enhancement, or another upgrade offered alongside enhancements.',
  implements: () => [NodeInterface, EntryInterface],
})
export class EnhancementType extends outputOf(EntryInterface, {
  points: [Float, 'The points cost of the enhancement.'],
  upgrade: [Boolean, 'Whether this is an upgrade that does not count towards the limit of enhancements.'],
  copies: orElse(1, [Int, 'Maximum number of units of an army that can have the Enhancement: 1, or more for an Upgrade (11th edition).']),
}) {
  readonly bearer!: BearerClause;

  /** Names; the resolver of `onlyIn` makes them objects. */
  readonly onlyIn?: readonly string[];

  /** The resolvers of `factions`, `detachments`, `offeredBy` and `leads` load the entries with these ids. */
  readonly factionIds!: readonly string[];
  readonly detachmentIds!: readonly string[];
  readonly offeredBy!: readonly string[];
  readonly leads?: readonly string[];
}

export const EnhancementConnection = ConnectionOf(EnhancementType, 'Enhancement', 'enhancements');
