import type { Diagnostic, Severity } from '#muster/diagnostics';

/** Diagnostics with the same message about different places. */
export interface DiagnosticGroup {
  readonly code: string;
  readonly messageId: string;
  readonly severity: Severity;
  readonly count: number;
  readonly all: readonly Diagnostic[];
  /** The first diagnostics of the group. */
  readonly examples: readonly Diagnostic[];
}

const MOST_EXAMPLES = 5;
const ORDER: readonly Severity[] = ['info', 'warning', 'error'];

/** Errors come last, because people read the end of the output on a terminal. */
export function groupDiagnostics(diagnostics: readonly Diagnostic[]): readonly DiagnosticGroup[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const key = groupOf(diagnostic);
    const known = groups.get(key);
    if (known) known.push(diagnostic);
    else groups.set(key, [diagnostic]);
  }
  return [...groups.values()]
    .flatMap((alike) => {
      const [first] = alike;
      if (!first) return [];
      const { code, messageId, severity } = first;
      return [{ code, messageId, severity, count: alike.length, all: alike, examples: alike.slice(0, MOST_EXAMPLES) }];
    })
    .toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}

/** At most `most` diagnostics in their order: the first of every group before the second of any, so that a frequent one hides no other. */
export function someOfEach(diagnostics: readonly Diagnostic[], most: number): readonly Diagnostic[] {
  if (diagnostics.length <= most) return diagnostics;
  const counts = new Map<string, number>();
  const ranked = diagnostics.map((diagnostic, at) => {
    const rank = counts.get(groupOf(diagnostic)) ?? 0;
    counts.set(groupOf(diagnostic), rank + 1);
    return { diagnostic, at, rank };
  });
  const kept = ranked.toSorted((a, b) => a.rank - b.rank || a.at - b.at).slice(0, most);
  return kept.toSorted((a, b) => a.at - b.at).map(({ diagnostic }) => diagnostic);
}

const groupOf = ({ severity, code, messageId }: Diagnostic): string => `${severity} ${code} ${messageId}`;
