/** How often and how long a client tries. All times are in milliseconds. */
export interface Retries {
  /** Number of attempts, the first included. */
  readonly tries: number;
  /** Upper bound of the first wait; it doubles with each attempt. */
  readonly first: number;
  /** Upper bound of every wait that the client chooses itself. */
  readonly longest: number;
  /** The longest `Retry-After` that is obeyed; beyond it the answer is returned at once. */
  readonly longestAsked: number;
  /** Maximum time for one attempt. */
  readonly timeout: number;
}

export const RETRIES: Retries = { tries: 5, first: 250, longest: 10_000, longestAsked: 60_000, timeout: 30_000 };

/** What one attempt came to, as far as it matters for the next. */
export type Attempt =
  /** The connection failed or was cut, or a gateway answered: the server may have done the work. */
  | { readonly kind: 'lost' }
  /** The server refused to begin and did nothing. */
  | { readonly kind: 'not begun'; readonly retryAfter: number | null }
  /** The server is unavailable and may have done the work. */
  | { readonly kind: 'unavailable'; readonly retryAfter: number | null };

/**
 * Milliseconds to wait before the next attempt; null if there should be none. An operation that is not repeatable is tried again only if
 * the server did nothing. Waits that the client chooses are random below a bound that doubles, so that clients do not return together.
 */
export function waitBefore(
  attempt: Attempt,
  tried: number,
  isRepeatable: boolean,
  { tries, first, longest, longestAsked }: Retries,
  random: () => number,
): number | null {
  if (tried >= tries || (!isRepeatable && attempt.kind !== 'not begun')) return null;
  const asked = attempt.kind === 'lost' || attempt.retryAfter === null ? null : attempt.retryAfter * 1000;
  if (asked !== null) return asked > longestAsked ? null : asked;
  return Math.ceil(random() * Math.min(longest, first * 2 ** (tried - 1)));
}

/** RFC 9110, 10.2.3: a number of seconds or a date. Null if there is none or it cannot be read. */
export function retryAfterIn(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

/** Resolves after this time, or as soon as the signal is aborted. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end, { once: true });
    function end(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    }
  });
}
