/** Why a text is refused: PostgreSQL cannot store NUL, lone surrogates would all become U+FFFD, and deep nesting costs too much. */
export type TextFault = 'nul' | 'surrogate' | 'depth';

/** With the `u` flag a surrogate pair is one character, so this matches only lone surrogates. */
const LONE_SURROGATE = /\p{Surrogate}/u;

export function textFault(text: string): TextFault | null {
  if (text.includes('\0')) return 'nul';
  return LONE_SURROGATE.test(text) ? 'surrogate' : null;
}

/**
 * Returns the first problem in any string or key of a JSON value. It uses its own stack, because a hostile value may nest 100,000 levels.
 */
export function valueFault(value: unknown, maxDepth: number): TextFault | null {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const fault = next.depth > maxDepth ? 'depth' : typeof next.value === 'string' ? textFault(next.value) : null;
    if (fault) return fault;
    for (const child of childrenOf(next.value)) open.push({ value: child, depth: next.depth + 1 });
  }
  return null;
}

function childrenOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null ? Object.entries(value).flat() : [];
}
