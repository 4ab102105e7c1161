import type { Diagnostic } from '#muster/diagnostics';
import { renderMessage, type MessageTable } from '#muster/messages';
import { readMessages } from '../read-messages.js';

const TABLE: MessageTable = readMessages;

/** The message of a diagnostic in English. Throws if a parameter of the message is missing. */
export function sentence({ code, messageId, params }: Diagnostic): string {
  const template = TABLE[code]?.[messageId];
  if (template === undefined) throw new Error(`${code} has no sentence ${messageId}.`);
  return renderMessage(template, params);
}
