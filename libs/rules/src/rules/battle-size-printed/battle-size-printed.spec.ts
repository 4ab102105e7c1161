import { rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { battleSizePrinted } from './battle-size-printed.rule.js';

const at = (pointsLimit: number | null, battleSize?: string) => ({
  ...{ ...rosterOf(), pointsLimit },
  ...(battleSize !== undefined && { declared: { battleSize } }),
});

testRule(
  battleSizePrinted,
  { bySize: { incursion: 1000, 'strike force': 2000 } },
  {
    passes: {
      'a printed size': at(2000),
      'fewer points': at(1500),
      'no size stated': at(null),
      named: at(null, 'Incursion (1000 points)'),
    },
    fails: {
      'more points': {
        roster: at(3000, 'Onslaught'),
        says: [
          'RULE_NOT_MODELLED army: The edition prints no limits for a battle of 3000 points, so copies, detachments and Enhancements were not judged.',
        ],
      },
      'an unknown name without points': {
        roster: at(null, 'Onslaught'),
        says: [
          'RULE_NOT_MODELLED army: The edition prints no limits for the battle size "Onslaught", so copies, detachments and Enhancements were not judged.',
        ],
      },
    },
  },
);
