import type { RosterIntentInput } from './operations.generated.ts';

/** Suggested intents have the fields of the input, but a field that is not given is null. */
export function suggested(intents: readonly object[]): readonly RosterIntentInput[] {
  const sent: readonly RosterIntentInput[] = JSON.parse(JSON.stringify(intents, (_, value: unknown) => value ?? undefined));
  return sent;
}
