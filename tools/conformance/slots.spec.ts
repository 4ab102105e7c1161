import { describe, expect, it } from 'vitest';
import { judged, rosterFile, type Chosen } from './testing/invented-nine.js';
import { sayingOf } from './verdict-conformance.js';

const warlord: Chosen = { id: 'warlord', name: 'Warlord' };
const elder: Chosen = { id: 'elder', name: 'Elder', type: 'model' };
const led: Chosen = { ...elder, inside: [warlord] };
const golem: Chosen = { id: 'golem', name: 'Hill Golem', type: 'model' };

async function said(force: string, chosen: readonly Chosen[]): Promise<readonly string[]> {
  const { findings, review } = await judged(rosterFile([{ id: force, name: force, chosen }], 0));
  const errors = findings.filter(({ severity }) => severity !== 'info').map(sayingOf);
  const aboutSlots = [...errors, ...review.map(sayingOf)].filter((one) => /slots|HQ|not implemented/.test(one));
  return aboutSlots.filter((one) => !one.includes('elites') && !one.includes('lord of war'));
}

describe('the limits of a Battlefield Role in the data, on the link of the force', () => {
  it('are reported once, by the rule, if both are exceeded', async () => {
    expect(await said('vanguard', [led, elder, elder])).toEqual([
      'detachment-slots-kept: Vanguard Detachment has 3 units with the role hq; it has slots for 2.',
    ]);
    expect(await said('vanguard', [golem])).toEqual([
      'detachment-slots-kept: Vanguard Detachment has 0 units with the role hq; it needs 1.',
    ]);
  });

  it('need review, with the sentence of the data, in a detachment whose rules are not implemented', async () => {
    expect(await said('band', [led, elder, elder])).toEqual([
      'RULE_NOT_MODELLED: The rules of Wandering Band are not implemented.',
      'DATA_GAP: The BattleScribe data does not allow this, and no rule implemented here covers it. Data: Wandering Band may have at most 2 HQ (has 3).',
    ]);
  });
});
