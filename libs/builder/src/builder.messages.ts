import type { MessageTable } from '#muster/messages';
import { fixMessages } from './advice/fixes/fix.js';
import { intentMessages } from './edit/intent-fault.js';

/** The messages of this library. */
export const builderMessages: MessageTable = { ...fixMessages, ...intentMessages };
