import { ArgsType, ID, ObjectType } from '@nestjs/graphql';
import { MaxLength } from 'class-validator';
import { PageArgs, PageInfoType } from '../../platform/graphql/connection.js';
import { argsOf, orNull, outputOf } from '../../platform/graphql/fields.js';
import { JsonScalar } from '../../platform/graphql/json.scalar.js';

@ObjectType('AuditEntry', { description: 'Something an administrator did.' })
export class AuditEntryType extends outputOf({
  id: [ID, 'Its id; later ones are larger.'],
  at: [String, "When, ISO 8601, by the database's clock."],
  actor: [String, 'Who: the name of the key, or the command line.'],
  action: [String, 'What: `openDraft`, `change`, `undo`, `publish`, `withdraw`, `discard`, `import` ...'],
  release: orNull([ID, 'Opaque id of the release it was about.']),
  target: orNull([ID, "What in the release: an entry's key, or the data's own id."]),
  reason: orNull([String, 'Why.']),
  before: orNull([JsonScalar, 'What it was before.']),
  after: orNull([JsonScalar, 'What it was after.']),
}) {}

@ObjectType('AuditEntryEdge', { description: 'One of the audit entries, with its place in the log.' })
export class AuditEntryEdge extends outputOf({
  cursor: [String, 'Its place: give it as `after` to go on behind it.'],
  node: [AuditEntryType, 'The entry itself.'],
}) {}

@ObjectType('AuditLogConnection', { description: 'A page of the audit log, the newest first.' })
export class AuditLogConnection extends outputOf({
  edges: [[AuditEntryEdge], 'The entries with their cursors.'],
  nodes: [[AuditEntryType], 'The entries.'],
  pageInfo: [PageInfoType, 'Where this page stands in the log.'],
}) {}

@ArgsType()
export class AuditLogArgs extends argsOf(PageArgs, {
  release: orNull([ID, 'Only about this release, by its opaque id.', MaxLength(512)]),
}) {}
