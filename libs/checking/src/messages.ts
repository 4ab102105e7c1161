import { findingTable, readMessages } from '@muster/battlescribe';
import { speaker, type MessageTable } from '@muster/diagnostics';
import { catalogueMessages } from '@muster/catalogue';
import { formatsMessages } from '@muster/formats';
import { rulesMessages } from '@muster/rules';
import { DATA_DISAGREES, disagreementMessages } from './disagreements.js';
import { loadoutMessages } from './loadout-findings.js';
import { DATA_DRIFTED, dataDifferences, LISTS_DIFFER, listDifferences } from './over-time/difference.js';
import { POINTS_DIFFER, pointsDifferMessages } from './points-differ.js';

/** What only the check as a whole can say. */
const checkingMessages = {
  [DATA_DISAGREES]: disagreementMessages,
  [POINTS_DIFFER]: pointsDifferMessages,
  [LISTS_DIFFER]: listDifferences,
  [DATA_DRIFTED]: dataDifferences,
  DATA_GAP: {
    noRelease: 'No data release of the {{edition}} edition is in force on {{date}}.',
    dataVersionNotStated: 'The list does not say with which data version it was written.',
    dataVersionUnknown: 'The list was written with the data version {{version}}; nobody has said which release that is.',
    editionUnknown: 'The edition of this list could not be told; name it.',
  },
  RULE_NOT_MODELLED: {
    noRuleset: 'The army-building rules of the {{edition}} edition are not built yet; the list was read, not judged.',
  },
} as const satisfies MessageTable;

/** Every sentence that a check can say, by code. */
export const MESSAGE_TABLES: readonly MessageTable[] = [
  readMessages,
  formatsMessages,
  catalogueMessages,
  rulesMessages,
  findingTable,
  loadoutMessages,
  checkingMessages,
];

/** A sentence, in English, for anything a check can say. */
export const say = speaker(MESSAGE_TABLES);
