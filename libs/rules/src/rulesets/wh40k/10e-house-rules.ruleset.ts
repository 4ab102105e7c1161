import { amend } from '../../kernel/ruleset.js';
import { cappedUnitsWithinLimit, noBannedUnits, noLegends } from '../../rules/index.js';
import { wh40k10e } from './10e.ruleset.js';

const pack = { cites: 'The event’s own pack' };

/** An example of the house rules that an organiser can add, and a template for house rules in JSON. */
export const wh40k10eHouseRules = amend(wh40k10e, {
  id: 'wh40k-10e-house-rules',
  version: 1,
  title: 'House rules of an event: no Legends, no FORTIFICATIONS, one TITANIC unit',
  author: 'Muster',
  add: [
    noLegends.with({}, pack),
    noBannedUnits.with({ banned: ['fortification', 'fortifications'] }, pack),
    cappedUnitsWithinLimit.with({ caps: [{ of: 'titanic', most: 1 }] }, pack),
  ],
});
