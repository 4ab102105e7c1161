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
    const key = `${diagnostic.severity} ${diagnostic.code} ${diagnostic.messageId}`;
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
