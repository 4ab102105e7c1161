import { ArgsType, Field, ID, ObjectType } from '@nestjs/graphql';
import { IsOptional, MaxLength } from 'class-validator';
import { PageArgs, PageInfoType } from '../../platform/graphql/connection.js';
import { JsonScalar } from '../../platform/graphql/json.scalar.js';

@ObjectType('AuditEntry', { description: 'Something an administrator did.' })
export class AuditEntryType {
  @Field(() => ID, { description: 'Its id; later ones are larger.' })
  readonly id!: string;

  @Field(() => String, { description: "When, ISO 8601, by the database's clock." })
  readonly at!: string;

  @Field(() => String, { description: 'Who: the name of the key, or the command line.' })
  readonly actor!: string;

  @Field(() => String, { description: 'What: `openDraft`, `change`, `undo`, `publish`, `withdraw`, `discard`, `import` ...' })
  readonly action!: string;

  @Field(() => ID, { nullable: true, description: 'Opaque id of the release it was about.' })
  readonly release!: string | null;

  @Field(() => ID, { nullable: true, description: "What in the release: an entry's key, or the data's own id." })
  readonly target!: string | null;

  @Field(() => String, { nullable: true, description: 'Why.' })
  readonly reason!: string | null;

  @Field(() => JsonScalar, { nullable: true, description: 'What it was before.' })
  readonly before!: unknown;

  @Field(() => JsonScalar, { nullable: true, description: 'What it was after.' })
  readonly after!: unknown;
}

@ObjectType('AuditEntryEdge', { description: 'One of the audit entries, with its place in the log.' })
export class AuditEntryEdge {
  @Field(() => String, { description: 'Its place: give it as `after` to go on behind it.' })
  readonly cursor!: string;

  @Field(() => AuditEntryType, { description: 'The entry itself.' })
  readonly node!: AuditEntryType;
}

@ObjectType('AuditLogConnection', { description: 'A page of the audit log, the newest first.' })
export class AuditLogConnection {
  @Field(() => [AuditEntryEdge], { description: 'The entries with their cursors.' })
  readonly edges!: readonly AuditEntryEdge[];

  @Field(() => [AuditEntryType], { description: 'The entries.' })
  readonly nodes!: readonly AuditEntryType[];

  @Field(() => PageInfoType, { description: 'Where this page stands in the log.' })
  readonly pageInfo!: PageInfoType;
}

@ArgsType()
export class AuditLogArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Only about this release, by its opaque id.' })
  @IsOptional()
  @MaxLength(512)
  readonly release?: string | null;
}
