import type { Params } from '#muster/diagnostics';
import type { MessageTable } from '#muster/messages';
import type { Intent } from '../../edit/intent.js';

export type FixMessageId = keyof typeof fixMessages.FIX;

/** A change that may settle a finding, before it is tried. */
export interface Remedy {
  readonly messageId: FixMessageId;
  readonly params: Params;
  readonly intents: readonly Intent[];
}

export const fixMessages = {
  FIX: {
    takeOut: 'Take out {{units}}.',
    takeOff: 'Take {{entry}} off {{unit}}.',
    resize: 'Give {{unit}} {{models}} {{models|one:model|other:models}}.',
    removeDetachment: 'Take out the detachment {{detachment}}.',
    addUnits: 'Add {{count}} {{datasheet}}.',
    makeWarlord: 'Make {{unit}} the Warlord.',
    noWarlord: 'Name no Warlord yet.',
    detach: 'Let {{units}} stay unattached.',
    deploy: 'Start {{units}} on the table.',
    disembark: 'Let {{units}} start outside their transport.',
    choose: 'Have {{count}} {{option}} in {{unit}}.',
    chooseEach: 'Have in {{unit}}: {{options}}.',
  },
} as const satisfies MessageTable;
