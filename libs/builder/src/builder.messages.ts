import type { MessageTable } from '#muster/messages';
import { fixMessages } from './advice/fixes/fix.js';
import { intentMessages } from './edit/intent-fault.js';

/** What this room says. */
export const builderMessages: MessageTable = { ...fixMessages, ...intentMessages };
