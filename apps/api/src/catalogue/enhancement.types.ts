import { Float, ObjectType } from '@nestjs/graphql';
import { ConnectionOf } from '../platform/graphql/connection.js';
import { orNull, outputOf } from '../platform/graphql/fields.js';
import { NodeInterface } from '../platform/graphql/node.interface.js';
import { EntryInterface } from './entry.interface.js';
import { KeywordExpressionType } from './keyword-expression.types.js';

@ObjectType('Enhancement', {
  description: 'An enhancement, or another upgrade the data offer beside them.',
  implements: () => [NodeInterface, EntryInterface],
})
export class EnhancementType extends outputOf(EntryInterface, {
  points: [Float, 'Its points.'],
  upgrade: [Boolean, 'Whether it is an upgrade that does not count to the limit of enhancements.'],
  bearer: orNull([KeywordExpressionType, 'Who may bear it; null: anybody, or see `bearerUnread`.']),
  bearerUnread: [Boolean, 'Whether there is a clause about the bearer that was not understood.'],
  onlyIn: [[String], 'Names of the forces that offer it, where a matched play army does not; empty: a matched play army does.'],
}) {
  /** The schema serves these themselves, as `factions`, `detachments`, `offeredBy` and `leads`. */
  readonly factionIds!: readonly string[];
  readonly detachmentIds!: readonly string[];
  readonly offeredByIds!: readonly string[];
  readonly leadsIds!: readonly string[];
}

export const EnhancementConnection = ConnectionOf(EnhancementType, 'Enhancement', 'enhancements');
