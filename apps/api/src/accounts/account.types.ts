import { ArgsType, ID, InputType, ObjectType } from '@nestjs/graphql';
import { NodeInterface } from '../platform/graphql/node.interface.js';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, Matches, MaxLength, MinLength } from 'class-validator';
import { ConnectionOf, PageArgs, type Connection } from '../platform/graphql/connection.js';
import { enumOf } from '../platform/graphql/enum-of.js';
import { argsOf, inputOf, orElse, orNull, outputOf } from '../platform/graphql/fields.js';
import { count, momentToCome } from '../platform/graphql/input-fields.js';
import { userErrors } from '../platform/graphql/user-error.types.js';
import { DateTimeScalar } from '../platform/graphql/scalars/date-time.scalar.js';

export const AccountRoleEnum = enumOf('AccountRole', 'The role of an account, which decides what it may do.', {
  PLAYER: ['player', 'Stores rosters of its own.'],
  ORGANISER: ['organiser', 'Runs events and stores rosters of its own.'],
  APP: ['app', 'An application that stores rosters for its own users, each identified by the header Muster-User.'],
  ADMINISTRATOR: ['administrator', 'Administers this installation.'],
});

export const ScopeEnum = enumOf('Scope', 'A permission of an API key, or of a bearer token whose scopes name it.', {
  ROSTERS_READ: ['rosters:read', "Read the account's rosters."],
  ROSTERS_WRITE: ['rosters:write', "Create, edit, share and delete the account's rosters."],
  EVENTS: ['events', 'Run and judge the events in which the account has a role; organisers also create events.'],
  ACCOUNT: ['account', "Manage the account's API keys, export the account, erase it."],
  ADMINISTER: ['administer', 'Use the operations that require an administrator; only for administrator accounts.'],
});

@ObjectType('Account', { description: 'An account that can store rosters.', implements: () => [NodeInterface] })
export class AccountType extends outputOf({
  id: [ID, 'Opaque id of the account.'],
  role: [AccountRoleEnum, 'The role of the account.'],
  name: orNull([String, 'Display name of the account; null for an account created by its first bearer token.']),
  issuer: orNull([String, 'The token issuer whose bearer tokens this account accepts; null if the account uses API keys only.']),
  createdAt: [DateTimeScalar, 'When the account was created.'],
}) {}

@ObjectType('ApiKey', {
  description: 'An API key, with which a program authenticates. Its secret is shown once, when the key is created.',
  implements: () => [NodeInterface],
})
export class ApiKeyType extends outputOf({
  id: [ID, 'Opaque id of the key, for `revokeApiKey` and `rotateApiKey`.'],
  account: [AccountType, 'The account that the key belongs to.'],
  prefix: [String, 'The first characters of the key, enough to recognise it.'],
  name: [String, 'A label that says what the key is used for, chosen by its owner.'],
  scopes: [[ScopeEnum], 'The permissions of the key.'],
  createdAt: [DateTimeScalar, 'When the key was created.'],
  expiresAt: orNull([DateTimeScalar, 'When the key expires; null if it does not expire.']),
  lastUsedAt: orNull([DateTimeScalar, 'When the key was last used, to the minute; null if never.']),
  revokedAt: orNull([DateTimeScalar, 'When the key was revoked; null if it was not revoked.']),
}) {
  /** The resolver of `replacedBy` loads the key with this id. */
  readonly replacedBy!: string | null;
}

export const ApiKeyConnection = ConnectionOf(ApiKeyType, 'ApiKey', 'API keys');
export type ApiKeyConnection = Connection<ApiKeyType>;

export const AccountConnection = ConnectionOf(AccountType, 'Account', 'accounts');
export type AccountConnection = Connection<AccountType>;

@InputType({ description: 'Which accounts to list.' })
export class AccountFilterInput extends inputOf({
  role: orNull([AccountRoleEnum, 'Only accounts with this role; null for all roles.']),
  search: orNull([String, 'Part of the name, or the subject of its bearer tokens; null for all accounts.', MaxLength(200)]),
}) {}

@ArgsType()
export class AccountsArgs extends argsOf(PageArgs, {
  filter: orNull([AccountFilterInput, 'Which accounts to list; null for all.']),
}) {}

