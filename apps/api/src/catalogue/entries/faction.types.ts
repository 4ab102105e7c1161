import { ID, ObjectType } from '@nestjs/graphql';
import { ConnectionOf } from '../../platform/graphql/connection.js';
import { orAbsent, orElse, orNull, outputOf } from '../../platform/graphql/fields.js';
import { NodeInterface } from '../../platform/graphql/node.interface.js';
import { EntryInterface } from '../entry.interface.js';

@ObjectType('Faction', { description: 'A faction, whose army a player can muster.', implements: () => [NodeInterface, EntryInterface] })
export class FactionType extends outputOf(EntryInterface, {
  keyword: orNull([String, 'The Faction keyword that the units of the army share; null if the BattleScribe data gives none.']),
  missingFiles: orElse([], [[String], 'Data that its lists need and that was not imported; empty if the data is complete.']),
  pricesOf: orAbsent([
    String,
    'The price list from which alone its entries come, such as "Field Manual 1.1"; null if its data is from elsewhere.',
  ]),
  catalogueId: [ID, 'BattleScribe id of the catalogue on which armies of this faction are based.'],
}) {
  /** The resolver of `parent` loads the faction with this id. */
  readonly parentId!: string | null;
}

export const FactionConnection = ConnectionOf(FactionType, 'Faction', 'factions');
