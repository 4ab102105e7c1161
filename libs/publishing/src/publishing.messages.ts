import type { Diagnostic, Params, Path } from '#muster/diagnostics';
import type { MessageTable } from '#muster/messages';

/** Sentences for problems of an administrator's edit. */
export const publishingMessages = {
  'draft/invalid-edit': {
    unknownField: '"{{field}}" is not a field that can be changed.',
    badValue: 'This value is not valid for the field "{{field}}".',
    unknownTarget: 'The draft contains nothing with the id "{{id}}".',
    ambiguousTarget: 'Several entries of the draft are called "{{id}}": {{names}}. Use the id of one of them.',
    severalSizes:
      '{{name}} has a price for each size ({{sizes}}). Name the size with `pointsOfSize`, or give all prices with `pointsBySize`.',
    noSuchSize: '{{name}} has no price of its own for {{models}} {{models|one:model|other:models}}. It has: {{sizes}}.',
    unknownOverlay: 'The draft has no change with the id "{{id}}".',
    unknownEntry: 'The draft has no {{kind}} with the id "{{id}}".',
    idTaken: 'The id "{{id}}" is already in use.',
    stillNeeded: '{{kind}} "{{by}}" refers to "{{id}}", which would no longer be in the draft.',
    unknownLed: 'The draft has no datasheet called "{{name}}" that this datasheet could lead.',
    badPrice: '{{name}} would cost {{points}} {{points|one:point|other:points}}; prices must be from 0 to 100000.',
    sizeCheaper:
      '{{name}}: {{models}} {{models|one:model costs|other:models cost}} {{points}} {{points|one:point|other:points}}, less than the {{before}} {{before|one:point|other:points}} for a smaller unit.',
    unusableName: 'The {{kind}} "{{id}}" has a name or alias with a line break or an invisible character.',
    noReason: 'A reason is required to change data.',
    tooLong: 'This is longer than {{limit}} {{limit|one:character|other:characters}}.',
  },
} as const satisfies MessageTable;

export type EditMessage = keyof (typeof publishingMessages)['draft/invalid-edit'];

export function editProblem(messageId: EditMessage, path: Path, params: Params = {}): Diagnostic {
  return { code: 'draft/invalid-edit', messageId, severity: 'error', params, path, related: [], line: null, cites: null };
}

/** A warning about something unusual that may be intended. */
export function editWarning(messageId: EditMessage, path: Path, params: Params = {}): Diagnostic {
  return { ...editProblem(messageId, path, params), severity: 'warning' };
}
