import type { Result } from '@muster/client';

/** What stands in the place of an answer that has not arrived, or that is an error. */
export function Told({ answer }: { readonly answer: Result<unknown> | null }) {
  if (answer === null) return <p role="status">Loading …</p>;
  return answer.ok ? null : <p role="alert">{answer.error.message}</p>;
}
