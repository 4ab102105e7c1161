const MOST_FRAMES = 12;

/** Errors whose messages come from the JavaScript engine and describe code rather than data. */
const SAFE_TO_QUOTE = new Set(['TypeError', 'RangeError', 'ReferenceError']);

/**
 * Describes an error for a log: its type, its code and where it occurred. Omits the messages of other errors, because they may quote a
 * player's list.
 */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name } = error;
  return {
    type: name,
    ...('code' in error ? { code: String(error.code) } : {}),
    ...(SAFE_TO_QUOTE.has(name) ? { message: error.message } : {}),
    at: framesOf(error),
  };
}

/** The stack frames after the message. The message is skipped because its lines can look like stack frames. */
function framesOf({ message, stack = '' }: Error): readonly string[] {
  const frames = stack.slice(stack.indexOf(message) + message.length).split('\n');
  return frames
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim().slice(3));
}
