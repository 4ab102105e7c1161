import { randomUUID } from 'node:crypto';
import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './config.js';

/** JSON lines on stdout. Nothing that a caller sent is ever written: no body, no query string, no header, no message of a foreign error. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, error: describeError, req: () => undefined, res: () => undefined },
  };
  return destination ? pino(options, destination) : pino(options);
}

export const requestId = (): string => randomUUID();

/** One line per request. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  if (request.url.startsWith('/health/')) return;
  // The pattern of the route: addresses hold the tokens that open jobs and reports.
  const path = request.is404 ? null : (request.routeOptions.url ?? null);
  const ms = Math.round(reply.elapsedTime * 10) / 10;
  reply.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'request');
}

const MOST_FRAMES = 12;

/** Errors whose words come from the JavaScript engine, and name code, not data. */
const SAFE_TO_QUOTE = new Set(['TypeError', 'RangeError', 'ReferenceError']);

/** What a log may say of an error: its kind, its code and where it arose. Messages of other errors may quote a player's list. */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name } = error;
  return {
    type: name,
    ...('code' in error ? { code: String(error.code) } : {}),
    ...(SAFE_TO_QUOTE.has(name) ? { message: error.message } : {}),
    at: framesOf(error),
  };
}

/** The stack below the message, which may have lines that look like frames. */
function framesOf({ message, stack = '' }: Error): readonly string[] {
  const frames = stack.slice(stack.indexOf(message) + message.length).split('\n');
  return frames
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim().slice(3));
}

/** Nest's own lines, in the same stream and form. */
export class NestLog implements LoggerService {
  readonly #log: FastifyBaseLogger;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  log(message: unknown, ...rest: readonly unknown[]): void {
    this.#log.debug({ context: contextOf(rest) }, String(message));
  }

  warn(message: unknown, ...rest: readonly unknown[]): void {
    this.#log.warn({ context: contextOf(rest) }, String(message));
  }

  error(message: unknown, ...rest: readonly unknown[]): void {
    if (message instanceof Error) this.#log.error({ context: contextOf(rest), err: message }, 'An error reached the framework.');
    else this.#log.error({ context: contextOf(rest) }, String(message));
  }

  fatal(message: unknown, ...rest: readonly unknown[]): void {
    this.error(message, ...rest);
  }

  debug(message: unknown, ...rest: readonly unknown[]): void {
    this.#log.trace({ context: contextOf(rest) }, String(message));
  }

  verbose(message: unknown, ...rest: readonly unknown[]): void {
    this.debug(message, ...rest);
  }
}

const contextOf = (rest: readonly unknown[]): unknown => rest.at(-1);