@InputType({ description: 'Which API keys to list.' })
export class ApiKeyFilterInput extends inputOf({
  account: orNull([ID, 'Only keys of this account (opaque id); null for all accounts.', MaxLength(512)]),
  search: orNull([String, 'Part of the label, of the prefix or of the name of the account; null for all keys.', MaxLength(200)]),
  active: orNull([Boolean, 'If true, only keys that are neither revoked nor expired.']),
}) {}

@ArgsType()
export class AllApiKeysArgs extends argsOf(PageArgs, {
  filter: orNull([ApiKeyFilterInput, 'Which keys to list; null for all.']),
}) {}

@InputType({ description: 'An account for an administrator to create. Create its keys with `createApiKey`.' })
export class CreateAccountInput extends inputOf({
  name: [String, 'Display name: of the person, the club or the app.', MaxLength(200), MinLength(1)],
  role: [AccountRoleEnum, 'The role of the account.'],
}) {}

@InputType({ description: 'A new role for an account.' })
export class SetAccountRoleInput extends inputOf({
  account: [ID, 'Opaque id of the account.', MaxLength(512)],
  role: [AccountRoleEnum, 'The new role.'],
}) {}

@InputType({ description: 'An API key to create.' })
export class CreateApiKeyInput extends inputOf({
  account: orNull([ID, 'Opaque id of the account to create the key for (administrators only); null for your own account.', MaxLength(512)]),
  name: [String, 'A label that says what the key is used for.', MaxLength(200), MinLength(1)],
  scopes: [
    [ScopeEnum],
    'The permissions of the new key. Each must be held by both the account and the key that makes this request.',
    ArrayUnique(),
    ArrayMaxSize(8),
    ArrayMinSize(1),
  ],
  expiresAt: orNull(momentToCome('When the key is to expire; null for a key that does not expire.')),
}) {}

@InputType({ description: 'An API key to revoke. Every server refuses it from then on.' })
export class RevokeApiKeyInput extends inputOf({ key: [ID, 'Opaque id of the key.', MaxLength(512)] }) {}

@InputType({ description: 'An API key to replace by a new one.' })
export class RotateApiKeyInput extends inputOf({
  key: [ID, 'Opaque id of the key.', MaxLength(512)],
  graceHours: orElse(24, count('For how many hours the old key stays valid, 0 to 720. With 0 it is revoked at once.', 0, 720)),
}) {}

@InputType({ description: 'An account to erase.' })
export class EraseAccountInput extends inputOf({
  account: [ID, 'Opaque id of the account: your own, or any account if you are an administrator.', MaxLength(512)],
  confirm: [String, 'The word `erase`, to confirm: this cannot be undone.', Matches(/^erase$/, { message: 'must be the word erase' })],
}) {}

@ObjectType('AccountPayload', { description: 'Result of creating or changing an account.' })
export class AccountPayload extends outputOf({
  account: orNull([AccountType, 'The account; null if nothing was changed.']),
  userErrors,
}) {}

@ObjectType('CreateApiKeyPayload', { description: 'Result of `createApiKey`.' })
export class CreateApiKeyPayload extends outputOf({
  key: orNull([ApiKeyType, 'The new key; null if no key was created.']),
  secret: orNull([String, 'The secret, for the header `Authorization: Bearer`. It is shown only once. Null if no key was created.']),
  userErrors,
}) {}

@ObjectType('RotateApiKeyPayload', { description: 'Result of `rotateApiKey`.' })
export class RotateApiKeyPayload extends outputOf({
  key: orNull([ApiKeyType, 'The new key; null if nothing was changed.']),
  secret: orNull([String, 'The secret of the new key. It is shown only once. Null if nothing was changed.']),
  userErrors,
}) {}

@ObjectType('RevokeApiKeyPayload', { description: 'Result of `revokeApiKey`.' })
export class RevokeApiKeyPayload extends outputOf({
  key: orNull([ApiKeyType, 'The revoked key; null if there is no such key.']),
  userErrors,
}) {}

@ObjectType('EraseAccountPayload', { description: 'Result of `eraseAccount`.' })
export class EraseAccountPayload extends outputOf({
  erased: [Boolean, 'True if the account existed and was deleted with its keys and rosters.'],
  userErrors,
}) {}
