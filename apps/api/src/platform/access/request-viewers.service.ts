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
  readonly #payers = new WeakMap<FastifyRequest, Caller>();

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
    return this.#remember(request, viewer);
  }

  /** Identifies the browser that asks for a page by its cookie; an anonymous viewer if it is not signed in. */
  async identifyBrowser(request: FastifyRequest): Promise<Viewer> {
    return this.#remember(request, this.#known.get(request) ?? (await this.sessions.viewerOf(request)));
  }

  /** Returns an anonymous viewer if the request was not identified. */
  of(request: FastifyRequest): Viewer {
    return this.#known.get(request) ?? ANYONE;
  }

  payerOf(request: FastifyRequest): Caller {
    return this.#payers.get(request) ?? callerOf(this.of(request), request.ip);
  }

  /**
   * Who pays for a request to a route that anyone may call: the account of its key, if it has one.
   * @throws ApiError
   */
  async payerBy(request: FastifyRequest): Promise<Caller> {
    if (request.headers.authorization !== undefined && !this.#known.has(request)) await this.identify(request);
    return this.payerOf(request);
  }

  #remember(request: FastifyRequest, viewer: Viewer): Viewer {
    this.#known.set(request, viewer);
    this.#payers.set(request, callerOf(viewer, request.ip));
    return viewer;
  }
}

function credentialsOf({ headers, id: requestId }: FastifyRequest): Credentials {
  const user = headers['muster-user'];
  return { authorization: headers.authorization, user: Array.isArray(user) ? user.join(',') : user, requestId };
}
