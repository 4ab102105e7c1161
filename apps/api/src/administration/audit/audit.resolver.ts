import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { AdministratorOnly } from '../../platform/access/access.decorator.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { AuditLog } from './audit.service.js';
import { AuditLogArgs, AuditEntryConnection } from './audit.types.js';

@Resolver()
export class AuditResolver {
  constructor(private readonly log: AuditLog) {}

  @AdministratorOnly()
  @Query(() => AuditEntryConnection, {
    description: 'The log of who changed what in this installation, newest first. Requires: administrator.',
  })
  auditLog(@Args() args: AuditLogArgs, @Context() { viewer }: RequestContext): Promise<AuditEntryConnection> {
    return this.log.list(args, viewer);
  }
}
