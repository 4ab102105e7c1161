import type { Diagnostic, Params, Path } from '#muster/diagnostics';
import type { MessageTable } from '#muster/messages';

/** Sentences about manually created data. The path of the diagnostic gives the place in the document. */
export const nativeMessages = {
  'import/native': {
    notObject: 'An object is expected here.',
    notList: 'A list is expected here.',
    notText: 'A text is expected here.',
    notNumber: 'A whole number from {{min}} to {{max}} is expected here.',
    notBoolean: 'true or false is expected here.',
    notOneOf: 'One of these is expected here: {{words}}.',
    notId: 'An id may contain only lower-case letters, digits and hyphens.',
    notDate: 'A date must have the form YYYY-MM-DD.',
    notKeywords: 'A keyword, or an object with one of has, all, any and not, is expected here.',
    tooLong: 'At most {{limit}} {{limit|one:is|other:are}} accepted here.',
    empty: 'This must not be empty.',
    missing: '"{{field}}" is missing.',
    unknownField: '"{{field}}" is not a known field here.',
    twice: 'The id "{{id}}" is used more than once.',
    unknownReference: 'There is no {{kind}} "{{id}}".',
    minAboveMax: 'The minimum {{min}} is greater than the maximum {{max}}.',
    defaultsDiffer: '{{defaults}} {{defaults|one:option is|other:options are}} chosen by default, but the group allows {{min}} to {{max}}.',
    tiersNotRising: 'Tiers must be in ascending order, and only the last one may have no upper limit.',
    noCatalogue: 'The release has no catalogue for the faction "{{id}}".',
    noGroup: 'The catalogue of the faction "{{id}}" has no group for {{kind}}; the entry is listed but cannot be chosen.',
  },
} as const satisfies MessageTable;

export type NativeMessage = keyof (typeof nativeMessages)['import/native'];

export function nativeProblem(messageId: NativeMessage, path: Path, params: Params = {}): Diagnostic {
  return { code: 'import/native', messageId, severity: 'error', params, path, related: [], line: null, cites: null };
}
