import { ArgsType, ID, ObjectType } from '@nestjs/graphql';
import { MaxLength } from 'class-validator';
import { ConnectionOf, PageArgs, type Connection } from '../../platform/graphql/connection.js';
import { argsOf, orNull, outputOf } from '../../platform/graphql/fields.js';
import { JsonScalar } from '../../platform/graphql/scalars/json.scalar.js';
import { DateTimeScalar } from '../../platform/graphql/scalars/date-time.scalar.js';

@ObjectType('AuditEntry', { description: 'An action of an administrator, as recorded in the audit log.' })
export class AuditEntryType extends outputOf({
  id: [ID, 'Id of the log entry; later entries have larger ids.'],
  at: [DateTimeScalar, "When the action happened, by the database's clock."],
  actor: [String, 'Who performed the action: the name of the API key, or the command line.'],
  action: [String, 'The action: `openDraft`, `change`, `undo`, `publish`, `withdraw`, `discard`, `import` ...'],
  release: orNull([ID, 'Opaque id of the release concerned; null if the action concerns none.']),
  target: orNull([ID, 'Key of the entry that was changed, or the BattleScribe id of something within it; null if no entry was changed.']),
  reason: orNull([String, 'The reason given for the action; null if none was given.']),
  before: orNull([JsonScalar, 'The state before the action; null if there was none.']),
  after: orNull([JsonScalar, 'The state after the action; null if there is none.']),
}) {}

export const AuditEntryConnection = ConnectionOf(AuditEntryType, 'AuditEntry', 'entries of the audit log');
export type AuditEntryConnection = Connection<AuditEntryType>;

@ArgsType()
export class AuditLogArgs extends argsOf(PageArgs, {
  release: orNull([ID, 'Only entries about this release (opaque id).', MaxLength(512)]),
}) {}
