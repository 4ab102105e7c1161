import type { MessageTable } from '#muster/messages';
import { DATA_DISAGREES, disagreementMessages } from '../data-limits/disagreements.js';
import { DATA_DRIFTED, dataDifferences, LISTS_DIFFER, listDifferences } from '../over-time/difference.js';
import { POINTS_DIFFER, pointsDifferMessages } from './points-differ.js';

/** What only the check as a whole can say. */
export const checkingMessages = {
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
  UNRESOLVED_NAME: {
    houseRuleName:
      'No datasheet of this release is called "{{name}}", and none has that keyword: house rules about it are not looked into.',
  },
  RULE_NOT_MODELLED: {
    noRuleset: 'The army-building rules of the {{edition}} edition are not built yet; the list was read, not judged.',
  },
} as const satisfies MessageTable;
