import type { Attributes, SpanContext } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

/**
 * Attributes that may leave the process. Libraries add others, such as whole addresses, which contain the tokens of jobs and players, and messages
 * of errors, which may quote a list.
 */
const SAID: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'graphql.operation.name',
  'graphql.operation.type',
  'error.type',
  'db.system.name',
  'messaging.system',
  'messaging.destination.name',
  'messaging.operation.type',
]);

/** Passes spans on with these attributes alone: without events, without messages, and without what a caller added to the context. */
export class SaidOnly implements SpanExporter {
  constructor(private readonly exporter: SpanExporter) {}

  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    this.exporter.export(spans.map(cleaned), done);
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  async forceFlush(): Promise<void> {
    await this.exporter.forceFlush?.();
  }
}

function cleaned(span: ReadableSpan): ReadableSpan {
  const context = withoutState(span.spanContext());
  const attributes: Attributes = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => SAID.has(name)));
  const { name, kind, startTime, endTime, duration, ended, resource, instrumentationScope } = span;
  const parent = span.parentSpanContext && { parentSpanContext: withoutState(span.parentSpanContext) };
  return {
    ...{ name, kind, startTime, endTime, duration, ended, resource, instrumentationScope, attributes, ...parent },
    ...{ status: { code: span.status.code }, spanContext: () => context, links: [], events: [] },
    ...{ droppedAttributesCount: 0, droppedEventsCount: 0, droppedLinksCount: 0 },
  };
}

function withoutState({ traceId, spanId, traceFlags, isRemote }: SpanContext): SpanContext {
  return { traceId, spanId, traceFlags, ...(isRemote !== undefined && { isRemote }) };
}
