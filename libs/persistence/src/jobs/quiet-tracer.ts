import { context, INVALID_SPAN_CONTEXT, SpanKind, trace, type TracerProvider } from '@opentelemetry/api';

/** Has pg-boss pass on the trace of the request without making spans of its own, of which it has one for each batch and none for each job. */
export const QUIET: TracerProvider = {
  getTracer: () => ({
    // It would run a job that was claimed alone within the trace of the request, beside the span that we make for each job.
    startSpan: (_name, { kind } = {}, at = context.active()) =>
      trace.wrapSpanContext((kind === SpanKind.CONSUMER ? undefined : trace.getSpanContext(at)) ?? INVALID_SPAN_CONTEXT),
    startActiveSpan: () => {
      throw new Error('pg-boss starts its spans by itself.');
    },
  }),
};
