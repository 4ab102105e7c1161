import type { Params } from '#muster/diagnostics';
import type { MessageTable } from '#muster/messages';
import type { Intent } from '../../edit/intent.js';

export type FixMessageId = keyof typeof fixMessages.FIX;

/** A change that may resolve a finding, before it is tried. */
export interface Remedy {
  readonly messageId: FixMessageId;
  readonly params: Params;
  readonly intents: readonly Intent[];
}

export const fixMessages = {
  FIX: {
    takeOut: 'Remove {{units}}.',
    takeOff: 'Remove {{entry}} from {{unit}}.',
    resize: 'Change {{unit}} to {{models}} {{models|one:model|other:models}}.',
    removeDetachment: 'Remove the detachment {{detachment}}.',
    addUnits: 'Add {{count}} {{datasheet}}.',
    makeWarlord: 'Make {{unit}} the Warlord.',
    noWarlord: 'Remove the choice of the Warlord for now.',
    detach: 'Do not attach {{units}}.',
    deploy: 'Start {{units}} on the battlefield.',
    disembark: 'Start {{units}} outside the transport.',
    choose: 'Set the number of {{option}} in {{unit}} to {{count}}.',
    chooseEach: 'For {{unit}}, choose {{options}}.',
  },
} as const satisfies MessageTable;
