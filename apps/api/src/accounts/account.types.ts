import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { AccountRole } from '#muster/persistence';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsOptional, Matches, MaxLength, MinLength } from 'class-validator';
import type { Scope } from '../platform/access/scope.js';
import { ConnectionOf, type Connection } from '../platform/graphql/connection.js';
import { UserErrorType } from '../platform/graphql/user-error.types.js';
import { IsMomentToCome } from '../platform/graphql/is-moment-to-come.js';

export const AccountRoleEnum = {
  PLAYER: 'player',
  ORGANISER: 'organiser',
  APP: 'app',
  ADMINISTRATOR: 'administrator',
} as const satisfies Record<string, AccountRole>;

registerEnumType(AccountRoleEnum, {
  name: 'AccountRole',
  description: 'What an account is for.',
  valuesMap: {
    PLAYER: { description: 'Keeps rosters of its own.' },
    ORGANISER: { description: 'Runs events; keeps rosters of its own.' },
    APP: { description: 'A program that keeps rosters for users of its own, each named by the header Muster-User.' },
    ADMINISTRATOR: { description: 'Runs this installation.' },
  },
});

export const ScopeEnum = {
  ROSTERS_READ: 'rosters:read',
  ROSTERS_WRITE: 'rosters:write',
  ACCOUNT: 'account',
  ADMINISTER: 'administer',
} as const satisfies Record<string, Scope>;

registerEnumType(ScopeEnum, {
  name: 'Scope',
  description: 'What a key may be used for. A bearer token may do all that its account may.',
  valuesMap: {
    ROSTERS_READ: { description: "Reading the account's rosters." },
    ROSTERS_WRITE: { description: 'Making, editing, sharing and deleting them.' },
    ACCOUNT: { description: "The account's keys, its export, its erasure." },
    ADMINISTER: { description: 'What needs an administrator; for accounts of administrators.' },
  },
});

@ObjectType('ApiKey', { description: 'A key by which a program says who it is. Its secret is shown once, when it is made.' })
export class ApiKeyType {
  @Field(() => ID, { description: 'Opaque id for `revokeApiKey`.' })
  readonly id!: string;

  @Field(() => String, { description: 'How the key begins: enough to know it again.' })
  readonly prefix!: string;

  @Field(() => String, { description: 'What it is for, in words of its owner.' })
  readonly name!: string;

  @Field(() => [ScopeEnum], { description: 'What it may be used for.' })
  readonly scopes!: readonly Scope[];

  @Field(() => String, { description: 'When it was made, ISO 8601.' })
  readonly createdAt!: string;

  @Field(() => String, { nullable: true, description: 'From when it is refused, ISO 8601; null: it does not expire.' })
  readonly expiresAt!: string | null;

  @Field(() => String, { nullable: true, description: 'When it was last used, to the minute, ISO 8601; null: never.' })
  readonly lastUsedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'When it was revoked, ISO 8601; null: it was not.' })
  readonly revokedAt!: string | null;
}

@ObjectType('Account', { description: 'Somebody who may keep things here.' })
export class AccountType {
  @Field(() => ID, { description: 'Opaque id.' })
  readonly id!: string;

  @Field(() => AccountRoleEnum, { description: 'What it is for.' })
  readonly role!: AccountRole;

  @Field(() => String, { nullable: true, description: 'A name for people; null for an account made by its first token.' })
  readonly name!: string | null;

  @Field(() => String, { nullable: true, description: 'The issuer whose tokens it takes; null: it has keys only.' })
  readonly issuer!: string | null;

  @Field(() => String, { description: 'When it was made, ISO 8601.' })
  readonly createdAt!: string;
}

export const AccountConnection = ConnectionOf(AccountType, 'Account', 'accounts');
export type AccountConnection = Connection<AccountType>;

@InputType({ description: 'An account that an administrator makes; its keys are made by `createApiKey`.' })
export class CreateAccountInput {
  @Field(() => String, { description: 'A name for people: of the person, the club, the app.' })
  @MinLength(1)
  @MaxLength(200)
  readonly name!: string;

  @Field(() => AccountRoleEnum, { description: 'What it is for.' })
  readonly role!: AccountRole;
}

@InputType({ description: 'A new role for an account.' })
export class SetAccountRoleInput {
  @Field(() => ID, { description: 'Opaque id of the account.' })
  @MaxLength(512)
  readonly account!: string;

  @Field(() => AccountRoleEnum, { description: 'What it is for from now on.' })
  readonly role!: AccountRole;
}

@InputType({ description: 'A key to be made.' })
export class CreateApiKeyInput {
  @Field(() => ID, { nullable: true, description: 'For which account, by an administrator; without it for the account that asks.' })
  @IsOptional()
  @MaxLength(512)
  readonly account?: string | null;

  @Field(() => String, { description: 'What it is for.' })
  @MinLength(1)
  @MaxLength(200)
  readonly name!: string;

  @Field(() => [ScopeEnum], { description: 'What it may be used for: at most what the account and the key that asks may.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(8)
  @ArrayUnique()
  readonly scopes!: readonly Scope[];

  @Field(() => String, { nullable: true, description: 'From when it is to be refused, ISO 8601 with a time zone; without it, never.' })
  @IsOptional()
  @IsMomentToCome()
  readonly expiresAt?: string | null;
}

@InputType({ description: 'A key that is to be refused from now on, by every server.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'Opaque id of the key.' })
  @MaxLength(512)
  readonly key!: string;
}

@InputType({ description: 'The end of an account.' })
export class EraseAccountInput {
  @Field(() => ID, { description: 'Opaque id of the account, its own or, for an administrator, any.' })
  @MaxLength(512)
  readonly account!: string;

  @Field(() => String, { description: 'The word `erase`, because nothing brings it back.' })
  @Matches(/^erase$/, { message: 'must be the word erase' })
  readonly confirm!: string;
}

@ObjectType('AccountPayload', { description: 'What came of changing an account.' })
export class AccountPayload {
  @Field(() => AccountType, { nullable: true, description: 'The account; null when nothing was done.' })
  readonly account!: AccountType | null;

  @Field(() => [UserErrorType], { description: 'What must be changed in the input.' })
  readonly userErrors!: readonly UserErrorType[];
}

@ObjectType('CreateApiKeyPayload', { description: 'What came of asking for a key.' })
export class CreateApiKeyPayload {
  @Field(() => ApiKeyType, { nullable: true, description: 'The key; null when none was made.' })
  readonly key!: ApiKeyType | null;

  @Field(() => String, { nullable: true, description: 'The key itself, for the header Authorization: Bearer. It is shown this once.' })
  readonly secret!: string | null;

  @Field(() => [UserErrorType], { description: 'What must be changed in the input.' })
  readonly userErrors!: readonly UserErrorType[];
}

@ObjectType('RevokeApiKeyPayload', { description: 'What came of revoking a key.' })
export class RevokeApiKeyPayload {
  @Field(() => ApiKeyType, { nullable: true, description: 'The key, revoked; null when there is no such.' })
  readonly key!: ApiKeyType | null;

  @Field(() => [UserErrorType], { description: 'What must be changed in the input.' })
  readonly userErrors!: readonly UserErrorType[];
}

@ObjectType('EraseAccountPayload', { description: 'What came of erasing an account.' })
export class EraseAccountPayload {
  @Field(() => Boolean, { description: 'Whether it was there and is gone, with its keys and rosters.' })
  readonly erased!: boolean;

  @Field(() => [UserErrorType], { description: 'What must be changed in the input.' })
  readonly userErrors!: readonly UserErrorType[];
}
