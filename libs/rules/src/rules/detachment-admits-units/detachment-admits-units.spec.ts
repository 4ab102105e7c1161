import { datasheet, detachment, gap, placed, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { detachmentAdmitsUnits } from './detachment-admits-units.rule.js';

const ember = datasheet('Ember Guard', ['Ember']);
const frost = datasheet('Frost Guard', ['Frost']);
const pure = detachment('Ember Host', {
  restrictions: [{ kind: 'forbids', units: { all: [{ has: 'Ashen Pact' }, { not: { has: 'Ember' } }] } }],
});
const led = detachment('Led Host', { restrictions: [{ kind: 'requires', units: { has: 'Frost Guard' } }] });
const doubly = detachment('Twin Host', { restrictions: [{ kind: 'requires', units: { has: 'Frost' }, atLeast: 2 }] });
const unread = detachment('Old Host', { restrictions: [{ kind: 'unread', sourceId: 'rule-7' }] });
const under = (taken: typeof pure, ...units: Parameters<typeof rosterOf>) => ({ ...rosterOf(...units), detachments: placed([taken]) });

testRule(
  detachmentAdmitsUnits,
  {},
  {
    passes: {
      'no restriction': rosterOf(frost),
      'only what it allows': under(pure, ember),
      'what it asks for': under(led, ember, frost),
      'a unit that was not found may be what it asks for': { ...under(led, ember), gaps: [gap('unit')] },
    },
    fails: {
      'a unit it forbids': {
        roster: under(pure, ember, frost),
        says: ['error units/1: Frost Guard may not be in an army with the detachment Ember Host. [detachments/0]'],
      },
      'no unit that it asks for': {
        roster: under(led, ember),
        says: ['error detachments/0: The army has 0 of the units that the detachment Led Host asks for; it asks for 1.'],
      },
      'fewer than it asks for': {
        roster: under(doubly, ember, frost),
        says: ['error detachments/0: The army has 1 of the units that the detachment Twin Host asks for; it asks for 2.'],
      },
      'a clause that was not understood': {
        roster: under(unread, ember),
        says: ['DATA_GAP detachments/0: What Old Host says about the units of its army was not understood from the data.'],
      },
    },
  },
);
