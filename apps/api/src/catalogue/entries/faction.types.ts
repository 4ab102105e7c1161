import { ID, ObjectType } from '@nestjs/graphql';
import { ConnectionOf } from '../../platform/graphql/connection.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';
import { NodeInterface } from '../../platform/graphql/node.interface.js';
import { EntryInterface } from '../entry.interface.js';

@ObjectType('Faction', { description: 'An army a player can muster.', implements: () => [NodeInterface, EntryInterface] })
export class FactionType extends outputOf(EntryInterface, {
  keyword: orNull([String, 'The Faction keyword that its army shares; null where the data give none.']),
  catalogueId: [ID, 'Id of the data file an army of this faction is built on.'],
}) {
  /** The schema serves the faction itself, as `parent`. */
  readonly parentId!: string | null;
}

export const FactionConnection = ConnectionOf(FactionType, 'Faction', 'factions');
