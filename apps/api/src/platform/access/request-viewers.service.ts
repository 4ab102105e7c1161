import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { anonymous, callerOf, type Caller } from '../rates/caller.js';
import { RateLimits } from '../rates/rate-limits.service.js';
import { PageSessions } from '../sign-in/page-sessions.service.js';
import { ANYONE, type Viewer } from './viewer.js';
import { Viewers, type Credentials } from './viewers.js';

/** Finds out who sends an HTTP request and whose budget pays for it. */
@Injectable()
export class RequestViewers {
  readonly #known = new WeakMap<FastifyRequest, Viewer>();

  constructor(
    private readonly identities: Viewers,
    private readonly sessions: PageSessions,
    private readonly rates: RateLimits,
  ) {}

  /**
   * Identifies the caller by the request's headers. A request with an unknown key is charged to its IP address.
   * @throws ApiError
   */
  async identify(request: FastifyRequest): Promise<Viewer> {
    const viewer = await this.identities.viewerOf(credentialsOf(request)).catch(async (refusal: unknown) => {
      await this.rates.request(anonymous(request.ip));
      throw refusal;
    });
    this.#known.set(request, viewer);
    return viewer;
  }

  /** Identifies the browser that asks for a page by its cookie; an anonymous viewer if it is not signed in. */
  async identifyBrowser(request: FastifyRequest): Promise<Viewer> {
    const viewer = this.#known.get(request) ?? (await this.sessions.viewerOf(request));
    this.#known.set(request, viewer);
    return viewer;
  }

  /** Returns an anonymous viewer if the request was not identified. */
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
