import { battleOf, declaring, use } from '../../testing/declaration-builder.js';
import { rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { stratagemsWithinTheirLimits } from './stratagems-within-their-limits.rule.js';

const battle = (...events: Parameters<typeof battleOf>) => declaring(rosterOf(), { battle: battleOf(...events) });

testRule(
  stratagemsWithinTheirLimits,
  { perTurn: ['snap shot'], perBattle: ['deep breath'] },
  {
    passes: {
      'once each turn': battle(use([1, 'own', 'charge'], 'Snap Shot'), use([1, 'opponent', 'charge'], 'Snap Shot')),
      'one without such a limit': battle(use([1, 'own', 'fight'], 'War Cry'), use([1, 'own', 'charge'], 'War Cry')),
      'no declarations': rosterOf(),
    },
    fails: {
      'again in the turn': {
        roster: battle(use([1, 'own', 'charge'], 'Snap Shot'), use([1, 'own', 'movement'], 'Snap Shot')),
        says: ['error battle/1: Snap Shot is used again in battle round 1, own turn; it may be used once per turn. [battle/0]'],
      },
      'again in the battle': {
        roster: battle(use([1, 'own', 'command'], 'Deep Breath'), use([3, 'own', 'command'], 'Deep Breath')),
        says: ['error battle/1: Deep Breath is used again in battle round 3; it may be used once per battle. [battle/0]'],
      },
    },
  },
);
