import type { Params } from './diagnostic.js';
import { renderMessage, type MessageTable } from './message.js';

/** Anything that has a sentence somewhere: a finding, a review reason, a diagnostic of an import. */
export interface Sayable {
  readonly code: string;
  readonly messageId: string;
  readonly params: Params;
}

/**
 * The voice of several rooms together. Tables may speak under one code; two sentences for one message throw here, and a message that no
 * table has throws when it is said: both are faults of ours.
 */
export function speaker(tables: readonly MessageTable[]): (said: Sayable) => string {
  const sentences = new Map<string, string>();
  for (const table of tables) {
    for (const [code, messages] of Object.entries(table)) {
      for (const [messageId, sentence] of Object.entries(messages)) {
        const key = `${code} ${messageId}`;
        const known = sentences.get(key);
        if (known !== undefined && known !== sentence) throw new Error(`"${key}" has two sentences.`);
        sentences.set(key, sentence);
      }
    }
  }
  return ({ code, messageId, params }) => {
    const template = sentences.get(`${code} ${messageId}`);
    if (template === undefined) throw new Error(`No sentence for "${code} ${messageId}".`);
    return renderMessage(template, params);
  };
}
