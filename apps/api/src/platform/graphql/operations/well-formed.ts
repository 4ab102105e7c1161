/** Why a text from outside is refused: PostgreSQL stores no NUL, and would turn two different lone surrogates into one U+FFFD. */
export type TextFault = 'nul' | 'surrogate' | 'depth';

/** Under the `u` flag a pair is one character, so only halves match. */
const LONE_SURROGATE = /\p{Surrogate}/u;

export function textFault(text: string): TextFault | null {
  if (text.includes('\0')) return 'nul';
  return LONE_SURROGATE.test(text) ? 'surrogate' : null;
}

/** The first fault of any string or key in a JSON value. Walks with its own stack: a hostile value may nest 100,000 levels. */
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
