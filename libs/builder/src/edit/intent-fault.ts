import type { Params, Sayable } from '#muster/diagnostics';
import type { MessageTable } from '#muster/messages';

/** Why an intent is impossible. Breaking a rule does not make an intent impossible. */
export interface IntentFault extends Sayable {
  readonly code: 'INVALID_EDIT';
  readonly messageId: IntentFaultId;
}

export type IntentFaultId = keyof (typeof intentMessages)['INVALID_EDIT'];

export const intentMessages = {
  INVALID_EDIT: {
    UNKNOWN_UNIT: 'The roster has no unit {{id}}.',
    UNKNOWN_SELECTION: 'The roster has no selection {{id}}.',
    UNKNOWN_DETACHMENT: 'Neither the roster nor the release has a detachment {{id}}.',
    UNKNOWN_DATASHEET: 'The release has no datasheet {{id}}.',
    UNKNOWN_OPTION: '{{of}} has no such option.',
    UNKNOWN_ENTRY: '{{unit}} does not offer {{id}}.',
    UNKNOWN_FACTION: 'The release has no faction {{id}}.',
    NOT_OFFERED: 'The detachment does not offer {{datasheet}}.',
    NOT_RESIZABLE: '{{unit}} has no models that can be added or removed.',
    LAST_DETACHMENT: 'An army must have at least one detachment.',
    SAME_UNIT: 'A unit cannot be attached to itself or embark in itself.',
    RULES_REFUSED: '{{reason}}',
    RULES_REFUSED_TOO: '{{reason}} {{others}}',
    TOO_LARGE: 'A roster may have at most {{limit}} {{limit|one:selection|other:selections}}.',
    COUNT_OUT_OF_RANGE: 'The number must be from {{from}} to {{to}}, but it is {{count}}.',
  },
} as const satisfies MessageTable;

/** Thrown inside this library by an intent that is impossible; `applyIntents` catches it and discards the other changes. */
export class Impossible extends Error {
  constructor(readonly fault: IntentFault) {
    super(fault.messageId);
  }
}

export function impossible(messageId: IntentFaultId, params: Params): never {
  throw new Impossible({ code: 'INVALID_EDIT', messageId, params });
}
