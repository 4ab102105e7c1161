import type { ClauseKind, ClauseShare } from './clause-share.types.js';
import { importDiagnostic } from '../import-messages.js';
import type { ImportContext } from '../context.js';
import { compareText } from '../order.js';

/** Counts the clauses in rules text that were understood. */
export class ClauseReport {
  private readonly clauses = new Map<ClauseKind, Map<string, boolean>>();

  add(kind: ClauseKind, sourceId: string, understood: boolean): void {
    const known = this.clauses.get(kind) ?? new Map<string, boolean>();
    this.clauses.set(kind, known);
    known.set(sourceId, understood && (known.get(sourceId) ?? true));
  }

  shares(): readonly ClauseShare[] {
    return [...this.clauses]
      .map(([kind, clauses]) => {
        const unread = [...clauses].filter(([, understood]) => !understood).map(([id]) => id);
        return { kind, total: clauses.size, understood: clauses.size - unread.length, unread: unread.sort(compareText) };
      })
      .sort((a, b) => compareText(a.kind, b.kind));
  }

  /** Reports one line per kind of clause, and one per clause that was not understood. */
  tell(context: ImportContext): void {
    for (const { kind, total, understood, unread } of this.shares()) {
      context.diagnostics.push(importDiagnostic('import/clauses-read', 'share', 'info', { kind, understood, total }));
      for (const id of unread) context.diagnostics.push(importDiagnostic('import/clause-unread', 'unread', 'warning', { kind, id }));
    }
  }
}
