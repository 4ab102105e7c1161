import { isUtf8 } from 'node:buffer';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from '../config.js';
import { ApiError } from '../errors/api-error.js';
import { valueFault } from '../graphql/operations/well-formed.js';
import { LIMITS } from '../limits.js';
import { requestId } from '../logging.js';
import { longestArrival } from './arrive-in-time.js';
import { answerPlainly, takesOf, type Refuse } from './uploads.js';

/**
 * The HTTP server with its limits. Fastify switches off Node's own request timeout, so both are set to the maximum time for any body; see
 * `endSlowBodies`.
 */
export function createAdapter(config: Config, log: FastifyBaseLogger): FastifyAdapter {
  const { timeouts } = config;
  const requestTimeout = longestArrival(LIMITS.largestBody, timeouts);
  return new FastifyAdapter({
    loggerInstance: log,
    // What arrives on an open connection while the server stops is answered too, and the connection is closed after it.
    return503OnClosing: false,
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: LIMITS.body,
    // Schemas are not checked against the schema of schemas, which takes a start 0.1 s to compile.
    ajv: { customOptions: { coerceTypes: false, validateSchema: false } },
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

/**
 * An escape in a URL can stand for characters that the database refuses: NUL or a lone surrogate. No controller sees such a request, so it
 * is refused by `refuse`.
 */
export function refuseUnfitAddresses(instance: FastifyInstance, refuse: Refuse): void {
  instance.addHook('preValidation', (request, reply, done) => {
    if (valueFault([request.query, request.params], LIMITS.variableDepth) === null) return done();
    return refuse(new ApiError('BAD_REQUEST', 'The URL of the request contains characters that are not text.'), request, reply);
  });
}

/** Refuses a request that no controller answers, in the form of its route. A browser that asks for a page is answered with `page`. */
export const refuseInForm =
  (page: Refuse): Refuse =>
  (error, request, reply) => {
    const { headers, routeOptions } = request;
    const refuse = takesOf(routeOptions.config)?.refuse ?? (headers.accept?.includes('text/html') ? page : answerPlainly);
    return refuse(error, request, reply);
  };

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
