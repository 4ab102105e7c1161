import { ObjectType } from '@nestjs/graphql';
import { ConnectionOf, type Connection } from '../../platform/graphql/connection.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';
import { JsonScalar } from '../../platform/graphql/json.scalar.js';
import { AccountType, ApiKeyType } from '../account.types.js';

@ObjectType('ExportedRoster', { description: 'A roster with everything that is kept of it.' })
export class ExportedRosterType extends outputOf({
  content: [
    JsonScalar,
    'The roster as it is stored: its document, every revision with its intents and what it changed, its links without their tokens.',
  ],
}) {}

export const ExportedRosterConnection = ConnectionOf(ExportedRosterType, 'ExportedRoster', 'exported rosters');
export type ExportedRosterConnection = Connection<ExportedRosterType>;

@ObjectType('AccountExport', { description: 'Everything that is kept for an account.' })
export class AccountExportType extends outputOf({
  account: [AccountType, 'The account.'],
  subject: orNull([String, 'The subject of its tokens at the issuer; null: it has keys only.']),
  keys: [[ApiKeyType], 'Its keys, without what would let anybody in.'],
}) {
  readonly accountId!: string;
}
