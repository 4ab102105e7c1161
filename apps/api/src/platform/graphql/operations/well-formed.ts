/** Why a text is refused: PostgreSQL cannot store NUL, lone surrogates would all become U+FFFD, and deep nesting costs too much. */
export type TextFault = 'nul' | 'surrogate' | 'depth';

export function textFault(text: string): TextFault | null {
  if (text.includes('\0')) return 'nul';
  return text.isWellFormed() ? null : 'surrogate';
}

/** Returns a problem in any string or key of a JSON value. It goes no deeper than `maxDepth`, because a hostile value may nest 100,000 levels. */
export function valueFault(value: unknown, maxDepth: number): TextFault | null {
  if (maxDepth < 0) return 'depth';
  if (typeof value === 'string') return textFault(value);
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) return firstFault(value, maxDepth);
  for (const [key, child] of Object.entries(value)) {
    const fault = valueFault(key, maxDepth - 1) ?? valueFault(child, maxDepth - 1);
    if (fault) return fault;
  }
  return null;
}

function firstFault(values: readonly unknown[], maxDepth: number): TextFault | null {
  for (const value of values) {
    const fault = valueFault(value, maxDepth - 1);
    if (fault) return fault;
  }
  return null;
}
