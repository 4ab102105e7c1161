import type { Diagnostic, Params, Severity } from '#muster/diagnostics';

/** Sentences about community data that were read but do not fit together. */
export const importMessages = {
  'import/unfit-source': {
    nothing: 'There are no data files (.gst, .cat) in it.',
    otherEdition: 'The game system "{{system}}" is of the edition {{found}}; the import was asked for {{asked}}.',
  },
  'import/unfit-price': {
    belowZero: '{{file}}, line {{line}}: {{name}} costs {{points}} {{points|one:point|other:points}}.',
  },
  'import/enhancement-unbound': {
    noDetachment: 'Nothing says which detachment offers the enhancement "{{enhancement}}" ({{id}}).',
  },
  'import/dangling-link': {
    entry: 'The link "{{link}}" ({{id}}) leads to nothing that can be selected; it is left out.',
  },
  'import/clauses-read': {
    share: '{{understood}} of {{total}} {{kind}} clauses were understood.',
  },
  'import/clause-respelt': {
    respelt: 'A clause says "{{printed}}", which is no name of the data; "{{name}}" was read, the only one that differs from it by a slip.',
  },
  'import/clause-unread': {
    unread: 'A {{kind}} clause ({{id}}) was not understood; rules that need it will ask for a human.',
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
