import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ReleaseRepository } from '#muster/persistence';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { RequestViewers } from '../../access/request-viewers.service.js';
import { Config } from '../../config.js';
import { answeredIn } from '../../http/language.js';
import { LIMITS } from '../../limits.js';
import { RateLimits } from '../../rates/rate-limits.service.js';
import { chargedFor } from '../operations/charged.js';
import { valueFault } from '../operations/well-formed.js';
import { askedIn } from './asked-in.js';

interface KeptAnswer {
  /** The data of the answer, as JSON in UTF-8. */
  readonly data: Buffer;
  readonly etag: string;
  readonly cost: number;
}

/** An answer larger than this share of the memory is not kept. */
const LARGEST_SHARE = 16;
const MB = 1024 * 1024;

/**
 * Keeps whole answers about releases: of operations whose fields are all marked `OfReleases`. A key has everything on which such an answer
 * depends: the releases that everyone can see and the day, the document, its variables and the language. Publishing or withdrawing a
 * release changes every key. Administrators also see drafts, so they neither get nor leave answers here. What a request costs is charged
 * and told to each caller.
 */
@Injectable()
export class KeptAnswers {
  readonly #kept: LRUCache<string, KeptAnswer> | null;
  /** The requests whose answer may be kept. */
  readonly #keys = new WeakMap<FastifyRequest, string>();
  readonly #costs = new WeakMap<FastifyRequest, number>();

  constructor(
    { answersKept }: Config,
    private readonly releases: ReleaseRepository,
    private readonly viewers: RequestViewers,
    private readonly rates: RateLimits,
  ) {
    const sizeCalculation = ({ data }: KeptAnswer, key: string): number => data.length + key.length;
    this.#kept =
      answersKept > 0
        ? new LRUCache({ maxSize: answersKept * MB, maxEntrySize: Math.ceil((answersKept * MB) / LARGEST_SHARE), sizeCalculation })
        : null;
  }

  /** Answers a request from memory. Returns false if the answer is not known. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const key = await this.#keyOf(request);
    const kept = key === null ? undefined : this.#kept?.get(key);
    if (!kept) {
      if (key !== null) this.#keys.set(request, key);
      return false;
    }
    const cost = chargedFor(kept.cost, await this.rates.cost(this.viewers.payerOf(request), kept.cost));
    void reply.send(serve(request, reply, kept, { cost }));
    return true;
  }

  /** Called before an operation of marked fields runs. */
  expect(request: FastifyRequest, cost: number): void {
    if (this.#keys.has(request)) this.#costs.set(request, cost);
  }

  /** Keeps the answer if it may be kept, and returns what to send. */
  keep(request: FastifyRequest, reply: FastifyReply, execution: unknown): unknown {
    const [key, cost] = [this.#keys.get(request), this.#costs.get(request)];
    if (key === undefined || cost === undefined || !isWhole(execution)) return execution;
    const data = Buffer.from(JSON.stringify(execution.data));
    const etag = `W/"${createHash('sha256').update(data).digest('base64url')}"`;
    const answer = { data, etag, cost };
    this.#kept?.set(key, answer);
    const served = serve(request, reply, answer, execution.extensions ?? {});
    void reply.serializer(() => served.toString());
    return execution;
  }

  async #keyOf(request: FastifyRequest): Promise<string | null> {
    if (!this.#kept || request.validationError || this.viewers.of(request).kind === 'administrator') return null;
    const asked = askedIn(request);
    // Hostile variables may nest too deep to be written; the request guard refuses them.
    if (!asked || valueFault(asked.variables, LIMITS.variableDepth) !== null) return null;
    return JSON.stringify([await this.releases.visibleState(), answeredIn(request), asked.operationName, asked.variables, asked.query]);
  }
}

const NOTHING = Buffer.alloc(0);

/** Sets the headers and returns the body. The ETag is weak, because what a caller has left to spend differs between equal answers. */
function serve({ method, headers }: FastifyRequest, reply: FastifyReply, { data, etag }: KeptAnswer, extensions: object): Buffer {
  void reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (method === 'GET' && matches(headers['if-none-match'], etag)) {
    void reply.code(304);
    return NOTHING;
  }
  return Buffer.concat([Buffer.from('{"data":'), data, Buffer.from(`,"extensions":${JSON.stringify(extensions)}}`)]);
}

/** Whether the execution has data and no errors. */
const isWhole = (execution: unknown): execution is Pick<ExecutionResult, 'data' | 'extensions'> =>
  typeof execution === 'object' &&
  execution !== null &&
  'data' in execution &&
  execution.data !== null &&
  !('errors' in execution && execution.errors !== undefined);

/** RFC 9110, 13.1.2: tags are compared weakly. */
function matches(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header?.trim() === '*' || (header ?? '').split(',').some((tag) => opaque(tag) === opaque(etag));
}
