import type { MessageTable } from '#muster/messages';
import { OTHER_RELEASE_FITS, otherReleaseMessages } from '../other-prices/better-fitting.js';
import { DATA_DISAGREES, disagreementMessages } from '../data-limits/disagreements.js';
import { DATA_DRIFTED, dataDifferences, LISTS_DIFFER, listDifferences } from '../over-time/difference.js';
import { POINTS_DIFFER, pointsDifferMessages } from './points-differ.js';

/** Messages about a check as a whole. */
export const checkingMessages = {
  [DATA_DISAGREES]: disagreementMessages,
  [POINTS_DIFFER]: pointsDifferMessages,
  [OTHER_RELEASE_FITS]: otherReleaseMessages,
  [LISTS_DIFFER]: listDifferences,
  [DATA_DRIFTED]: dataDifferences,
  DATA_GAP: {
    noRelease: 'No {{edition}} edition data release is in force on {{date}}.',
    dataVersionNotStated: 'The list does not state its data version.',
    dataVersionUnknown: 'The list was written with data version {{version}}, which is not mapped to a data release.',
    editionUnknown: 'The edition of this list could not be determined; specify it.',
  },
  UNRESOLVED_NAME: {
    houseRuleName: 'No datasheet of this release is called "{{name}}" or has that keyword: house rules about it are not applied.',
  },
  RULE_NOT_MODELLED: {
    noRuleset: 'The army-building rules of the {{edition}} edition are not implemented yet; the list was read but not judged.',
  },
} as const satisfies MessageTable;
