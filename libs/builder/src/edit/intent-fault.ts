import type { Params, Path, Sayable } from '#muster/diagnostics';
import type { MessageTable } from '#muster/messages';

/** Why an intent is impossible. Breaking a rule does not make an intent impossible. */
export interface IntentFault extends Sayable {
  readonly code: 'INVALID_EDIT';
  readonly messageId: IntentFaultId;
}

/** A fault and its place in the request: `intents`, `0`, `addUnit`, `datasheet`. */
export interface PlacedFault extends IntentFault {
  readonly path: Path;
}

export type IntentFaultId = keyof (typeof intentMessages)['INVALID_EDIT'];

export const intentMessages = {
  INVALID_EDIT: {
    UNKNOWN_UNIT: 'The roster has no unit "{{id}}". Use the id of a unit of the roster, or a name that an earlier intent gave with `as`.',
    UNKNOWN_SELECTION: 'The roster has no choice "{{id}}". Use the `of` of an option of the unit.',
    UNKNOWN_FORCE: 'The roster has no force "{{id}}". Use the id of a force of the roster.',
    UNKNOWN_DATASHEET: 'There is no datasheet "{{id}}".',
    UNKNOWN_DATASHEET_NEAR: 'There is no datasheet "{{id}}". Similar names: {{allowed}}.',
    UNKNOWN_FACTION: 'There is no faction "{{id}}". Factions: {{allowed}}.',
    UNKNOWN_DETACHMENT: 'There is no detachment "{{id}}". {{faction}} can take: {{allowed}}.',
    FOREIGN_DETACHMENT: '{{detachment}} is a detachment of {{owner}}. {{faction}} can take: {{allowed}}.',
    DETACHMENT_NOT_TAKEN: 'The roster does not have the detachment "{{id}}". It has: {{taken}}.',
    NO_DETACHMENT_TAKEN: 'The roster does not have the detachment "{{id}}": it has no detachment.',
    UNKNOWN_OPTION: '{{of}} has no such option. Use the `option` of an option of the unit.',
    UNKNOWN_ENTRY: 'There is no Enhancement, relic, Warlord Trait or psychic power "{{id}}". {{unit}} can take: {{allowed}}.',
    ENTRY_OF_OTHERS: '{{unit}} cannot take {{entry}}. It can take: {{allowed}}.',
    TAKES_NO_ENTRIES: '{{unit}} cannot take {{entry}}, nor any other Enhancement, relic, Warlord Trait or psychic power.',
    NOT_OFFERED: '{{faction}} cannot take {{datasheet}}. Only these can: {{allowed}}.',
    OFFERED_BY_NONE: 'No army can take {{datasheet}}.',
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
  /** `within` is the path of the field in the intent. */
  constructor(
    private readonly reason: IntentFault,
    private readonly within: Path,
  ) {
    super(reason.messageId);
  }

  /** The fault of the intent at this place. */
  fault(place: Path): PlacedFault {
    return { ...this.reason, path: [...place, ...this.within] };
  }
}

/** `within` is the path, in the intent, of the field that makes it impossible. */
export function impossible(messageId: IntentFaultId, params: Params, within: Path): never {
  throw new Impossible({ code: 'INVALID_EDIT', messageId, params }, within);
}
