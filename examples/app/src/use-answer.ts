import type { Result } from '@muster/client';
import { useEffect, useState } from 'preact/hooks';

/** The answer to a question of the server; null until it arrives. It is asked again when an item of `about` changes. */
export function useAnswer<Value>(ask: (signal: AbortSignal) => Promise<Result<Value>>, about: readonly unknown[]): Result<Value> | null {
  const [answer, setAnswer] = useState<Result<Value> | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    setAnswer(null);
    void ask(leaving.signal).then((result) => (leaving.signal.aborted ? undefined : setAnswer(result)));
    return () => leaving.abort();
  }, about);
  return answer;
}
