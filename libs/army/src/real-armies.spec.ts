import { evaluate, type EvaluatedSelection } from '#muster/battlescribe';
import { readList } from '#muster/formats';
import { describe, expect, it, vi } from 'vitest';
import { filesIn, isPresent } from '../../battlescribe/src/read/testing/shared-data.js';
import { looseKey, type IndexedRelease } from '#muster/catalogue';
import { resolve } from './look-up.js';
import { realRelease } from './testing/real-release.js';
import { withEvaluation } from './price/with-evaluation.js';

// Megabytes of real files, on whatever machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

function army(file: string, release: IndexedRelease) {
  const bytes = filesIn('lists').find(({ path }) => path === file)?.bytes ?? new Uint8Array();
  const { roster } = readList(new TextDecoder().decode(bytes));
  const resolution = resolve(roster, release);
  const evaluation = evaluate(release.game, resolution.state);
  const resolved = withEvaluation(resolution, evaluation);
  const units = resolved.units.map((unit) => {
    const selection = evaluation.selection(resolution.selectionIds.get(unit.unitId) ?? '');
    const enhancements = unit.enhancements.map(({ enhancement }) => enhancement.name);
    return {
      is: [unit.datasheet.name, unit.models, unit.points, unit.warlord ? 'Warlord' : '', ...enhancements].join(' | '),
      bears: !selection ? '' : wargear(selection),
    };
  });
  return {
    units: units.map(({ is }) => is).toSorted(),
    equipped: units.map(({ is, bears }) => `${is}: ${bears}`).toSorted(),
    header: [resolved.faction?.name, ...resolved.detachments.map(({ detachment }) => detachment.name)],
    stated: [resolved.statedPoints, roster.units.map(({ statedPoints }) => statedPoints).toSorted()],
    missing: resolution.review.map(({ code, params }) => `${code} ${params['name'] ?? ''}`),
    lost: roster.units.length - resolved.units.length,
  };
}

/** What is chosen in a unit, and how many of it: models by any of their names are models. */
function wargear(selection: EvaluatedSelection): string {
  const counts = new Map<string, number>();
  const add = ({ type, name, number, selections }: EvaluatedSelection): void => {
    const key = type === 'upgrade' ? looseKey(name) : 'model';
    counts.set(key, (counts.get(key) ?? 0) + number);
    selections.forEach(add);
  };
  selection.selections.forEach(add);
  return [...counts]
    .map(([name, count]) => `${count} ${name}`)
    .toSorted()
    .join(', ');
}

type RealArmy = ReturnType<typeof army>;

/** Kinds of unit, wargear and all, that the one has and the other has not. */
const only = (one: RealArmy, other: RealArmy): readonly string[] => one.equipped.filter((unit) => !other.equipped.includes(unit));

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
