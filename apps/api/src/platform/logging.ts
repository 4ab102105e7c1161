import { randomUUID } from 'node:crypto';
import { describeError } from '#muster/diagnostics';
import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { AnsweredRequest } from '#muster/metrics';
import type { LogLevel } from '#muster/settings';

/**
 * Logs JSON lines to stdout. The log never contains what a caller sent: no body, query string, header, or message of an error from a
 * library.
 */
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

/**
 * `operation` is the name of a GraphQL operation, which holds at most 60 letters, digits and underscores of the caller. `by` is the id of
 * the account that was identified, the name of an administrator key of the configuration, or null.
 */
export function logRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { door, operation, code }: AnsweredRequest,
  by: string | null,
): void {
  if (request.url.startsWith('/health/') || request.url === '/metrics') return;
  // Logs the route's pattern, because the real URL can contain the token of a job or report.
  const path = request.is404 ? null : (request.routeOptions.url ?? null);
  const named = door === 'graphql' ? { operation } : {};
  const ms = Math.round(reply.elapsedTime * 10) / 10;
  reply.log.info({ method: request.method, path, ...named, status: reply.statusCode, code, by, ms }, 'request');
}

/** Writes Nest's own log lines to the same stream in the same format. */
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
