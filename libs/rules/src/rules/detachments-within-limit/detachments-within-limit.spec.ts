import { declaring } from '../../testing/declaration-builder.js';
import { kinds, sizes } from '../../testing/nine-kinds.js';
import { forcesOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { detachmentsWithinLimit } from './detachments-within-limit.rule.js';

const army = (pointsLimit: number | null, ...names: string[]) => ({ ...forcesOf(...names.map((name) => [name] as const)), pointsLimit });

testRule(
  detachmentsWithinLimit,
  { sizes, kinds },
  {
    passes: {
      'as many as allowed': army(200, 'Patrol', 'Patrol'),
      'kinds that are not implemented do not count': army(100, 'Patrol', 'Grand Detachment'),
      'an unknown size': army(null, 'Patrol', 'Patrol', 'Patrol'),
      'an Unbound army': declaring(army(100, 'Patrol', 'Patrol'), { organisation: 'unbound' }),
    },
    fails: {
      'one too many': {
        roster: army(100, 'Patrol', 'Vanguard'),
        says: [
          'error detachments/1: The army has 2 detachments; the battle size skirmish allows 1. [detachments/0] -> remove detachments/1: Remove 1 of the detachments.',
        ],
      },
    },
  },
);
