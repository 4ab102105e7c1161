import type { Diagnostic, Params, Severity } from '#muster/diagnostics';

/** Sentences about BattleScribe data that was read but is inconsistent. */
export const importMessages = {
  'import/unfit-source': {
    nothing: 'The source contains no data files (.gst, .cat).',
    otherEdition: 'The game system "{{system}}" is for edition {{found}}, but the import was requested for edition {{asked}}.',
  },
  'import/unfit-price': {
    belowZero: '{{file}}, line {{line}}: {{name}} costs {{points}} {{points|one:point|other:points}}.',
  },
  'import/enhancement-unbound': {
    noDetachment: 'The data does not show which detachment offers the enhancement "{{enhancement}}" ({{id}}).',
  },
  'import/dangling-link': {
    entry: 'The link "{{link}}" ({{id}}) has no target that can be selected; it is ignored.',
  },
  'import/clauses-read': {
    share: '{{understood}} of {{total}} {{kind}} clauses were understood.',
  },
  'import/clause-respelt': {
    respelt:
      'A clause names "{{printed}}", which is not in the data; it was read as "{{name}}", the only name that differs by one typing error.',
  },
  'import/clause-unread': {
    unread: 'A {{kind}} clause ({{id}}) was not understood; lists that depend on it will need review.',
  },
} as const;

export type ImportCode = keyof typeof importMessages;

export function importDiagnostic<Code extends ImportCode>(
  code: Code,
  messageId: keyof (typeof importMessages)[Code] & string,
  severity: Severity,
  params: Params,
  line: number | null = null,
): Diagnostic {
  return { code, messageId, severity, params, path: [], related: [], line, cites: null };
}
