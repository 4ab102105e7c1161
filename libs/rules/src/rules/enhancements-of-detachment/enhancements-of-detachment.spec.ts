import { cinderHost, datasheet, detachment, enhancement, gap, placed, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { enhancementsOfDetachment } from './enhancements-of-detachment.rule.js';

const captain = datasheet('Captain', ['Character']);
const bearing = (...taken: Parameters<typeof enhancement>) => unit(captain, { enhancements: [enhancement(...taken)] });
const elsewhere = bearing('Coal Crown', { detachmentIds: ['pyre guard'] });
const both = [cinderHost, detachment('Pyre Guard')];

testRule(
  enhancementsOfDetachment,
  {},
  {
    passes: {
      'of the detachment': rosterOf(bearing('Ember Lens')),
      'of one of several': { ...rosterOf(bearing('Ember Lens'), elsewhere), detachments: placed(both) },
      'bound to no detachment': rosterOf(bearing('Old Oath', { detachmentIds: [] })),
      'an upgrade': rosterOf(bearing('Veteran Crew', { detachmentIds: ['pyre guard'], upgrade: true })),
      'a detachment that was not found': { ...rosterOf(elsewhere), gaps: [gap('detachment')] },
    },
    fails: {
      'of another detachment': {
        roster: rosterOf(captain, elsewhere),
        says: [
          'error units/1/enhancements/0: Coal Crown is not an Enhancement of Cinder Host. -> remove units/1/enhancements/0: Remove Coal Crown.',
        ],
      },
      'no detachment stated': {
        roster: { ...rosterOf(elsewhere), detachments: [] },
        says: ['NOT_CHECKED army: The detachment is not stated, so its Enhancements are unknown.'],
      },
    },
  },
);
