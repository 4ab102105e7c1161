import { Args, Query, Resolver } from '@nestjs/graphql';
import { AdministratorOnly } from '../../platform/access/access.decorator.js';
import { AuditLog } from './audit.service.js';
import { AuditLogArgs, AuditLogConnection } from './audit.types.js';

@Resolver()
export class AuditResolver {
  constructor(private readonly log: AuditLog) {}

  @AdministratorOnly()
  @Query(() => AuditLogConnection, { description: "The audit log of administrators' actions, newest first. Requires: administrator." })
  auditLog(@Args() args: AuditLogArgs): Promise<AuditLogConnection> {
    return this.log.list(args);
  }
}
