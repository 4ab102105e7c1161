import type { Params } from '#muster/diagnostics';
import { renderMessage, type MessageTable } from '#muster/messages';

/** Why an intent is impossible; what is only against the rules is not. */
export type IntentFaultCode = keyof typeof intentMessages;

export interface IntentFault {
  readonly code: IntentFaultCode;
  readonly params: Params;
}

/** Sentences by code; the message id is always `fault`. */
export const intentMessages = {
  UNKNOWN_UNIT: { fault: 'The roster has no unit {{id}}.' },
  UNKNOWN_SELECTION: { fault: 'The roster has no selection {{id}}.' },
  UNKNOWN_DETACHMENT: { fault: 'The roster has no detachment {{id}}, and the release no detachment of that id.' },
  UNKNOWN_DATASHEET: { fault: 'The release has no datasheet {{id}}.' },
  UNKNOWN_OPTION: { fault: '{{of}} has no such option.' },
  UNKNOWN_ENTRY: { fault: '{{unit}} does not offer {{id}}.' },
  UNKNOWN_FACTION: { fault: 'The release has no faction {{id}}.' },
  NOT_OFFERED: { fault: 'The detachment does not offer {{datasheet}}.' },
  NOT_RESIZABLE: { fault: '{{unit}} has no models to add or to take away.' },
  LAST_DETACHMENT: { fault: 'An army has at least one detachment.' },
  SAME_UNIT: { fault: 'A unit cannot be joined to itself.' },
  RULES_REFUSED: { fault: '{{reason}}' },
  TOO_LARGE: { fault: 'A roster has at most {{limit}} selections.' },
  COUNT_OUT_OF_RANGE: { fault: 'The number {{count}} is not between {{from}} and {{to}}.' },
} as const satisfies MessageTable;

/** Thrown within the room by a step that cannot be done; `applyIntents` catches it and undoes the others. */
export class Impossible extends Error {
  constructor(readonly fault: IntentFault) {
    super(fault.code);
  }
}

export function impossible(code: IntentFaultCode, params: Params): never {
  throw new Impossible({ code, params });
}

export const sayIntentFault = ({ code, params }: IntentFault): string => renderMessage(intentMessages[code].fault, params);
