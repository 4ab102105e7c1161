import type { PhaseTime } from '#muster/checks';
import type { JobContext, StatementTime, Tracing } from '#muster/persistence';
import type { Traces } from '#muster/settings';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';
import { SaidOnly } from './said-only.js';

/** The tracing of a process. */
export interface ProcessTracing extends Tracing {
  /** Adds a span for a phase of a check to the trace of the current request or job. */
  readonly onPhase: (time: PhaseTime) => void;
  /** Sends what is left. */
  readonly stop: () => Promise<void>;
}

/** Begins to send traces to a collector, or to standard output. OpenTelemetry is loaded here, so a process that sends none does without it. */
export async function startTracing({ url }: Traces, service: string): Promise<ProcessTracing> {
  const [
    { NodeTracerProvider, BatchSpanProcessor, ConsoleSpanExporter, SimpleSpanProcessor },
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const processor =
    url === null
      ? new SimpleSpanProcessor(new SaidOnly(new ConsoleSpanExporter()))
      : new BatchSpanProcessor(new SaidOnly(new OTLPTraceExporter({ url })));
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [processor],
  });
  provider.register();
  return {
    onPhase: ({ phase, startedAt, seconds }) => add({ name: `check: ${phase}`, startedAt, seconds }),
    onStatement: addStatement,
    inJob,
    stop: async () => {
      await provider.shutdown().catch(() => undefined); // a collector that does not answer holds up no shutdown
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}

interface Added {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly seconds: number;
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
}

const tracer = () => trace.getTracer('muster');

/** Adds a span that has ended to the current trace. Outside of requests and jobs there is none. */
function add({ name, startedAt, seconds, ...options }: Added, hasFailed = false): void {
  if (!trace.getActiveSpan()) return;
  const span = tracer().startSpan(name, { ...options, startTime: startedAt });
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(startedAt + seconds * 1_000);
}

function addStatement({ kind, startedAt, seconds, hasFailed }: StatementTime): void {
  const attributes = { 'db.system.name': 'postgresql' };
  add({ name: `database: ${kind}`, startedAt, seconds, kind: SpanKind.CLIENT, attributes }, hasFailed);
}

/** Runs a job as part of the trace of the request that queued it, or of a trace of its own if none did. */
function inJob<T>(queue: string, carried: JobContext | null, work: () => Promise<T>): Promise<T> {
  const parent = carried === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, carried);
  const attributes = { 'messaging.system': 'pg-boss', 'messaging.destination.name': queue, 'messaging.operation.type': 'process' };
  return tracer().startActiveSpan(`job: ${queue}`, { kind: SpanKind.CONSUMER, attributes }, parent, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
