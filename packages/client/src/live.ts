import { errorsIn } from './exchange.ts';
import { failure, refused, success, type Result } from './result.ts';

/** An event as the protocols deliver it. */
export interface LiveAnswer<Data> {
  readonly data?: Data | null | undefined;
  readonly errors?: unknown;
}

/** Returns the events of a subscription as results, and a failed connection as the last one. It ends when the signal is aborted. */
export async function* resultsOf<Data>(
  answers: AsyncIterableIterator<LiveAnswer<Data>>,
  failureOf: (fault: unknown) => Result<never> | Promise<Result<never>>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Result<Data>, void, undefined> {
  const leave = (): void => void answers.return?.();
  if (signal?.aborted) return leave();
  signal?.addEventListener('abort', leave, { once: true });
  try {
    for await (const { data, errors } of answers) {
      const said = errorsIn(errors);
      if (said.length > 0 || data === undefined || data === null) yield failure(refused(said, 200, null));
      else yield success(data);
    }
  } catch (fault) {
    if (!signal?.aborted) yield await failureOf(fault);
  } finally {
    signal?.removeEventListener('abort', leave);
    leave();
  }
}

/** The error of a connection that could not be made or was lost for good. */
export function lost(fault: unknown, tries: number): Result<never> {
  const message = fault instanceof Error ? fault.message : 'The connection was lost.';
  return failure({ kind: 'network', message, tries });
}
