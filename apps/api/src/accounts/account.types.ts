import { ID, InputType, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, Matches, MaxLength, MinLength } from 'class-validator';
import { ConnectionOf, type Connection } from '../platform/graphql/connection.js';
import { enumOf } from '../platform/graphql/enum-of.js';
import { inputOf, orNull, outputOf } from '../platform/graphql/fields.js';
import { IsMomentToCome } from '../platform/graphql/given/is-moment-to-come.js';
import { userErrors } from '../platform/graphql/user-error.types.js';

export const AccountRoleEnum = enumOf('AccountRole', 'What an account is for.', {
  PLAYER: ['player', 'Keeps rosters of its own.'],
  ORGANISER: ['organiser', 'Runs events; keeps rosters of its own.'],
  APP: ['app', 'A program that keeps rosters for users of its own, each named by the header Muster-User.'],
  ADMINISTRATOR: ['administrator', 'Runs this installation.'],
});

export const ScopeEnum = enumOf('Scope', 'What a key may be used for. A bearer token may do all that its account may.', {
  ROSTERS_READ: ['rosters:read', "Reading the account's rosters."],
  ROSTERS_WRITE: ['rosters:write', 'Making, editing, sharing and deleting them.'],
  ACCOUNT: ['account', "The account's keys, its export, its erasure."],
  ADMINISTER: ['administer', 'What needs an administrator; for accounts of administrators.'],
});

@ObjectType('ApiKey', { description: 'A key by which a program says who it is. Its secret is shown once, when it is made.' })
export class ApiKeyType extends outputOf({
  id: [ID, 'Opaque id for `revokeApiKey`.'],
  prefix: [String, 'How the key begins: enough to know it again.'],
  name: [String, 'What it is for, in words of its owner.'],
  scopes: [[ScopeEnum], 'What it may be used for.'],
  createdAt: [String, 'When it was made, ISO 8601.'],
  expiresAt: orNull([String, 'From when it is refused, ISO 8601; null: it does not expire.']),
  lastUsedAt: orNull([String, 'When it was last used, to the minute, ISO 8601; null: never.']),
  revokedAt: orNull([String, 'When it was revoked, ISO 8601; null: it was not.']),
}) {}

@ObjectType('Account', { description: 'Somebody who may keep things here.' })
export class AccountType extends outputOf({
  id: [ID, 'Opaque id.'],
  role: [AccountRoleEnum, 'What it is for.'],
  name: orNull([String, 'A name for people; null for an account made by its first token.']),
  issuer: orNull([String, 'The issuer whose tokens it takes; null: it has keys only.']),
  createdAt: [String, 'When it was made, ISO 8601.'],
}) {}

export const AccountConnection = ConnectionOf(AccountType, 'Account', 'accounts');
export type AccountConnection = Connection<AccountType>;

@InputType({ description: 'An account that an administrator makes; its keys are made by `createApiKey`.' })
export class CreateAccountInput extends inputOf({
  name: [String, 'A name for people: of the person, the club, the app.', MaxLength(200), MinLength(1)],
  role: [AccountRoleEnum, 'What it is for.'],
}) {}

@InputType({ description: 'A new role for an account.' })
export class SetAccountRoleInput extends inputOf({
  account: [ID, 'Opaque id of the account.', MaxLength(512)],
  role: [AccountRoleEnum, 'What it is for from now on.'],
}) {}

@InputType({ description: 'A key to be made.' })
export class CreateApiKeyInput extends inputOf({
  account: orNull([ID, 'For which account, by an administrator; without it for the account that asks.', MaxLength(512)]),
  name: [String, 'What it is for.', MaxLength(200), MinLength(1)],
  scopes: [
    [ScopeEnum],
    'What it may be used for: at most what the account and the key that asks may.',
    ArrayUnique(),
    ArrayMaxSize(8),
    ArrayMinSize(1),
  ],
  expiresAt: orNull([String, 'From when it is to be refused, ISO 8601 with a time zone; without it, never.', IsMomentToCome()]),
}) {}

@InputType({ description: 'A key that is to be refused from now on, by every server.' })
export class RevokeApiKeyInput extends inputOf({ key: [ID, 'Opaque id of the key.', MaxLength(512)] }) {}

@InputType({ description: 'The end of an account.' })
export class EraseAccountInput extends inputOf({
  account: [ID, 'Opaque id of the account, its own or, for an administrator, any.', MaxLength(512)],
  confirm: [String, 'The word `erase`, because nothing brings it back.', Matches(/^erase$/, { message: 'must be the word erase' })],
}) {}

@ObjectType('AccountPayload', { description: 'What came of changing an account.' })
export class AccountPayload extends outputOf({
  account: orNull([AccountType, 'The account; null when nothing was done.']),
  userErrors,
}) {}

@ObjectType('CreateApiKeyPayload', { description: 'What came of asking for a key.' })
export class CreateApiKeyPayload extends outputOf({
  key: orNull([ApiKeyType, 'The key; null when none was made.']),
  secret: orNull([String, 'The key itself, for the header Authorization: Bearer. It is shown this once.']),
  userErrors,
}) {}

@ObjectType('RevokeApiKeyPayload', { description: 'What came of revoking a key.' })
export class RevokeApiKeyPayload extends outputOf({
  key: orNull([ApiKeyType, 'The key, revoked; null when there is no such.']),
  userErrors,
}) {}

@ObjectType('EraseAccountPayload', { description: 'What came of erasing an account.' })
export class EraseAccountPayload extends outputOf({
  erased: [Boolean, 'Whether it was there and is gone, with its keys and rosters.'],
  userErrors,
}) {}
