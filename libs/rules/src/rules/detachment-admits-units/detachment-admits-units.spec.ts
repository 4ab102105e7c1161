import { datasheet, detachment, enhancement, gap, placed, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { detachmentAdmitsUnits } from './detachment-admits-units.rule.js';

const ember = datasheet('Ember Guard', ['Ember']);
const frost = datasheet('Frost Guard', ['Frost']);
const pure = detachment('Ember Host', {
  restrictions: [{ kind: 'forbids', units: { all: [{ has: 'Ashen Pact' }, { not: { has: 'Ember' } }] } }],
});
const led = detachment('Led Host', { restrictions: [{ kind: 'requires', units: { has: 'Frost Guard' } }] });
const doubly = detachment('Twin Host', { restrictions: [{ kind: 'requires', units: { has: 'Frost' }, atLeast: 2 }] });
const few = detachment('Few Host', { restrictions: [{ kind: 'atMost', units: { has: 'Frost Guard' }, atMost: 2 }] });
const choosy = detachment('Choosy Host', { restrictions: [{ kind: 'neverChosen', units: { has: 'Seer' }, keywords: ['Ember'] }] });
const seer = datasheet('Seer', ['Seer']);
const emberSeer = datasheet('Ember Seer', ['Seer', 'Ember']);
const burning = { granted: ['Ember'] };
const unread = detachment('Old Host', { restrictions: [{ kind: 'unread', sourceId: 'rule-7' }] });
const partlyRead = (more: object) => detachment('Old Host', { restrictions: [{ kind: 'unread', sourceId: 'rule-7', ...more }] });
const under = (taken: typeof pure, ...units: Parameters<typeof rosterOf>) => ({ ...rosterOf(...units), detachments: placed([taken]) });

testRule(
  detachmentAdmitsUnits,
  {},
  {
    passes: {
      'no restriction': rosterOf(frost),
      'only what it allows': under(pure, ember),
      'a required unit': under(led, ember, frost),
      'as many as it allows': under(few, frost, frost, ember),
      'a keyword that the datasheet prints': under(choosy, emberSeer, seer, unit(frost, burning)),
      'pairs that share a keyword have their own rule': under(
        detachment('Marked Host', { restrictions: [{ kind: 'shares', how: 'attached', units: { has: 'Frost' }, keywords: ['Ember'] }] }),
        frost,
      ),
      'a clause that was not understood, about units that the army does not have': under(partlyRead({ concerns: { has: 'Frost' } }), ember),
      'a clause that was not understood, about passengers, in an army without embarked units': under(
        partlyRead({ when: 'embarked' }),
        ember,
      ),
      'a choice from a list that was not found, made for all': under(
        partlyRead({ concerns: { has: 'Seer' }, obeyedBy: 'gained-keyword' }),
        unit(seer, burning),
        ember,
      ),
      'a unit that was not found may be the required one': { ...under(led, ember), gaps: [gap('unit')] },
    },
    fails: {
      'a unit it forbids': {
        roster: under(pure, ember, frost),
        says: ['error units/1: Frost Guard may not be included in an army with the detachment Ember Host. [detachments/0]'],
      },
      'a missing required unit': {
        roster: under(led, ember),
        says: ['error detachments/0: The detachment Led Host requires 1 of certain units; the army has 0.'],
      },
      'fewer than it requires': {
        roster: under(doubly, ember, frost),
        says: ['error detachments/0: The detachment Twin Host requires 2 of certain units; the army has 1.'],
      },
      'one more than it allows': {
        roster: under(few, frost, ember, frost, frost),
        says: [
          'error units/3: Frost Guard exceeds the limit: the detachment Few Host allows 2 of these units in an army. [units/0 units/2]',
        ],
      },
      'a keyword chosen for a unit that may not have it': {
        roster: under(choosy, unit(seer, burning)),
        says: [
          'error units/0: Seer has the keyword Ember, which may not be chosen for it with the detachment Choosy Host. [detachments/0]',
        ],
      },
      'such a keyword on a unit that bears something': {
        roster: under(choosy, unit(seer, { ...burning, enhancements: [enhancement('Burning Eye')] })),
        says: [
          'DATA_GAP units/0: Seer has the keyword Ember. With Choosy Host, that keyword may come only from wargear or an Enhancement, not from a choice.',
        ],
      },
      'a choice from a list that was not found, not made for one': {
        roster: under(partlyRead({ concerns: { has: 'Seer' }, obeyedBy: 'gained-keyword' }), unit(seer, burning), seer),
        says: ['DATA_GAP detachments/0: The restrictions of Old Host on the units of its army were not understood.'],
      },
      'a clause that was not understood': {
        roster: under(unread, ember),
        says: ['DATA_GAP detachments/0: The restrictions of Old Host on the units of its army were not understood.'],
      },
    },
  },
);
