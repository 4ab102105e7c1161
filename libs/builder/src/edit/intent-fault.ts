import type { Params, Sayable } from '#muster/diagnostics';
import type { MessageTable } from '#muster/messages';

/** Why an intent is impossible; what is only against the rules is not. */
export interface IntentFault extends Sayable {
  readonly code: 'INVALID_EDIT';
  readonly messageId: IntentFaultId;
}

export type IntentFaultId = keyof (typeof intentMessages)['INVALID_EDIT'];

export const intentMessages = {
  INVALID_EDIT: {
    UNKNOWN_UNIT: 'The roster has no unit {{id}}.',
    UNKNOWN_SELECTION: 'The roster has no selection {{id}}.',
    UNKNOWN_DETACHMENT: 'The roster has no detachment {{id}}, and the release no detachment of that id.',
    UNKNOWN_DATASHEET: 'The release has no datasheet {{id}}.',
    UNKNOWN_OPTION: '{{of}} has no such option.',
    UNKNOWN_ENTRY: '{{unit}} does not offer {{id}}.',
    UNKNOWN_FACTION: 'The release has no faction {{id}}.',
    NOT_OFFERED: 'The detachment does not offer {{datasheet}}.',
    NOT_RESIZABLE: '{{unit}} has no models to add or to take away.',
    LAST_DETACHMENT: 'An army has at least one detachment.',
    SAME_UNIT: 'A unit cannot be joined to itself.',
    RULES_REFUSED: '{{reason}}',
    RULES_REFUSED_TOO: '{{reason}} {{others}}',
    TOO_LARGE: 'A roster has at most {{limit}} {{limit|one:selection|other:selections}}.',
    COUNT_OUT_OF_RANGE: 'The number {{count}} is not between {{from}} and {{to}}.',
  },
} as const satisfies MessageTable;

/** Thrown within the room by a step that cannot be done; `applyIntents` catches it and undoes the others. */
export class Impossible extends Error {
  constructor(readonly fault: IntentFault) {
    super(fault.messageId);
  }
}

export function impossible(messageId: IntentFaultId, params: Params): never {
  throw new Impossible({ code: 'INVALID_EDIT', messageId, params });
}
