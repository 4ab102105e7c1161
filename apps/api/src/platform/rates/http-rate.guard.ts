import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestViewers } from '../access/request-viewers.service.js';
import { CHECK_COST } from './cost-of-check.js';
import { RateLimits } from './rate-limits.service.js';
import { Turns } from './turns.service.js';

/**
 * Limits the rates of plain routes. A request with a key is charged to the account of the key, any other to its address. A posted list or
 * file costs as much as `checkList`, and reading costs next to nothing. GraphQL counts its own cost. A form with files takes its turn
 * after its upload.
 */
@Injectable()
export class HttpRateGuard implements CanActivate {
  constructor(
    private readonly viewers: RequestViewers,
    private readonly rates: RateLimits,
    private readonly turns: Turns,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    return context.getType<'graphql' | 'http'>() !== 'http' || this.#pay(context);
  }

  async #pay(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (request.method !== 'POST') return true;
    const caller = await this.viewers.payerBy(request);
    await this.rates.request(caller);
    await this.rates.cost(caller, CHECK_COST.first);
    if (!request.isMultipart()) await this.turns.take(caller, http.getResponse<FastifyReply>().raw);
    return true;
  }
}
