import { trace } from '@opentelemetry/api';
import type { OperationDefinitionNode } from 'graphql';
import { Kind } from 'graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnsweredRequest } from '#muster/metrics';

/** What is known of a request once it was carried out. */
interface Observed {
  readonly operation?: string;
  readonly code?: string;
}

const observed = new WeakMap<FastifyRequest, Observed>();

/** Callers choose the names of their operations: a name that is too long is cut, so that none holds a text. */
const LONGEST_NAME = 60;

/** The operation of an answer that was kept in memory, and of a request that was refused before its document was read. */
const KEPT_ANSWER = '(kept answer)';
const NOT_READ = '(not read)';

/** The operation that a GraphQL request carries out: its name, or else its first field. It must have been validated. */
export function observeOperation(request: FastifyRequest, { name, selectionSet, operation: type }: OperationDefinitionNode): void {
  const field = selectionSet.selections.find((one) => one.kind === Kind.FIELD);
  const operation = (name?.value ?? field?.name.value ?? 'fragment').slice(0, LONGEST_NAME);
  observed.set(request, { ...observed.get(request), operation });
  const named = { 'graphql.operation.name': operation, 'graphql.operation.type': type };
  trace.getActiveSpan()?.updateName(`${type} ${operation}`).setAttributes(named);
}

/** The code of the first error of an answer. */
export function observeCode(request: FastifyRequest, code: string): void {
  const before = observed.get(request);
  if (before?.code !== undefined) return;
  observed.set(request, { ...before, code });
  trace.getActiveSpan()?.setAttribute('error.type', code);
}

/** An answered request as it is counted and logged. */
export function answeredRequest(request: FastifyRequest, reply: FastifyReply): AnsweredRequest {
  const { operation, code = codeOf(reply.statusCode) } = observed.get(request) ?? {};
  const seconds = reply.elapsedTime / 1_000;
  // The route's pattern, because a real address can contain the token of a job or report.
  const route = request.is404 ? 'unknown address' : (request.routeOptions.url ?? 'unknown address');
  if (route !== '/graphql') return { door: 'http', operation: `${request.method} ${route}`, code, seconds };
  return { door: 'graphql', operation: operation ?? (code === 'OK' ? KEPT_ANSWER : NOT_READ), code, seconds };
}

const codeOf = (status: number): string => (status < 400 ? 'OK' : `HTTP_${status}`);
