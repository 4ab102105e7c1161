import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestViewers } from '../access/request-viewers.service.js';
import { RateLimits } from './rate-limits.service.js';
import { Turns } from './turns.service.js';

/** What a posted list or file costs, as `checkList` does. */
const COST_OF_A_POST = 1000;

/** Rates of the plain routes, of which most take no keys. What they only read costs next to nothing; GraphQL counts its own. */
@Injectable()
export class HttpRateGuard implements CanActivate {
  constructor(
    private readonly viewers: RequestViewers,
    private readonly rates: RateLimits,
    private readonly turns: Turns,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType<'graphql' | 'http'>() !== 'http') return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (request.method !== 'POST') return true;
    const caller = this.viewers.payerOf(request);
    await this.rates.request(caller);
    await this.rates.cost(caller, COST_OF_A_POST);
    await this.turns.take(caller, http.getResponse<FastifyReply>().raw);
    return true;
  }
}
