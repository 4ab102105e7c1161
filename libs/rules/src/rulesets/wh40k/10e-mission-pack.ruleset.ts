import { amend } from '../../kernel/ruleset.js';
import { reservesWithinHalf } from '../../rules/index.js';
import { wh40k10e } from './10e.ruleset.js';

export const wh40k10eMissionPack = amend(wh40k10e, {
  id: 'wh40k-10e-mission-pack',
  version: 1,
  title: 'Matched play mission packs of the 10th edition',
  author: 'Muster',
  add: [reservesWithinHalf.with({ percent: 50 }, { cites: 'Chapter Approved: Pariah Nexus, Reserves' })],
});
