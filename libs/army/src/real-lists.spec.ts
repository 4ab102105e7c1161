import { evaluate } from '#muster/battlescribe';
import { readList } from '#muster/formats';
import type { Roster } from '#muster/roster';
import { describe, expect, it, vi } from 'vitest';
import { filesIn, isPresent } from '../../battlescribe/src/read/testing/shared-data.js';
import type { IndexedRelease } from '#muster/catalogue';
import { resolve } from './look-up.js';
import { realRelease } from './testing/real-release.js';
import { withEvaluation } from './price/with-evaluation.js';

// Megabytes of real files, on whatever machine.
vi.setConfig({ testTimeout: 120_000 });

const tau: readonly string[] = ["T'au"];
const daemons: readonly string[] = ['Chaos Daemons', 'Titan'];
const eaters: readonly string[] = ['World Eaters', 'Chaos Daemons', 'Chaos Knights', 'Titan'];
const aeldari: readonly string[] = ['Aeldari'];
const sisters: readonly string[] = ['Sororitas', 'Titan'];
const guard: readonly string[] = ['Imperium - Astra Militarum', 'Imperium - Adeptus Mechanicus', 'Imperium - Adeptus Astra Telepathica'];

function rosterOf(list: string): Roster {
  const bytes = filesIn('lists').find(({ path }) => path === list)?.bytes ?? new Uint8Array();
  return readList(new TextDecoder().decode(bytes)).roster;
}

function checked(roster: Roster, release: IndexedRelease) {
  const resolution = resolve(roster, release);
  return { resolution, resolved: withEvaluation(resolution, evaluate(release.game, resolution.state)) };
}

/** Each list with the data state of its own time, and how many of its lines that state has no name for. */
const priced = [
  { list: '10e-gw-app-tau-2024.txt', state: '2024-05-19', words: tau, points: 1915, units: 19, unresolved: 0 },
  { list: '10e-gw-app-chaos-daemons-2024.txt', state: '2024-06-23', words: daemons, points: 2000, units: 10, unresolved: 0 },
  { list: '10e-gw-app-world-eaters.txt', state: '2025-07-14', words: eaters, points: 1995, units: 16, unresolved: 0 },
];

/** Lists of days of which no data state is at hand, with all that the state nearest to them cannot answer. */
const reported = [
  {
    list: '10e-new-recruit-wtc-compact-tau.txt',
    state: '2025-03-18',
    words: tau,
    edition: '10e',
    units: 17,
    missing: [],
  },
  { list: '10e-new-recruit-wtc-world-eaters.txt', state: '2026-01-19', words: eaters, edition: '10e', units: 16, missing: [] },
  { list: '11e-gw-app-tau-fr.txt', state: 'wh40k-10e', words: tau, edition: '10e', units: 18, missing: [] },
  {
    list: '11e-gw-app-tau.txt',
    state: 'wh40k-10e',
    words: tau,
    edition: '10e',
    units: 19,
    missing: ['5 Advanced Acquisition Cadre', '201 Negation Emitters (Upgrade)', '215 Negation Emitters (Upgrade)'],
  },
  { list: '10e-new-recruit-markdown-world-eaters.txt', state: 'wh40k-10e', words: eaters, edition: '10e', units: 16, missing: [] },
  {
    // This tool has names of its own for some datasheets and their wargear.
    list: '10e-listforge-world-eaters.txt',
    state: 'wh40k-10e',
    words: eaters,
    edition: '10e',
    units: 13,
    missing: ['18 World Eaters Daemon Prince', '71 World Eaters Rhino'],
  },
  { list: '11e-warorgan-world-eaters.txt', state: 'wh40k-10e', words: eaters, edition: '10e', units: 17, missing: [] },
  {
    list: '11e-warorgan-sororitas.txt',
    state: 'wh40k-10e',
    words: sisters,
    edition: '10e',
    units: 14,
    missing: ['5 Chorus of Condemnation', '11 Clarion of urgency', '18 Symphonic payload'],
  },
  {
    list: '9e-wtc-drukhari.txt',
    state: 'wh40k-9e',
    words: aeldari,
    edition: '9e',
    units: 15,
    missing: ['15 Drugs(Grave Lotus)', '23 Factured Genius'],
  },
  {
    // Its army book was replaced a year before this state of the data.
    list: '9e-battlescribe-text.txt',
    state: 'wh40k-9e',
    words: guard,
    edition: '9e',
    units: 5,
    missing: [
      ...['23 Knight Commander Pask', '25 Lord Castellan Creed'],
      ...['32 Conscripts', '35 Conscripts', '38 Conscripts', '41 Conscripts'],
      ...['53 Platoon Commander', '55 Platoon Commander', '57 Platoon Commander'],
      '66 Full Payload',
    ],
  },
] as const;

describe.skipIf(!isPresent('lists') || !isPresent('wh40k-10e-releases'))('real lists under the data of their own time', () => {
  it.each(priced)('$list has the stated price, unit by unit', async ({ list, state, words, points, units, unresolved }) => {
    const roster = rosterOf(list);
    const { resolution, resolved } = checked(roster, await realRelease(state, '10e', words));
    expect(resolution.review.map(({ code }) => code)).toEqual(Array.from({ length: unresolved }, () => 'UNRESOLVED_NAME'));
    expect([resolved.statedPoints, resolved.points, resolved.units.length]).toEqual([points, points, units]);
    expect(resolved.units.map(({ name, points: computed }) => [name, computed])).toEqual(
      roster.units.map(({ name, statedPoints }) => [name, statedPoints]),
    );
  });
});

describe.skipIf(!isPresent('lists') || !isPresent('wh40k-9e'))('real lists of other days', () => {
  it.each(reported)('$list has every name resolved or reported', async ({ list, state, words, edition, units, missing }) => {
    const roster = rosterOf(list);
    const { resolution, resolved } = checked(roster, await realRelease(state, edition, words));
    expect(resolution.review.map(({ params, line }) => `${line} ${params['name'] ?? ''}`)).toEqual(missing);
    expect(resolved.units.length).toBe(units);
    expect([resolved.faction === null, resolved.detachments.length > 0]).toEqual([false, true]);
    expect(resolved.units.every((unit) => unit.models !== null)).toBe(true);
  });
});
