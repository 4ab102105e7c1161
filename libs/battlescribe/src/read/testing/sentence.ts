import type { Diagnostic } from '#muster/diagnostics';
import { renderMessage, type MessageTable } from '#muster/messages';
import { readMessages } from '../read-messages.js';

const TABLE: MessageTable = readMessages;

/** The diagnostic as a person reads it. Throws when its sentence lacks a value. */
export function sentence({ code, messageId, params }: Diagnostic): string {
  const template = TABLE[code]?.[messageId];
  if (template === undefined) throw new Error(`${code} has no sentence ${messageId}.`);
  return renderMessage(template, params);
}
