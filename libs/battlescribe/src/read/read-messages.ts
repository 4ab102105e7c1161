import type { Diagnostic, Params, Severity } from '#muster/diagnostics';
import type { MessageTable } from '#muster/messages';

/** Messages about files that were read, by code. `file` is the path that the caller passed; `line` starts at 1. */
export const readMessages = {
  'import/unreadable-file': {
    notXml: '{{file}}, line {{line}}: the XML is broken: {{problem}}.',
    notUtf8: '{{file}}: the text is not UTF-8.',
    doctype: '{{file}}, line {{line}}: a DOCTYPE is not accepted.',
    empty: '{{file}}: there is nothing in it.',
    truncated: '{{file}}, line {{line}}: the file ends before its elements do.',
    wrongRoot: '{{file}}, line {{line}}: such a file does not begin like this.',
    missingIdentity: '{{file}}, line {{line}}: <{{element}}> has no {{attribute}}.',
    notJson: '{{file}}: the JSON is broken.',
  },
  'import/over-limit': {
    bytes: '{{file}}: it is larger than {{limit}} {{limit|one:byte|other:bytes}}.',
    elements: '{{file}}, line {{line}}: it has more than {{limit}} elements.',
    depth: '{{file}}, line {{line}}: its elements nest deeper than {{limit}}.',
    attributes: '{{file}}, line {{line}}: an element has more than {{limit}} attributes.',
    text: '{{file}}, line {{line}}: a text is longer than {{limit}} {{limit|one:character|other:characters}}.',
    places:
      '{{file}}, line {{line}}: with its links followed, {{name}} holds more than {{limit}} {{limit|one:entry|other:entries}} and groups.',
    allPlaces: 'With their links followed, the entries of all files hold more than {{limit}} {{limit|one:entry|other:entries}} and groups.',
    information: '{{file}}, line {{line}}: with its links followed, {{name}} shows more than {{limit}} profiles and rules.',
    name: '{{file}}, line {{line}}: a name is longer than {{limit}} {{limit|one:character|other:characters}} and was cut.',
  },
  'import/unreadable-zip': {
    notZip: '{{file}}: it is not a zip file that can be read.',
    manyFiles: '{{file}}: it must hold exactly one file and holds {{count}}.',
    encrypted: '{{file}}: it is encrypted.',
    tooLarge: '{{file}}: unzipped it is larger than {{limit}} {{limit|one:byte|other:bytes}}.',
    tooDense: '{{file}}: it unzips to more than {{limit}} {{limit|one:time|other:times}} its size.',
    broken: '{{file}}: {{entry}} cannot be unzipped.',
    manyEntries: '{{file}}: it holds more than {{limit}} {{limit|one:file|other:files}}.',
    noData: '{{file}}: there is no data file in it.',
  },
  'import/unknown-construct': {
    element: '{{file}}, line {{line}}: <{{element}}> in <{{parent}}> is not known and was left out.',
    attribute: '{{file}}, line {{line}}: {{attribute}} of <{{element}}> is not known and was left out.',
  },
  'import/bad-value': {
    number: '{{file}}, line {{line}}: {{attribute}} of <{{element}}> is not a number; the element was left out.',
    word: '{{file}}, line {{line}}: "{{value}}" is not known as {{attribute}} of <{{element}}>.',
    noId: '{{file}}, line {{line}}: <{{element}}> has no id.',
    repeatedId: '{{file}}, line {{line}}: the id {{id}} of <{{element}}> was used before.',
  },
  'import/bad-amount': {
    unreadable: '{{file}}, line {{line}}: {{attribute}} of <{{element}}> is "{{value}}", which is not a number.',
    outOfRange: '{{file}}, line {{line}}: {{attribute}} of <{{element}}> is {{value}}, which is outside {{least}} to {{most}}.',
    missing: '{{file}}, line {{line}}: <{{element}}> has no {{attribute}}.',
    modifier: '{{file}}, line {{line}}: the value by which a modifier changes a cost or a limit is not a number in {{least}} to {{most}}.',
  },
  'import/duplicate-id': {
    file: '{{file}}: it has the id {{id}} of {{other}}.',
    node: '{{file}}, line {{line}}: the id {{id}} of <{{element}}> was given before, in {{other}}, line {{otherLine}}; {{count}} nodes have it.',
  },
  'import/missing-file': {
    catalogue: '{{file}}, line {{line}}: the linked catalogue {{name}} ({{id}}) is not among the files.',
    gameSystem: '{{file}}: its game system {{id}} is not among the files.',
  },
  'import/link-cycle': {
    catalogues: '{{file}}, line {{line}}: the link to {{name}} closes a circle of catalogues.',
  },
  'import/dangling-target': {
    link: '{{file}}, line {{line}}: <{{element}}> refers to {{id}}, which is nowhere; {{count}} links do.',
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
