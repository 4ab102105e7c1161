import { expect, it } from 'vitest';
import { judged, rosterFile } from './testing/invented-nine.js';

/** The findings about the loadout of a miller without the sack that every miller has. */
async function saidOfMiller(revision: number) {
  const chosen = [
    { id: 'strike', name: 'Strike Force' },
    { id: 'miller', name: 'Hill Miller', type: 'model' },
  ];
  const { findings, review } = await judged(rosterFile([{ id: 'patrol', name: 'Patrol Detachment -2CP', chosen }], 12, revision));
  return [
    findings.filter(({ code }) => code.startsWith('loadout/')).map(({ severity, code }) => `${severity} ${code}`),
    review.filter(({ code }) => code === 'WARGEAR_NOT_STATED').map(({ messageId }) => messageId),
  ];
}

it('a file gets errors for what its own data requires, but not for what only newer data requires', async () => {
  expect(await saidOfMiller(1)).toEqual([['error loadout/too-few'], []]);
  expect(await saidOfMiller(7)).toEqual([['warning loadout/too-few'], ['itemUnstated']]);
});
