import multipart from '@fastify/multipart';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.js';
import { describeHttpError, retryAfterOf } from '../errors/error-formatter.js';

/** The media types other than JSON that a route accepts, and the maximum size. */
interface Takes {
  readonly bytes: number;
  readonly types: readonly string[];
  readonly refuse: Refuse;
}

/** Answers requests that are refused before a controller is called. */
export type Refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;

const TYPES = [
  'text/plain',
  'text/csv',
  'application/zip',
  'application/xml',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
] as const;
type UploadType = (typeof TYPES)[number] | 'multipart/form-data';

/**
 * Declares that a route accepts these media types, in addition to or instead of JSON, up to this many bytes. Other routes accept only JSON.
 */
export const TakesUploads = (bytes: number, types: readonly UploadType[], refuse: Refuse = answerPlainly): MethodDecorator =>
  RouteConfig({ takes: { bytes, types, refuse } satisfies Takes });

/** Maximum number of files in one multipart body, and maximum bytes of their names and of fields. */
const MULTIPART = { files: 1_100, fields: 20, parts: 1_120, fieldSize: 256 * 1024, fieldNameSize: 100, headerPairs: 20 };

/** Lets routes that declare it receive raw bytes or a form with files. */
export async function acceptUploads(instance: FastifyInstance): Promise<void> {
  instance.addHook('onRoute', (route) => {
    const takes = takesOf(route.config);
    if (!takes) return;
    route.bodyLimit = takes.bytes;
    route.errorHandler = takes.refuse;
  });
  instance.addContentTypeParser([...TYPES], { parseAs: 'buffer' }, (request, body, done) => {
    if (isTaken(request)) done(null, body);
    else done(new NotTaken(request));
  });
  await instance.register(multipart, { limits: MULTIPART });
  instance.addHook('preParsing', (request, _reply, _payload, done) => {
    const isForm = request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
    done(isForm && !isTaken(request) ? new NotTaken(request) : null);
  });
}

/** Fastify reads the status from the error itself, because no handler of ours has seen the request yet. */
class NotTaken extends ApiError {
  readonly statusCode = 415;

  constructor(request: FastifyRequest) {
    const types = takesOf(request.routeOptions.config)?.types ?? ['application/json'];
    super('UNSUPPORTED_MEDIA_TYPE', `Send ${types.join(' or ')}, and name the type in the header Content-Type.`);
  }
}

/** Uses the same messages as all other refusals. */
export function answerPlainly(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const said = describeHttpError(error);
  const { status, code, message } = said;
  const wait = retryAfterOf(said);
  if (wait > 0) void reply.header('retry-after', wait);
  if (status === 500) reply.log.error({ err: error }, 'A request failed.');
  void reply.status(status).send({ code, message, requestId: request.id });
}

function isTaken(request: FastifyRequest): boolean {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  return takesOf(request.routeOptions.config)?.types.some((taken) => taken === type) ?? false;
}

/** What a route accepts; null if it takes only JSON. */
export function takesOf(config: unknown): Takes | null {
  if (typeof config !== 'object' || config === null || !('takes' in config)) return null;
  const { takes } = config;
  return isTakes(takes) ? takes : null;
}

function isTakes(takes: unknown): takes is Takes {
  return typeof takes === 'object' && takes !== null && 'bytes' in takes && typeof takes.bytes === 'number' && 'types' in takes;
}
