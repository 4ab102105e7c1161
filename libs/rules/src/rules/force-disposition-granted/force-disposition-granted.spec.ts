import { detachment, placed, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { forceDispositionGranted } from './force-disposition-granted.rule.js';

const granting = (...forceDispositions: string[]) => detachment('Cinder Host', { forceDispositions });
const army = (stated: readonly string[] | null, ...detachments: ReturnType<typeof detachment>[]) => ({
  ...{ ...rosterOf(), detachments: placed(detachments) },
  ...(stated && { declared: { forceDispositions: stated } }),
});
const foreign = army(['DISRUPTION'], granting('Purge the Foe'));

testRule(
  forceDispositionGranted,
  { dispositions: ['purge the foe', 'disruption'] },
  {
    passes: {
      granted: army(['PURGE THE FOE'], granting('Purge the Foe')),
      'not stated': army(null, granting('Purge the Foe')),
      'several printed': army(['Disruption', 'Purge the Foe'], granting('Purge the Foe')),
      'a detachment without known dispositions': army(['Disruption'], granting('Purge the Foe'), detachment('Ashfall')),
    },
    fails: {
      'not granted': {
        roster: foreign,
        says: ['error army: None of the detachments grants the Force Disposition DISRUPTION; they grant: Purge the Foe.'],
      },
      'with prices of other data': {
        roster: { ...foreign, pricedUnder: 'spring' },
        says: [
          'DATA_GAP army: In the data release spring, none of the detachments grants the Force Disposition DISRUPTION; they grant: Purge the Foe. The list states prices of other data, in which they may grant others.',
        ],
      },
      'an unknown name': {
        roster: army(['Tea Party'], granting('Purge the Foe')),
        says: ['NOT_CHECKED army: The edition has no Force Disposition called "Tea Party".'],
      },
    },
  },
);
