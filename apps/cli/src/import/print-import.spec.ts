import type { Diagnostic } from '#muster/diagnostics';
import { expect, it } from 'vitest';
import { printDiagnostics } from './print-import.js';

const diagnostic = (
  severity: Diagnostic['severity'],
  code: `import/${string}`,
  messageId: string,
  params: Diagnostic['params'],
): Diagnostic => ({ severity, code, messageId, params, path: [], related: [], line: null, cites: null });

it('prints errors last, below all warnings', () => {
  const price = { file: 'bad.cat', line: 7, name: 'Deckhands', points: -5 };
  const diagnostics = [
    diagnostic('error', 'import/unfit-price', 'belowZero', price),
    ...Array.from({ length: 30 }, (_, at) => diagnostic('warning', 'import/clause-unread', 'unread', { kind: 'leader', id: String(at) })),
    diagnostic('info', 'import/clauses-read', 'share', { kind: 'leader', understood: 0, total: 30 }),
  ];
  const kinds = printDiagnostics(diagnostics)
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/[ :]/)[0]);
  expect(kinds).toEqual(['info', ...Array.from({ length: 6 }, () => 'warning'), 'error']);
});
