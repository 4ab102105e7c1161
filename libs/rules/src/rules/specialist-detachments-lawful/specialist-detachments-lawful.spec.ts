import { detachment, forcesOf, placed, somewhere } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { specialistDetachmentsLawful } from './specialist-detachments-lawful.rule.js';

const upgrade = (index: number) => ({ ...somewhere('upgrades', index), name: 'Ember Lodge', keyword: 'ember lodge', commandPoints: 1 });
const upgraded = (name: string, ...specialists: ReturnType<typeof upgrade>[]) => ({
  ...forcesOf([name]),
  detachments: placed([detachment(name)]).map((taken) => ({ ...taken, specialists })),
});

testRule(
  specialistDetachmentsLawful,
  { never: ['auxiliary support'] },
  {
    passes: { once: upgraded('Patrol Detachment', upgrade(0)), 'not at all': forcesOf(['Auxiliary Support Detachment']) },
    fails: {
      twice: {
        roster: upgraded('Patrol Detachment', upgrade(0), upgrade(1)),
        says: ['error upgrades/1: Patrol Detachment is upgraded 2 times; a detachment can only be upgraded once. [upgrades/0]'],
      },
      'a kind that cannot be upgraded': {
        roster: upgraded('Auxiliary Support Detachment -2CP', upgrade(0)),
        says: ['error upgrades/0: Auxiliary Support Detachment -2CP cannot be upgraded to a Specialist Detachment. [detachments/0]'],
      },
    },
  },
);
