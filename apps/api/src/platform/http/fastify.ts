import { isUtf8 } from 'node:buffer';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from '../config.js';
import { ApiError } from '../errors/api-error.js';
import { LIMITS } from '../limits.js';
import { requestId } from '../logging.js';

/** The HTTP server with its limits. Fastify switches Node's own request timeout off, so both are told. */
export function createAdapter(config: Config, log: FastifyBaseLogger): FastifyAdapter {
  const { timeouts } = config;
  return new FastifyAdapter({
    loggerInstance: log,
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: LIMITS.body,
    ajv: { customOptions: { coerceTypes: false } },
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    forceCloseConnections: 'idle',
    http: {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.check,
      maxHeaderSize: 16 * 1024,
    },
  });
}

/** JSON in strict UTF-8 is the only body the api reads. */
export function readOnlyJson(instance: FastifyInstance): void {
  instance.removeAllContentTypeParsers();
  const parse = instance.getDefaultJsonParser('error', 'error');
  instance.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    if (!isUtf8(bytes)) return done(new ApiError('BAD_REQUEST', 'The request body is not UTF-8.'));
    return parse(request, bytes.toString('utf8'), done);
  });
}
