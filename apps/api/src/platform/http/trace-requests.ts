import type { FastifyInstance } from 'fastify';

/** Makes a span for each request. Its library is loaded here, so an api without traces does without it. Call it before any hook is added. */
export async function traceRequests(instance: FastifyInstance): Promise<void> {
  const { FastifyOtelInstrumentation } = await import('@fastify/otel');
  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    ignorePaths: ({ url }) => url.startsWith('/health/') || url === '/metrics',
    // The route's pattern, because a real address can contain the token of a job or report.
    requestHook: (span, { method, routeOptions }) => void span.updateName(`${method} ${routeOptions.url ?? 'unknown address'}`),
  });
  await instance.register(requests.plugin());
}
