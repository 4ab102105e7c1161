import { renderMessage, type MessageTable, type Params } from '@muster/diagnostics';
import { formatsMessages } from '@muster/formats';
import { rulesMessages } from '@muster/rules';
import { POINTS_DIFFER, pointsDifferMessages } from './points-differ.js';

/** What only the check as a whole can say. */
const checkingMessages = {
  [POINTS_DIFFER]: pointsDifferMessages,
  DATA_GAP: {
    noRelease: 'No data release of the {{edition}} edition is in force on {{date}}.',
    editionUnknown: 'The edition of this list could not be told; name it.',
  },
  RULE_NOT_MODELLED: {
    noRuleset: 'The army-building rules of the {{edition}} edition are not built yet; the list was read and priced, not judged.',
  },
} as const satisfies MessageTable;

/** Tables of several rooms may speak under one code; two sentences for one message would be a fault of ours. */
function together(tables: readonly MessageTable[]): MessageTable {
  const whole: Record<string, Record<string, string>> = {};
  for (const table of tables) {
    for (const [code, messages] of Object.entries(table)) {
      const known = (whole[code] ??= {});
      for (const [messageId, sentence] of Object.entries(messages)) {
        if (known[messageId] !== undefined && known[messageId] !== sentence) throw new Error(`"${code}/${messageId}" has two sentences.`);
        known[messageId] = sentence;
      }
    }
  }
  return whole;
}

/** Every sentence a check can say in English, by code and message id. */
export const englishMessages: MessageTable = together([formatsMessages, rulesMessages, checkingMessages]);

/** A sentence for anything with a code, a message id and values. Throws for a code no room declared: that is our fault. */
export function say({ code, messageId, params }: { readonly code: string; readonly messageId: string; readonly params: Params }): string {
  const template = englishMessages[code]?.[messageId];
  if (template === undefined) throw new Error(`No sentence for ${code}/${messageId}.`);
  return renderMessage(template, params);
}
