import { readList } from '#muster/formats';
import type { Roster } from '#muster/roster';
import { describe, expect, it, vi } from 'vitest';
import { filesIn, isPresent } from '../../battlescribe/src/read/testing/shared-data.js';
import type { IndexedRelease } from '#muster/catalogue';
import { comparableArmy, type ComparableArmy } from './testing/comparable-army.js';
import { realRelease } from './testing/real-release.js';

// Megabytes of real files, on whatever machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const army = (file: string, release: IndexedRelease): ComparableArmy => {
  const bytes = filesIn('lists').find(({ path }) => path === file)?.bytes ?? new Uint8Array();
  return comparableArmy(readList(new TextDecoder().decode(bytes)).roster, release);
};

/** Kinds of unit, wargear and all, that the one has and the other has not. */
const only = (one: ComparableArmy, other: ComparableArmy): readonly string[] =>
  one.equipped.filter((unit) => !other.equipped.includes(unit));

describe.skipIf(!isPresent('lists') || !isPresent('wh40k-10e-releases'))('one army, as several tools write it', () => {
  let release: IndexedRelease;
  it('needs the data', async () => {
    release = await realRelease('2026-01-19', '10e', ['World Eaters', 'Chaos Daemons', 'Chaos Knights', 'Titan']);
    expect(release.data.readModel.factions.length).toBeGreaterThan(2);
  });

  it('gives the same roster in app style and in Markdown, including wargear', () => {
    const app = army('10e-new-recruit-gw-style-world-eaters.txt', release);
    const markdown = army('10e-new-recruit-markdown-world-eaters.txt', release);
    expect(app.missing).toEqual([]);
    expect(app.lost).toBe(0);
    expect(app).toEqual(markdown);
  });

  it('gives the same roster in four tools of the 11th edition, except where the player chose different wargear', () => {
    const official = army('11e-gw-app-world-eaters.txt', release);
    const style = army('11e-new-recruit-gw-style-world-eaters.txt', release);
    const compact = army('11e-new-recruit-wtc-compact-world-eaters.txt', release);
    const organ = army('11e-warorgan-world-eaters.txt', release);
    for (const other of [style, compact, organ]) {
      expect({ ...other, equipped: [] }).toEqual({ ...official, equipped: [], missing: [], lost: 0 });
    }
    expect(compact.equipped).toEqual(style.equipped);
    const pistol =
      'Khorne Berzerkers | 10 | 180 | : 1 icon of khorne, 10 model, 2 khornate eviscerator, 2 plasma pistol, 8 bolt pistol, 8 chainblade';
    const magma = 'Maulerfiend | 1 | 150 | : 1 2 magma cutter, 1 maulerfiend fist, 2 magma cutter';
    const lasher = 'Maulerfiend | 1 | 150 | : 1 lasher tendril, 1 maulerfiend fist';
    expect([only(official, style), only(style, official)]).toEqual([[lasher], [pistol, magma]]);
    expect([only(organ, style), only(style, organ)]).toEqual([[], [pistol]]);
  });
});

/**
 * For each army that several lists state: the data of its day, the number of lists, and how many different loadouts they state. One list of
 * each army omits wargear, or states other wargear.
 */
const armies: readonly (readonly [string, { state: string; words: readonly string[]; lists: number; loadouts: number }])[] = [
  ["T'au Empire", { state: '2025-03-18', words: ["T'au", 'Titan'], lists: 4, loadouts: 2 }],
  ['Chaos Space Marines', { state: '2025-07-14', words: ['Chaos', 'Titan'], lists: 4, loadouts: 2 }],
  ['Chaos Daemons', { state: '2026-01-19', words: ['Chaos', 'Titan'], lists: 2, loadouts: 2 }],
];

describe.skipIf(!isPresent('community-lists') || !isPresent('wh40k-10e-releases'))('lists of units with the same prices', () => {
  const rosters = !isPresent('community-lists')
    ? []
    : filesIn('community-lists').flatMap(({ path, bytes }) => {
        const { roster, format } = readList(path.endsWith('.txt') ? new TextDecoder().decode(bytes) : '');
        const statesWargear = roster.units.some(({ loadout }) => loadout.length > 0);
        return format.edition !== '11e' && roster.units.length > 2 && statesWargear ? [roster] : [];
      });
  const byPrices = Map.groupBy(rosters, ({ units }) =>
    units
      .map(({ statedPoints }) => statedPoints)
      .toSorted()
      .join(),
  );
  const alike = [...byPrices.values()].filter(({ length }) => length > 1);
  const isOf = (faction: string, group: readonly Roster[]) =>
    group.some(({ factions }) => factions.some(({ name }) => name.startsWith(faction)));

  it.each(armies)('are one army of %s, whatever their format', async (faction, { state, words, lists, loadouts }) => {
    const release = await realRelease(state, '10e', words);
    const group = alike.find((one) => isOf(faction, one)) ?? [];
    expect(group.length).toBeGreaterThanOrEqual(lists);
    const [first, ...others] = group.map((roster) => comparableArmy(roster, release));
    for (const { units, lost } of others) expect({ units, lost }).toEqual({ units: first?.units, lost: 0 });
    expect(new Set([first, ...others].map((one) => one?.equipped.join())).size).toBe(loadouts);
  });
});
