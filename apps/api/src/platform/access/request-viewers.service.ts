import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { anonymous, callerOf, type Caller } from '../rates/caller.js';
import { RateLimits } from '../rates/rate-limits.service.js';
import { ANYONE, type Viewer } from './viewer.js';
import { Viewers, type Credentials } from './viewers.js';

/** Who sends an HTTP request, and who pays for it. */
@Injectable()
export class RequestViewers {
  readonly #known = new WeakMap<FastifyRequest, Viewer>();

  constructor(
    private readonly identities: Viewers,
    private readonly rates: RateLimits,
  ) {}

  /** As its headers say. Whoever sends a key that is not known pays for it as an anonymous caller. @throws ApiError */
  async identify(request: FastifyRequest): Promise<Viewer> {
    const viewer = await this.identities.viewerOf(credentialsOf(request)).catch(async (refusal: unknown) => {
      await this.rates.request(anonymous(request.ip));
      throw refusal;
    });
    this.#known.set(request, viewer);
    return viewer;
  }

  /** Anyone, where it was not asked. */
  of(request: FastifyRequest): Viewer {
    return this.#known.get(request) ?? ANYONE;
  }

  payerOf(request: FastifyRequest): Caller {
    return callerOf(this.of(request), request.ip);
  }
}

function credentialsOf({ headers }: FastifyRequest): Credentials {
  const user = headers['muster-user'];
  return { authorization: headers.authorization, user: Array.isArray(user) ? user.join(',') : user };
}
