import type { Diagnostic, Params, Severity } from '#muster/diagnostics';
import type { MessageTable } from '#muster/messages';

/** Messages about files that were read, by code. `file` is the path that the caller passed; `line` starts at 1. */
export const readMessages = {
  'import/unreadable-file': {
    notXml: '{{file}}, line {{line}}: the XML is invalid: {{problem}}.',
    notUtf8: '{{file}}: the text is not UTF-8.',
    doctype: '{{file}}, line {{line}}: a DOCTYPE is not accepted.',
    empty: '{{file}}: the file is empty.',
    truncated: '{{file}}, line {{line}}: the file ends before all its elements are closed.',
    wrongRoot: '{{file}}, line {{line}}: a file of this type must not begin with this element.',
    missingIdentity: '{{file}}, line {{line}}: <{{element}}> has no {{attribute}}.',
    notJson: '{{file}}: the JSON is invalid.',
  },
  'import/other-file': {
    notData: '{{file}}: the file is not BattleScribe data and was ignored.',
  },
  'import/over-limit': {
    bytes: '{{file}}: the file is larger than {{limit}} {{limit|one:byte|other:bytes}}.',
    elements: '{{file}}, line {{line}}: the file has more than {{limit}} elements.',
    depth: '{{file}}, line {{line}}: elements are nested more than {{limit}} levels deep.',
    attributes: '{{file}}, line {{line}}: an element has more than {{limit}} attributes.',
    text: '{{file}}, line {{line}}: a text is longer than {{limit}} {{limit|one:character|other:characters}}.',
    places:
      '{{file}}, line {{line}}: once its links are followed, {{name}} contains more than {{limit}} {{limit|one:entry|other:entries}} and groups.',
    allPlaces:
      'Once their links are followed, the entries of all files contain more than {{limit}} {{limit|one:entry|other:entries}} and groups.',
    information: '{{file}}, line {{line}}: once its links are followed, {{name}} shows more than {{limit}} profiles and rules.',
    name: '{{file}}, line {{line}}: a name is longer than {{limit}} {{limit|one:character|other:characters}} and was truncated.',
  },
  'import/unreadable-zip': {
    notZip: '{{file}}: the file is not a readable zip file.',
    manyFiles: '{{file}}: the zip file must contain exactly one file but contains {{count}}.',
    encrypted: '{{file}}: the zip file is encrypted.',
    tooLarge: '{{file}}: its unzipped content is larger than {{limit}} {{limit|one:byte|other:bytes}}.',
    tooDense: '{{file}}: its unzipped content is more than {{limit}} {{limit|one:time|other:times}} as large as the zip file.',
    broken: '{{file}}: {{entry}} cannot be unzipped.',
    manyEntries: '{{file}}: the zip file contains more than {{limit}} {{limit|one:file|other:files}}.',
    noData: '{{file}}: the zip file contains no data files.',
  },
  'import/unknown-construct': {
    element: '{{file}}, line {{line}}: <{{element}}> in <{{parent}}> is unknown and was ignored.',
    attribute: '{{file}}, line {{line}}: {{attribute}} of <{{element}}> is unknown and was ignored.',
    associations: '{{file}}, line {{line}}: <{{element}}> counts associations, which are not evaluated.',
    scope: '{{file}}, line {{line}}: the scope {{scope}} of <{{element}}> is unknown, so it has no effect.',
  },
  'import/bad-value': {
    number: '{{file}}, line {{line}}: {{attribute}} of <{{element}}> is not a number; the element was ignored.',
    word: '{{file}}, line {{line}}: "{{value}}" is not a known value for {{attribute}} of <{{element}}>.',
    noId: '{{file}}, line {{line}}: <{{element}}> has no id.',
    repeatedId: '{{file}}, line {{line}}: the id {{id}} of <{{element}}> is already in use.',
  },
  'import/bad-amount': {
    unreadable: '{{file}}, line {{line}}: {{attribute}} of <{{element}}> is "{{value}}", which is not a number.',
    outOfRange: '{{file}}, line {{line}}: {{attribute}} of <{{element}}> is {{value}}, which is not between {{least}} and {{most}}.',
    missing: '{{file}}, line {{line}}: <{{element}}> has no {{attribute}}.',
    modifier:
      '{{file}}, line {{line}}: the value by which a modifier changes a cost or a limit is not a number from {{least}} to {{most}}.',
  },
  'import/duplicate-id': {
    file: '{{file}}: the file has the same id as {{other}}: {{id}}.',
    node: '{{file}}, line {{line}}: the id {{id}} of <{{element}}> is already used in {{other}}, line {{otherLine}}; {{count}} nodes have this id.',
  },
  'import/missing-file': {
    catalogue: '{{file}}, line {{line}}: the linked catalogue {{name}} ({{id}}) is not among the files.',
    gameSystem: '{{file}}: the game system {{id}} is not among the files.',
  },
  'import/link-cycle': {
    catalogues: '{{file}}, line {{line}}: the link to {{name}} creates a cycle of catalogue links.',
  },
  'import/dangling-target': {
    link: '{{file}}, line {{line}}: <{{element}}> refers to {{id}}, which does not exist; {{count}} {{count|one:link refers|other:links refer}} to it.',
  },
} as const satisfies MessageTable;

export type ReadCode = keyof typeof readMessages;

/** Creates a diagnostic about a file. Its path is that of the file. */
export function readDiagnostic<Code extends ReadCode>(
  code: Code,
  messageId: keyof (typeof readMessages)[Code] & string,
  severity: Severity,
  file: string,
  line: number | null,
  params: Params = {},
): Diagnostic {
  const place: Params = line === null ? { file } : { file, line };
  return { code, messageId, severity, params: { ...place, ...params }, path: [file], related: [], line, cites: null };
}
