import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.js';
import type { RequestContext } from '../graphql/request-context.js';
import { ACCESS, type Access } from './access.decorator.js';
import { RequestViewers } from './request-viewers.service.js';
import type { Scope } from './scope.js';
import { administrator, holderWith, type Viewer } from './viewer.js';

/** Checks the caller's access before each query, mutation and route. An operation that declares no access is refused. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly viewers: RequestViewers,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [context.getHandler(), context.getClass()]);
    if (access === 'anyone') return true;
    if (access === 'page' || access === 'administrator page') return this.#isSignedIn(access, context);
    if (access === undefined) throw new ApiError('FORBIDDEN', 'This operation does not declare who may call it.');
    return this.#permits(access, context);
  }

  async #isSignedIn(access: 'page' | 'administrator page', context: ExecutionContext): Promise<boolean> {
    const viewer = await this.viewers.identifyBrowser(context.switchToHttp().getRequest<FastifyRequest>());
    if (viewer.kind === 'anyone') throw new ApiError('UNAUTHENTICATED', 'Sign in to see this page.');
    if (access === 'administrator page') administrator(viewer);
    return true;
  }

  async #permits(access: Scope, context: ExecutionContext): Promise<boolean> {
    const viewer = await this.#viewerOf(context);
    if (access === 'administer') administrator(viewer);
    // An administrator's key manages the accounts of others, even if it belongs to no account itself.
    else if (access !== 'account' || viewer.kind !== 'administrator') holderWith(access, viewer);
    return true;
  }

  async #viewerOf(context: ExecutionContext): Promise<Viewer> {
    if (context.getType<'graphql' | 'http'>() === 'http') return this.viewers.identify(context.switchToHttp().getRequest<FastifyRequest>());
    return GqlExecutionContext.create(context).getContext<RequestContext>().viewer;
  }
}
