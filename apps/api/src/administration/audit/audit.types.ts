import { ArgsType, ID, InputType, ObjectType } from '@nestjs/graphql';
import { NodeInterface } from '../../platform/graphql/node.interface.js';
import { MOST_COUNTED, type TargetKind } from '#muster/persistence';
import { ArrayMaxSize, MaxLength } from 'class-validator';
import { ConnectionOf, PageArgs, type Connection } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { argsOf, inputOf, orNull, outputOf } from '../../platform/graphql/fields.js';
import { ReleaseInput } from '../../releases/release.types.js';
import { JsonScalar } from '../../platform/graphql/scalars/json.scalar.js';
import { DateTimeScalar } from '../../platform/graphql/scalars/date-time.scalar.js';

const LONGEST = 512;
const MOST_ACTIONS = 50;

export const AuditTargetKind = enumOf('AuditTargetKind', 'What a change was made to.', {
  RELEASE: ['release', 'A data release or a draft.'],
  ENTRY: ['entry', 'An entry of a draft, or something within it.'],
  DATA_VERSION: ['dataVersion', 'The release that a data version of an app stands for.'],
  ALIAS: ['alias', 'An alias of a name in the data.'],
  ACCOUNT: ['account', 'An account.'],
  API_KEY: ['apiKey', 'An API key.'],
  ADMINISTRATOR_KEY: ['administratorKey', "The operator's generated administrator key."],
  EVENT: ['event', 'An event.'],
  IMPORT: ['import', 'An import of data.'],
  JOB: ['job', 'A job of the queue, or all failed jobs of a kind.'],
} satisfies Readonly<Record<string, readonly [TargetKind, string]>>);

@ObjectType('AuditActor', { description: 'Who made a change.' })
export class AuditActorType extends outputOf({
  name: orNull([String, "Name of the account or of the operator's key; null for an account that was erased or has no name."]),
  account: orNull([ID, "Opaque id of the account, which is kept after the account is erased; null for the operator's keys and programs."]),
  keyPrefix: orNull([String, 'The first characters of the API key that was used; null for a bearer token or an operator.']),
}) {}

@ObjectType('AuditTarget', { description: 'What a change was made to.' })
export class AuditTargetType extends outputOf({
  kind: [AuditTargetKind, 'The kind of the target.'],
  id: [ID, 'Id of the target: an opaque id, the key of an entry, or the BattleScribe id of something within it.'],
  name: orNull([String, 'Name of the target when it was changed. Accounts and keys have their name of today; null once they are erased.']),
}) {}

@ObjectType('AuditEntry', {
  description: 'A change, as recorded in the audit log in the same transaction.',
  implements: () => [NodeInterface],
})
export class AuditEntryType extends outputOf({
  id: [ID, 'Opaque id of the log entry.'],
  at: [DateTimeScalar, "When the change happened, by the database's clock."],
  actor: [AuditActorType, 'Who made the change.'],
  action: [String, 'The action: `openDraft`, `publish`, `createAccount`, `revokeApiKey`, `import` ...'],
  target: orNull([AuditTargetType, 'What the change was made to; null if the action says it.']),
  release: orNull([ID, 'Opaque id of the release concerned; null if the change concerns none.']),
  requestId: orNull([String, "Id of the request in the server's log; null if the change was not made by a request."]),
  reason: orNull([String, 'The reason given for the change; null if none was given.']),
  before: orNull([JsonScalar, 'The state before the change; null if there was none.']),
  after: orNull([JsonScalar, 'The state after the change; null if there is none.']),
}) {}

export const AuditEntryConnection = ConnectionOf(
  AuditEntryType,
  'AuditEntry',
  'the audit log, newest first',
  Object,
  `Total number of entries that match the filter. Counting stops at ${MOST_COUNTED.toLocaleString('en')}, which stands for that many or more.`,
);
export type AuditEntryConnection = Connection<AuditEntryType>;

@InputType({ description: 'Which entries of the audit log to list. An entry must match all conditions.' })
export class AuditFilterInput extends inputOf({
  actor: orNull([ID, "Opaque id of an account, or the name of an operator's key or program; null for everyone.", MaxLength(LONGEST)]),
  actions: orNull([[String], 'Only these actions; null for all.', ArrayMaxSize(MOST_ACTIONS), MaxLength(LONGEST, { each: true })]),
  targetKind: orNull([AuditTargetKind, 'Only changes of this kind of target; null for all.']),
  target: orNull([ID, 'Only changes of the target with this id; null for all.', MaxLength(LONGEST)]),
  targetName: orNull([String, 'Part of the name or stored id of the target; null for all.', MaxLength(LONGEST)]),
  release: orNull([ReleaseInput, 'Only changes that concern this release; null for all.']),
  from: orNull([DateTimeScalar, 'Only changes at or after this moment; null for no limit.']),
  until: orNull([DateTimeScalar, 'Only changes at or before this moment; null for no limit.']),
}) {}

@ArgsType()
export class AuditLogArgs extends argsOf(PageArgs, {
  filter: orNull([AuditFilterInput, 'Which entries to list; null for all.']),
}) {}
