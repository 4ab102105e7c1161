const MOST_FRAMES = 12;

/** Errors whose words come from the JavaScript engine, and name code, not data. */
const SAFE_TO_QUOTE = new Set(['TypeError', 'RangeError', 'ReferenceError']);

/** What a log may say of an error: its kind, its code and where it arose. Messages of other errors may quote a player's list. */
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

/** The stack below the message, which may have lines that look like frames. */
function framesOf({ message, stack = '' }: Error): readonly string[] {
  const frames = stack.slice(stack.indexOf(message) + message.length).split('\n');
  return frames
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim().slice(3));
}
