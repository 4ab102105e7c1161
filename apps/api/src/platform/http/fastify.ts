import { isUtf8 } from 'node:buffer';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from '../config.js';
import { ApiError } from '../errors/api-error.js';
import { valueFault } from '../graphql/operations/well-formed.js';
import { LIMITS } from '../limits.js';
import { requestId } from '../logging.js';
import { longestArrival } from './arrive-in-time.js';

/**
 * The HTTP server with its limits. Fastify switches off Node's own request timeout, so both are set to the maximum time for any body; see
 * `endSlowBodies`.
 */
export function createAdapter(config: Config, log: FastifyBaseLogger): FastifyAdapter {
  const { timeouts } = config;
  const requestTimeout = longestArrival(LIMITS.largestBody, timeouts);
  return new FastifyAdapter({
    loggerInstance: log,
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: LIMITS.body,
    ajv: { customOptions: { coerceTypes: false } },
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    requestTimeout,
    keepAliveTimeout: timeouts.keepAlive,
    forceCloseConnections: 'idle',
    http: {
      headersTimeout: timeouts.headers,
      requestTimeout,
      connectionsCheckingInterval: timeouts.check,
      maxHeaderSize: 16 * 1024,
    },
  });
}

/** An escape in a URL can stand for characters that the database refuses: NUL or a lone surrogate. */
export function refuseUnfitAddresses(instance: FastifyInstance): void {
  instance.addHook('preValidation', ({ query, params }, _reply, done) => {
    const isFit = valueFault([query, params], LIMITS.variableDepth) === null;
    done(isFit ? undefined : new ApiError('BAD_REQUEST', 'The URL of the request contains characters that are not text.'));
  });
}

/** Makes JSON in strict UTF-8 the only body that the api accepts. */
export function readOnlyJson(instance: FastifyInstance): void {
  instance.removeAllContentTypeParsers();
  const parse = instance.getDefaultJsonParser('error', 'error');
  instance.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    if (!isUtf8(bytes)) return done(new ApiError('BAD_REQUEST', 'The request body is not UTF-8.'));
    return parse(request, bytes.toString('utf8'), done);
  });
}
