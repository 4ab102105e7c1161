import { datasheet, detachment, enhancement, placed, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { chosenKeywordsWithinLimit } from './chosen-keywords-within-limit.rule.js';

const choosing = (upTo?: number) =>
  detachment('Hound Host', {
    grants: [{ keyword: 'Character', to: { has: 'Hound' }, chosen: true, ...(upTo === undefined ? {} : { upTo }) }],
  });
const hound = datasheet('Hound');
const chief = datasheet('Chief', ['Character']);
const bell = enhancement('Bell');
const collar = enhancement('Collar', { bearer: { kind: 'expression', bearer: { has: 'Hound' } }, offeredBy: [hound.id] });
const oil = enhancement('Oil', { upgrade: true });
const bearing = (sheet: typeof hound, ...enhancements: (typeof bell)[]) => unit(sheet, { enhancements });
const under = (upTo: number | undefined, ...units: Parameters<typeof rosterOf>) => ({
  ...rosterOf(...units),
  detachments: placed([choosing(upTo)]),
});
const warlord = unit(hound, { warlord: true });

testRule(
  chosenKeywordsWithinLimit,
  {},
  {
    passes: {
      'as many as may be chosen': under(2, warlord, bearing(hound, bell), hound, hound),
      'CHARACTERS by their datasheets': under(1, warlord, bearing(chief, bell)),
      'an upgrade, which needs no CHARACTER': under(1, warlord, bearing(hound, oil)),
      'a choice without a limit': under(undefined, warlord, bearing(hound, bell), bearing(hound, bell)),
      'a detachment without a choice': rosterOf(warlord, bearing(hound, bell)),
    },
    fails: {
      'one more than may be chosen': {
        roster: under(1, warlord, bearing(hound, bell)),
        says: [
          'error units/1: 2 units bear Enhancements or are the Warlord only because they were chosen as CHARACTERS; Hound Host allows only 1 to be chosen. [units/0]',
        ],
      },
      'one more, by an Enhancement whose clause may need no CHARACTER': {
        roster: under(1, warlord, bearing(hound, collar)),
        says: [
          'DATA_GAP units/1: 2 units bear Enhancements or are the Warlord; Hound Host allows 1 to be chosen as CHARACTERS. It is uncertain whether each of these Enhancements requires a CHARACTER.',
        ],
      },
    },
  },
);
