import { detachment, placed, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { detachmentTagsUnique } from './detachment-tags-unique.rule.js';

const tagged = (name: string, ...uniqueTags: string[]) => detachment(name, { uniqueTags });
const army = (...detachments: ReturnType<typeof detachment>[]) => ({ ...rosterOf(), detachments: placed(detachments) });
const both = army(tagged('Cinder Host', 'Forge'), tagged('Slag Host', 'Forge'));

testRule(
  detachmentTagsUnique,
  {},
  {
    passes: {
      'different tags': army(tagged('Cinder Host', 'Forge'), tagged('Pyre Guard', 'Altar'), detachment('Ashfall')),
      'the same detachment twice': army(tagged('Cinder Host', 'Forge'), tagged('Cinder Host', 'Forge')),
    },
    fails: {
      'the same tag': {
        roster: both,
        says: [
          'error detachments/1: Cinder Host, Slag Host have the same Unique tag, Forge; an army may have only one of them. [detachments/0] -> remove detachments/1: Keep only Cinder Host.',
        ],
      },
      'with prices of other data': {
        roster: { ...both, pricedUnder: 'spring' },
        says: [
          'DATA_GAP detachments/1: In the data release spring, Cinder Host, Slag Host have the same Unique tag, Forge; an army may have only one of them. The list states prices of other data, in which the tags may differ.',
        ],
      },
    },
  },
);
