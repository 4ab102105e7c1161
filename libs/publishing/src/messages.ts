import { readMessages } from '#muster/battlescribe';
import { importMessages, nativeMessages } from '#muster/importers';
import type { MessageTable } from '#muster/messages';
import { publishingMessages } from './publishing.messages.js';

/** The messages of imports and drafts. */
export const PUBLISHING_MESSAGES: readonly MessageTable[] = [readMessages, importMessages, nativeMessages, publishingMessages];
