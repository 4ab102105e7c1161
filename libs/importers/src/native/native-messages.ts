import type { Diagnostic, Params, Path } from '#muster/diagnostics';
import type { MessageTable } from '#muster/messages';

/** Sentences about data written by hand. The path says where in the document. */
export const nativeMessages = {
  'import/native': {
    notObject: 'An object is expected here.',
    notList: 'A list is expected here.',
    notText: 'A text is expected here.',
    notNumber: 'A whole number from {{min}} to {{max}} is expected here.',
    notBoolean: 'true or false is expected here.',
    notOneOf: 'One of these is expected here: {{words}}.',
    notId: 'An id is made of lower-case letters, digits and hyphens.',
    notDate: 'A date is written YYYY-MM-DD.',
    notKeywords: 'A keyword, or an object with one of has, all, any and not, is expected here.',
    tooLong: 'At most {{limit}} {{limit|one:is|other:are}} accepted here.',
    empty: 'Something must stand here.',
    missing: '"{{field}}" is missing.',
    unknownField: '"{{field}}" is not a field of this.',
    twice: 'The id "{{id}}" was given before.',
    unknownReference: 'There is no {{kind}} "{{id}}".',
    minAboveMax: 'The minimum {{min}} is above the maximum {{max}}.',
    defaultsDiffer: 'By default {{defaults}} are chosen, where between {{min}} and {{max}} may be.',
    tiersNotRising: 'Tiers rise, and only the last one is open.',
    noCatalogue: 'The release has no catalogue of the faction "{{id}}".',
    noGroup: 'Nothing in the catalogue of the faction "{{id}}" offers {{kind}}; it is only listed.',
  },
} as const satisfies MessageTable;

export type NativeMessage = keyof (typeof nativeMessages)['import/native'];

export function nativeProblem(messageId: NativeMessage, path: Path, params: Params = {}): Diagnostic {
  return { code: 'import/native', messageId, severity: 'error', params, path, related: [], line: null, cites: null };
}
