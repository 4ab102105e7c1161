import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ConnectionOf } from '../platform/graphql/connection.js';
import { NodeInterface } from '../platform/graphql/node.interface.js';
import { EntryInterface } from './entry.interface.js';

@ObjectType('Faction', { description: 'An army a player can muster.', implements: () => [NodeInterface, EntryInterface] })
export class FactionType extends EntryInterface {
  @Field(() => String, { nullable: true, description: 'The Faction keyword that its army shares; null where the data give none.' })
  readonly keyword!: string | null;

  /** The schema serves the faction itself, as `parent`. */
  readonly parentId!: string | null;

  @Field(() => ID, { description: 'Id of the data file an army of this faction is built on.' })
  readonly catalogueId!: string;
}

export const FactionConnection = ConnectionOf(FactionType, 'Faction', 'factions');
