/** A statement that has ended. */
export interface StatementTime {
  /** What it does, without its values. */
  readonly kind: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly seconds: number;
  readonly hasFailed: boolean;
}

/** What a job carries of the trace of the request that queued it: the headers of W3C Trace Context. */
export type JobContext = Readonly<Record<string, string>>;

/** Receives what belongs to the trace of a request or job. */
export interface Tracing {
  readonly onStatement: (time: StatementTime) => void;
  /** Runs a job within its trace. */
  readonly inJob: <T>(queue: string, carried: JobContext | null, work: () => Promise<T>) => Promise<T>;
}
