import { battleOf, declaring, gain, refund, use } from '../../testing/declaration-builder.js';
import { forcesOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { commandPointsPaidWithBattleForgedBonus } from './command-points-paid-with-battle-forged-bonus.rule.js';

const army = forcesOf(['Patrol']);
const battle = (...events: Parameters<typeof battleOf>) => declaring(army, { statedCommandPoints: 1, battle: battleOf(...events) });
const shout = use([1, 'own', 'shooting'], 'War Cry');

testRule(
  commandPointsPaidWithBattleForgedBonus,
  { bonus: 1, otherPerRound: 1, costs: { 'war cry': 1 } },
  {
    passes: {
      'as much as is left': battle(shout, use([1, 'opponent', 'fight'], 'War Cry')),
      'a gain in one round, a refund in another': battle(gain([1, 'own', 'fight'], 1, 'Spoils'), refund([2, 'own', 'fight'], 1, 'Thrift')),
      'CP from the mission in a Command phase': battle(
        gain([1, 'own', 'command'], 1, 'Mission', { mission: true }),
        gain([1, 'own', 'fight'], 1, 'Spoils'),
      ),
    },
    fails: {
      'more than is left': {
        roster: battle(shout, use([1, 'own', 'fight'], 'Cunning', { cost: 2 })),
        says: ['error battle/1: Cunning costs 2 CP in battle round 1; 1 is left.'],
      },
      'a gain and a refund in one round': {
        roster: battle(gain([1, 'own', 'fight'], 1, 'Spoils'), refund([1, 'opponent', 'fight'], 1, 'Thrift')),
        says: [
          'error battle/1: With Thrift, more than 1 CP are gained or refunded in this battle round, not counting the battle-forged bonus and the mission.',
        ],
      },
      'a refund of CP that were not spent in a phase': {
        roster: battle(refund([1, 'own', 'command'], 1, 'Thrift', false)),
        says: ['error battle/0: Thrift refunds CP that were not spent during a phase.'],
      },
      'an unknown cost': {
        roster: battle(use([1, 'own', 'fight'], 'Ruse')),
        says: ['NOT_CHECKED battle/0: The cost of Ruse is unknown.'],
      },
      'an unstated start': {
        roster: declaring(army, { battle: battleOf(shout) }),
        says: ['NOT_CHECKED army: The number of CP at the start of the battle is not stated.'],
      },
      'no declarations': { roster: army, says: ['NOT_CHECKED army: Command point log not provided.'] },
    },
    budgets: {
      'the bonus in own Command phases only': {
        roster: battle(shout, use([2, 'own', 'fight'], 'War Cry')),
        reads: [
          'battle-command-points 1, +1 Battle-forged bonus, battle round 1, -1 War Cry, +1 Battle-forged bonus, battle round 2, -1 War Cry = 1',
        ],
      },
      'an Unbound army gains and spends without a bonus': {
        roster: declaring(army, {
          organisation: 'unbound',
          battle: battleOf(gain([1, 'own', 'command'], 1, 'Mission', { mission: true }), shout),
        }),
        reads: ['battle-command-points 0, +1 Mission, -1 War Cry = 0'],
      },
    },
  },
);
