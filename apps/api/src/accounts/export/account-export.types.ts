import { Field, ObjectType } from '@nestjs/graphql';
import { ConnectionOf, type Connection } from '../../platform/graphql/connection.js';
import { JsonScalar } from '../../platform/graphql/json.scalar.js';
import { AccountType, ApiKeyType } from '../account.types.js';

@ObjectType('ExportedRoster', { description: 'A roster with everything that is kept of it.' })
export class ExportedRosterType {
  @Field(() => JsonScalar, {
    description:
      'The roster as it is stored: its document, every revision with its intents and what it changed, its links without their tokens.',
  })
  readonly content!: unknown;
}

export const ExportedRosterConnection = ConnectionOf(ExportedRosterType, 'ExportedRoster', 'exported rosters');
export type ExportedRosterConnection = Connection<ExportedRosterType>;

@ObjectType('AccountExport', { description: 'Everything that is kept for an account.' })
export class AccountExportType {
  @Field(() => AccountType, { description: 'The account.' })
  readonly account!: AccountType;

  @Field(() => String, { nullable: true, description: 'The subject of its tokens at the issuer; null: it has keys only.' })
  readonly subject!: string | null;

  @Field(() => [ApiKeyType], { description: 'Its keys, without what would let anybody in.' })
  readonly keys!: readonly ApiKeyType[];

  readonly accountId!: string;
}
