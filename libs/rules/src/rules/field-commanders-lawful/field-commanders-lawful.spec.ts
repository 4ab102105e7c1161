import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, detachment, forcesOf, placed, rosterOf, somewhere, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { fieldCommandersLawful } from './field-commanders-lawful.rule.js';

const captain = datasheet('Captain', ['Character']);
const squad = datasheet('Squad');
const granted = ['Ember Lodge'];
const upgrade = { ...somewhere('upgrades', 0), name: 'Ember Lodge', keyword: 'ember lodge', commandPoints: 1 };
const spend = (bearer: number, commandPoints: number | null = 1) => ({
  name: 'Field Commander',
  commandPoints,
  purpose: 'field-commander' as const,
  unit: bearer,
});
const upgraded = (...units: Parameters<typeof rosterOf>) => ({
  ...rosterOf(...units),
  detachments: placed([detachment('Patrol')]).map((taken) => ({ ...taken, specialists: [upgrade] })),
});
const using = (facts: Parameters<typeof unit>[1], commandPoints?: number) =>
  declaring(upgraded(unit(captain, { granted, ...facts })), { spends: [spend(0, commandPoints)] });

testRule(
  fieldCommandersLawful,
  { cost: 1 },
  {
    passes: { 'one for the upgrade used': using({}), 'no declarations': rosterOf(captain) },
    fails: {
      'upgrades that are not stated': {
        roster: declaring(rosterOf(captain), { spends: [spend(0)] }),
        says: ['ITEM_MISSING army: The list does not state which detachments are upgraded to Specialist Detachments.'],
      },
      'more uses than upgrades': {
        roster: declaring(upgraded(unit(captain, { granted }), unit(captain, { granted })), { spends: [spend(0), spend(1)] }),
        says: ['error spends/1: Field Commander is used 2 times, but only 1 Specialist Detachment Stratagem is used. [spends/0]'],
      },
      'on the Warlord': {
        roster: using({ warlord: true }),
        says: ['error spends/0: Captain is the Warlord; Field Commander must be used on another CHARACTER. [units/0]'],
      },
      'on a named character': {
        roster: using({ namedCharacter: true }),
        says: ['error spends/0: Captain is a named character; Field Commander cannot be used on it. [units/0]'],
      },
      'on a unit without the keyword that is not a CHARACTER': {
        roster: declaring(upgraded(squad), { spends: [spend(0)] }),
        says: [
          'error spends/0: Squad is not a CHARACTER; Field Commander can only be used on a CHARACTER. [units/0]',
          'error spends/0: Squad does not have the keyword of a Specialist Detachment that it belongs to. [units/0]',
        ],
      },
      'in another detachment than the one upgraded': {
        roster: declaring(
          {
            ...forcesOf(['Patrol', captain], ['Patrol', unit(captain, { granted })]),
            detachments: placed([detachment('Patrol'), detachment('Patrol')]).map((taken, index) => ({
              ...taken,
              specialists: index === 0 ? [upgrade] : [],
            })),
          },
          { spends: [spend(1)] },
        ),
        says: ['error spends/0: Captain does not have the keyword of a Specialist Detachment that it belongs to. [units/1]'],
      },
      'in a detachment without stated upgrades': {
        roster: declaring(
          {
            ...forcesOf(['Patrol'], ['Patrol', unit(captain, { granted })]),
            detachments: placed([detachment('Patrol'), detachment('Patrol')]).map((taken, index) =>
              index === 0 ? { ...taken, specialists: [upgrade] } : taken,
            ),
          },
          { spends: [spend(0)] },
        ),
        says: ['ITEM_MISSING army: The list does not state which detachments are upgraded to Specialist Detachments.'],
      },
      'for another cost': { roster: using({}, 2), says: ['error spends/0: 2 CP are spent on Field Commander; it costs 1.'] },
    },
  },
);
