import { cinderHost, datasheet, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { keywordDetachmentsWhole } from './keyword-detachments-whole.rule.js';

const ember = datasheet('Ember Guard', ['Ember']);
const frost = datasheet('Frost Guard', ['Frost']);
const claiming = (...units: Parameters<typeof rosterOf>) => ({
  ...rosterOf(...units),
  detachments: [{ path: ['detachments', 0], line: null, detachment: cinderHost, claims: ['ember'] }],
});

testRule(
  keywordDetachmentsWhole,
  {},
  {
    passes: {
      'all of it': claiming(ember, ember),
      'a unit without the keyword in another detachment': claiming(unit(ember, { detachment: 0 }), unit(frost, { detachment: 1 })),
      'nothing is stated about the Warlord': rosterOf(ember, frost),
    },
    fails: {
      'a unit without the keyword': {
        roster: claiming(ember, frost),
        says: [
          'warning units/1: Frost Guard does not have the keyword required for Cinder Host to be a ember Detachment, unless a rule makes an exception. [detachments/0]',
        ],
      },
    },
  },
);
