import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { CorsPolicy } from '#muster/settings';

/** Headers that any origin may send. They are enough to read data and to check lists; none of them carries a key. */
const ANONYMOUS_HEADERS = ['content-type', 'accept', 'graphql-require-preflight', 'x-graphql-client-name', 'x-graphql-client-version'];
const DAY = 86_400;

export async function registerHeaders(instance: FastifyInstance, policy: CorsPolicy): Promise<void> {
  const always = headersOf(PROTECTION);
  instance.addHook('onRequest', (request, reply, done) => {
    void reply.headers(always).header('x-request-id', request.id);
    done();
  });
  if (policy.kind !== 'none') await instance.register(cors, corsOptions(policy));
}

const PROTECTION: HelmetOptions = {
  // Answers that contain only data need nothing loaded, so this policy forbids everything. HTML pages replace it with their own policy.
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] } },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
};

/** The headers that Helmet sets. They are the same for every answer, so they are asked for once. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (fault) => {
    if (fault !== undefined) throw new Error('Helmet did not set its headers.', { cause: fault });
  });
  return { ...response.getHeaders() };
}

/** CORS never allows credentials: there are no cookies, and only listed origins may send the header with the key. */
function corsOptions(policy: Exclude<CorsPolicy, { kind: 'none' }>): FastifyCorsOptions {
  return {
    origin: policy.kind === 'any' ? '*' : [...policy.origins],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: policy.kind === 'any' ? ANONYMOUS_HEADERS : [...ANONYMOUS_HEADERS, 'authorization', 'idempotency-key', 'muster-user'],
    exposedHeaders: ['x-request-id', 'retry-after'],
    credentials: false,
    maxAge: DAY,
  };
}
