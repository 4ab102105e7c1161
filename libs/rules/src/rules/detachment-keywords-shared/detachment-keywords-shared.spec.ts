import type { DetachmentRestriction } from '#muster/catalogue';
import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, detachment, placed, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { detachmentKeywordsShared } from './detachment-keywords-shared.rule.js';

const keywords = ['Ember', 'Frost'];
const restrictions: readonly DetachmentRestriction[] = [
  { kind: 'shares', how: 'attached', units: { has: 'Character' }, keywords },
  { kind: 'shares', how: 'embarked', units: { has: 'Transport' }, keywords },
];
const marked = detachment('Marked Host', { restrictions });
const chief = datasheet('Chief', ['Character']);
const cook = datasheet('Cook');
const squad = datasheet('Squad');
const sled = datasheet('Sled', ['Transport']);
const of = (sheet: typeof squad, ...granted: string[]) => unit(sheet, { granted });
const joined = (...units: Parameters<typeof rosterOf>) => ({
  ...declaring(rosterOf(...units), { attachments: [[0, 1]] }),
  detachments: placed([marked]),
});
const aboard = (...units: Parameters<typeof rosterOf>) => ({
  ...declaring(rosterOf(...units), { passengers: [[0, 1]] }),
  detachments: placed([marked]),
});

testRule(
  detachmentKeywordsShared,
  {},
  {
    passes: {
      'a Leader and a unit with the same keyword': joined(of(chief, 'Ember'), of(squad, 'Ember')),
      'one of two keywords shared': joined(of(chief, 'Ember', 'Frost'), of(squad, 'Frost')),
      'a Leader that the clause does not mention': joined(of(cook, 'Ember'), of(squad, 'Frost')),
      'passengers with the keyword of their TRANSPORT': aboard(of(squad, 'Frost'), of(sled, 'Frost')),
      'a detachment without requirements': declaring(rosterOf(of(chief, 'Ember'), of(squad, 'Frost')), { attachments: [[0, 1]] }),
      'a detachment with a different requirement': {
        ...joined(of(chief, 'Ember'), of(squad, 'Frost')),
        detachments: placed([detachment('Other Host', { restrictions: [{ kind: 'forbids', units: { has: 'Cook' } }] })]),
      },
      'no declarations': { ...rosterOf(of(chief, 'Ember'), of(squad, 'Frost')), detachments: placed([marked]) },
    },
    fails: {
      'a Leader and a unit with different keywords': {
        roster: joined(of(chief, 'Ember'), of(squad, 'Frost')),
        says: [
          'error attachments/0: Chief is attached to Squad, but they share none of the keywords Marked Host requires. [units/0 units/1]',
        ],
      },
      'passengers with a different keyword than their TRANSPORT': {
        roster: aboard(of(squad, 'Ember'), of(sled, 'Frost')),
        says: [
          'error passengers/0: Squad is embarked in Sled, but they share none of the keywords Marked Host requires. [units/0 units/1]',
        ],
      },
      'a keyword that is not stated': {
        roster: joined(of(chief, 'Ember'), squad),
        says: ['DATA_GAP units/1: Marked Host offers a choice of keywords; the list does not state which one Squad has.'],
      },
    },
  },
);
