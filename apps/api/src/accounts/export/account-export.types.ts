import { ObjectType } from '@nestjs/graphql';
import { ConnectionOf, type Connection } from '../../platform/graphql/connection.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';
import { JsonScalar } from '../../platform/graphql/scalars/json.scalar.js';
import { AccountType, ApiKeyType } from '../account.types.js';

@ObjectType('ExportedRoster', { description: 'A roster with everything stored about it.' })
export class ExportedRosterType extends outputOf({
  content: [JsonScalar, 'The stored roster: its document, all revisions with intents and changes, and its share links without tokens.'],
}) {}

export const ExportedRosterConnection = ConnectionOf(ExportedRosterType, 'ExportedRoster', 'exported rosters');
export type ExportedRosterConnection = Connection<ExportedRosterType>;

@ObjectType('AccountExport', { description: 'Everything stored for an account.' })
export class AccountExportType extends outputOf({
  account: [AccountType, 'The account.'],
  subject: orNull([String, "The subject (claim `sub`) of the account's bearer tokens; null if the account uses API keys only."]),
  keys: [[ApiKeyType], "The account's API keys, without their secrets."],
}) {
  readonly accountId!: string;
}
