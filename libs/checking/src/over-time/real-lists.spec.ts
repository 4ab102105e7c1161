import { readList } from '#muster/formats';
import { describe, expect, it, vi } from 'vitest';
import { say } from '../../../../test/checking/say.js';
import { filesIn, isPresent } from '../../../battlescribe/src/read/testing/shared-data.js';
import { realRelease } from '../../../army/src/testing/real-release.js';
import { resolvedSubject } from '../resolved-subject.js';
import { armyView } from './army-view.js';
import { compareArmies } from './compare-armies.js';
import { differenceMessage, type ListDifference } from './difference.js';

const inWords = (difference: ListDifference): string => say(differenceMessage(difference));

// These tests read megabytes of real files, possibly on a slow machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe.skipIf(!isPresent('lists') || !isPresent('wh40k-10e-releases'))('one army exported by several tools', () => {
  async function armyOf(file: string) {
    const index = await realRelease('2026-01-19', '10e', ['World Eaters', 'Chaos Daemons', 'Chaos Knights', 'Titan']);
    const bytes = filesIn('lists').find(({ path }) => path === `${file}.txt`)?.bytes ?? new Uint8Array();
    const reading = readList(new TextDecoder().decode(bytes));
    const { release } = index.data;
    return armyView(reading.roster, resolvedSubject(reading, { release, game: index.game, index }));
  }

  async function differences(first: string, second: string) {
    const { differences: ofArmy, units, notCompared } = compareArmies(await armyOf(first), await armyOf(second));
    return {
      army: ofArmy.map(inWords),
      units: units.map(({ before, after, differences: ofUnit }) => [before?.name ?? null, after?.name ?? null, ...ofUnit.map(inWords)]),
      notCompared,
    };
  }

  const nothing = { army: [], units: [], notCompared: [] };

  it('is the same army in the app format and in markdown', async () =>
    expect(await differences('10e-new-recruit-gw-style-world-eaters', '10e-new-recruit-markdown-world-eaters')).toEqual(nothing));

  it('is the same army in the app format and in the short format of another tool', async () =>
    expect(await differences('11e-new-recruit-gw-style-world-eaters', '11e-new-recruit-wtc-compact-world-eaters')).toEqual(nothing));

  it('differs between four exports of an 11th edition list only where the player changed it', async () => {
    const pistol = ['Khorne Berzerkers', 'Khorne Berzerkers', 'Plasma pistol: now 2 (was 3).', 'Bolt pistol: now 8 (was 7).'];
    const cutters = ['Lasher tendrils: now 0 (was 1).', '2 magma cutters: now 1 (was 0).', 'Magma cutter: now 2 (was 0).'];
    const other = '11e-new-recruit-gw-style-world-eaters';
    const official = await differences('11e-gw-app-world-eaters', other);
    expect(official).toEqual({ ...nothing, units: [pistol, ['Maulerfiend', 'Maulerfiend', ...cutters]] });
    expect(await differences('11e-warorgan-world-eaters', other)).toEqual({ ...nothing, units: [pistol] });
  });
});
