import { battleOf, declaring, use } from '../../testing/declaration-builder.js';
import { rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { stratagemsInTheirPhase } from './stratagems-in-their-phase.rule.js';

const battle = (...events: Parameters<typeof battleOf>) => declaring(rosterOf(), { battle: battleOf(...events) });

testRule(
  stratagemsInTheirPhase,
  {
    moments: {
      'snap shot': { phases: ['movement', 'charge'], turn: 'opponent', phaseNamed: true },
      'deep breath': { phases: ['command'], turn: 'own', phaseNamed: true },
      'last word': { phases: ['fight'], turn: 'either', phaseNamed: true },
      'cut down': { phases: ['movement'], turn: 'opponent', phaseNamed: false },
    },
  },
  {
    passes: {
      'in one of its phases': battle(use([1, 'opponent', 'charge'], 'Snap Shot'), use([2, 'opponent', 'movement'], 'Snap Shot')),
      'in either turn': battle(use([1, 'own', 'fight'], 'Last Word'), use([1, 'opponent', 'fight'], 'Last Word')),
      'a Stratagem that responds to an event': battle(use([1, 'opponent', 'movement'], 'Cut Down'), use([1, 'opponent', null], 'Cut Down')),
      'one that is not in the table': battle(use([1, 'own', 'morale'], 'War Cry')),
      'no declarations': rosterOf(),
    },
    fails: {
      'in another phase': {
        roster: battle(use([2, 'opponent', 'shooting'], 'Snap Shot')),
        says: [
          'error battle/0: Snap Shot is used in the shooting phase of battle round 2; it may only be used in the movement or charge phase.',
        ],
      },
      'in the other turn': {
        roster: battle(use([2, 'own', 'charge'], 'Snap Shot'), use([3, 'opponent', 'command'], 'Deep Breath')),
        says: [
          'error battle/0: Snap Shot is used in the player’s own turn in battle round 2; it may only be used in the opponent’s turn.',
          'error battle/1: Deep Breath is used in the opponent’s turn in battle round 3; it may only be used in the player’s own turn.',
        ],
      },
      'without a phase': {
        roster: battle(use([4, 'own', null], 'Deep Breath')),
        says: ['ITEM_MISSING battle/0: The phase in which Deep Breath is used in battle round 4 is not stated.'],
      },
      'a response to an event at an unusual time': {
        roster: battle(use([1, 'own', 'charge'], 'Cut Down')),
        says: [
          'RULE_NOT_MODELLED battle/0: Cut Down is used in the charge phase of battle round 1, own turn. Its trigger does not normally occur then, but a rule may allow it.',
        ],
      },
    },
  },
);
