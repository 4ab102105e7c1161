import { context, INVALID_SPAN_CONTEXT, trace, type TracerProvider } from '@opentelemetry/api';

/** Has pg-boss pass on the trace of the request without making spans of its own, of which it has one for each batch and none for each job. */
export const QUIET: TracerProvider = {
  getTracer: () => ({
    startSpan: (_name, _options, at = context.active()) => trace.wrapSpanContext(trace.getSpanContext(at) ?? INVALID_SPAN_CONTEXT),
    startActiveSpan: () => {
      throw new Error('pg-boss starts its spans by itself.');
    },
  }),
};
