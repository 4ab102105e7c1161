import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';
import { ApiError } from '../errors/api-error.js';
import type { RequestContext } from '../graphql/request-context.js';
import { ACCESS, type Access } from './access.decorator.js';
import { administrator, holderWith } from './viewer.js';

/** Asks before each query, mutation and route. Deny by default. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [context.getHandler(), context.getClass()]);
    if (access === 'anyone') return true;
    if (access === undefined || context.getType<'graphql' | 'http'>() !== 'graphql')
      throw new ApiError('FORBIDDEN', 'Nobody may call this.');
    const { viewer } = GqlExecutionContext.create(context).getContext<RequestContext>();
    if (access === 'administer') administrator(viewer);
    // Administrators see to the accounts of others, also with a key that has none itself.
    else if (access !== 'account' || viewer.kind !== 'administrator') holderWith(access, viewer);
    return true;
  }
}
