import { battleOf, declaring, gain, refund, use } from '../../testing/declaration-builder.js';
import { rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { commandPointsPaidInBattle } from './command-points-paid-in-battle.rule.js';

const battle = (...events: Parameters<typeof battleOf>) => declaring(rosterOf(), { battle: battleOf(...events) });
const shout = use([1, 'own', 'shooting'], 'War Cry');

testRule(
  commandPointsPaidInBattle,
  { perCommandPhase: 1, otherPerRound: 1, costs: { 'war cry': 1, 'last stand': 2 } },
  {
    passes: {
      'as much as is left': battle(shout, use([1, 'opponent', 'fight'], 'WAR CRY')),
      'one more in a round, from any source': battle(
        gain([1, 'own', 'command'], 1, 'Old Banner'),
        refund([2, 'own', 'fight'], 1, 'Old Banner'),
      ),
      'more by a rule used once per battle': battle(gain([1, 'own', 'command'], 3, 'Great Oath', { oncePerBattle: true })),
      'a free Stratagem': battle(use([1, 'own', 'fight'], 'Last Stand', { cost: 0 })),
    },
    fails: {
      'more than is left': {
        roster: battle(shout, use([1, 'own', 'fight'], 'Last Stand'), use([1, 'own', 'fight'], 'War Cry')),
        says: ['error battle/1: Last Stand costs 2 CP in battle round 1; 0 are left.'],
      },
      'the rule used once per battle a second time': {
        roster: battle(
          gain([1, 'own', 'command'], 3, 'Great Oath', { oncePerBattle: true }),
          gain([2, 'own', 'command'], 3, 'Great Oath', { oncePerBattle: true }),
        ),
        says: [
          'error battle/1: With Great Oath, more than 1 CP are gained in this battle round, not counting those of the Command phases.',
        ],
      },
      'two more in a round': {
        roster: battle(gain([2, 'own', 'command'], 1, 'Old Banner'), gain([2, 'opponent', 'fight'], 1, 'Spoils')),
        says: ['error battle/1: With Spoils, more than 1 CP are gained in this battle round, not counting those of the Command phases.'],
      },
      'a cost below 0': {
        roster: battle(use([1, 'own', 'fight'], 'War Cry', { cost: -1 })),
        says: ['error battle/0: War Cry is paid for with -1 CP; no Stratagem costs less than 0.'],
      },
      'an unknown cost': {
        roster: battle(use([1, 'own', 'fight'], 'Ruse')),
        says: ['NOT_CHECKED battle/0: The cost of Ruse is unknown.'],
      },
      'no declarations': { roster: rosterOf(), says: ['NOT_CHECKED army: Command point log not provided.'] },
    },
    budgets: {
      'every Command phase up to the last event': {
        roster: battle(shout, gain([2, 'own', 'command'], 1, 'Old Banner')),
        reads: [
          'battle-command-points 0, +1 Command phase, battle round 1, own turn, -1 War Cry, +1 Command phase, battle round 1, opponent turn, +1 Command phase, battle round 2, own turn, +1 Old Banner = 3',
        ],
      },
      'a start that is given, turns that are given, and the opponent first': {
        roster: declaring(rosterOf(), { battle: { start: 2, first: false, turns: 2, events: [] } }),
        reads: ['battle-command-points 2, +1 Command phase, battle round 1, opponent turn, +1 Command phase, battle round 1, own turn = 4'],
      },
    },
  },
);
