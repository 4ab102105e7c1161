import { battleOf, declaring, use } from '../../testing/declaration-builder.js';
import { rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { stratagemsOncePerPhase } from './stratagems-once-per-phase.rule.js';

const battle = (...events: Parameters<typeof battleOf>) => declaring(rosterOf(), { battle: battleOf(...events) });
const shout = use([1, 'own', 'shooting'], 'War Cry');

testRule(
  stratagemsOncePerPhase,
  { again: true },
  {
    passes: {
      'another phase, another turn, another round': battle(
        shout,
        use([1, 'own', 'fight'], 'War Cry'),
        use([1, 'opponent', 'shooting'], 'War Cry'),
        use([2, 'own', 'shooting'], 'War Cry'),
      ),
      'a unit that may be chosen again': battle(shout, use([1, 'own', 'shooting'], 'War Cry', { again: true })),
      'outside a phase': battle(use([1, 'own', null], 'Ruse'), use([1, 'own', null], 'Ruse')),
      'no declarations': rosterOf(),
    },
    fails: {
      'in the same phase, however it is written': {
        roster: battle(shout, use([1, 'own', 'shooting'], 'WAR-CRY')),
        says: ['error battle/1: WAR-CRY is used again in the shooting phase of battle round 1, own turn. [battle/0]'],
      },
    },
  },
);
