import type { KeywordExpression } from '#muster/catalogue';

/** A partly known statement about a unit: a keyword expression, or the constant true or false. */
export type Statement = KeywordExpression | boolean;

/** Bounds of a statement that is not fully known: an expression that is sufficient for it, and one that is necessary. */
export interface Between {
  readonly atLeast: Statement;
  readonly atMost: Statement;
}

export const UNKNOWN: Between = { atLeast: false, atMost: true };

export function exactly(statement: Statement): Between {
  return { atLeast: statement, atMost: statement };
}

export function bothOf(parts: readonly Between[]): Between {
  return { atLeast: all(parts.map(({ atLeast }) => atLeast)), atMost: all(parts.map(({ atMost }) => atMost)) };
}

export function anyOf(parts: readonly Between[]): Between {
  return { atLeast: any(parts.map(({ atLeast }) => atLeast)), atMost: any(parts.map(({ atMost }) => atMost)) };
}

export function noneOf({ atLeast, atMost }: Between): Between {
  return { atLeast: not(atMost), atMost: not(atLeast) };
}

export function all(parts: readonly Statement[]): Statement {
  if (parts.includes(false)) return false;
  return joined(parts, (some) => ({ all: some })) ?? true;
}

export function any(parts: readonly Statement[]): Statement {
  if (parts.includes(true)) return true;
  return joined(parts, (some) => ({ any: some })) ?? false;
}

function not(statement: Statement): Statement {
  if (typeof statement === 'boolean') return !statement;
  if ('not' in statement) return statement.not;
  if ('all' in statement) return any(statement.all.map(not));
  return 'any' in statement ? all(statement.any.map(not)) : { not: statement };
}

/** Combines the parts without duplicates and flattens nested lists of the same kind. Null if no part contains anything. */
function joined(parts: readonly Statement[], make: (some: readonly KeywordExpression[]) => KeywordExpression): KeywordExpression | null {
  const kind = Object.keys(make([]))[0];
  const laidOpen = parts.flatMap((part): readonly KeywordExpression[] => {
    if (typeof part === 'boolean') return [];
    if (kind === 'all' && 'all' in part) return part.all;
    if (kind === 'any' && 'any' in part) return part.any;
    return [part];
  });
  const distinct = new Map(laidOpen.map((part) => [JSON.stringify(part), part]));
  const some = [...distinct]
    .filter(([, part]) => !inner(part).some((one) => distinct.has(JSON.stringify(one))))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, part]) => part);
  return some.length > 1 ? make(some) : (some[0] ?? null);
}

/** Parts that make a list containing them redundant: A or (A and B) is A. */
function inner(part: KeywordExpression): readonly KeywordExpression[] {
  if ('all' in part) return part.all;
  return 'any' in part ? part.any : [];
}
