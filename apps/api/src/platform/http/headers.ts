import cors, { type FastifyCorsOptions } from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { CorsPolicy } from '#muster/settings';

/** Headers that any origin may send. They are enough to read data and to check lists; none of them carries a key. */
const ANONYMOUS_HEADERS = ['content-type', 'accept', 'graphql-require-preflight', 'x-graphql-client-name', 'x-graphql-client-version'];
const DAY = 86_400;

export async function registerHeaders(instance: FastifyInstance, policy: CorsPolicy): Promise<void> {
  instance.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  await instance.register(helmet, {
    // Answers that contain only data need nothing loaded, so this policy forbids everything. HTML pages replace it with their own policy.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  if (policy.kind !== 'none') await instance.register(cors, corsOptions(policy));
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
