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
          'warning units/1: Cinder Host is stated to be a ember Detachment, but Frost Guard does not have that keyword. A rule may allow this. [detachments/0]',
        ],
      },
    },
  },
);
