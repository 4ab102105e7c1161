import { describe, expect, it } from 'vitest';
import { filesIn, isPresent } from '../../battlescribe/src/read/testing/shared-data.js';
import { looksLikeRosterFile, readRosterBytes } from './battlescribe-roster/read-roster-bytes.js';
import { readList } from './read-list.js';

/** For each real list: its format, and the army, detachments, total, number of units and number of enhancements that it states. */
const lists = [
  ['10e-listforge-world-eaters.txt', 'listforge', '10e', ['World Eaters'], ['Berzerker Warband'], 1935, 15, 2],
  ['10e-new-recruit-markdown-world-eaters.txt', 'new-recruit-markdown', '10e', ['World Eaters'], ['Berzerker Warband'], 2000, 16, 0],
  [
    '11e-warorgan-sororitas.txt',
    'warorgan flat',
    '11e',
    ['Adepta Sororitas'],
    ['Chorus of Condemnation', 'Champions of Faith'],
    1985,
    14,
    4,
  ],
  ['11e-warorgan-world-eaters.txt', 'warorgan grouped', '11e', ['World Eaters'], ['Berzerker Warband'], 2000, 17, 2],
] as const;

const bytesOf = (file: string) => filesIn('lists').find(({ path }) => path === file)?.bytes ?? new Uint8Array();

describe.skipIf(!isPresent('lists'))('real lists of the community’s tools', () => {
  it.each(lists)(
    '%s is read as %s of the %s, every line accounted for',
    (file, format, edition, factions, detachments, points, units, upgrades) => {
      const text = new TextDecoder().decode(bytesOf(file));
      const { format: seen, roster, review, lines, diagnostics } = readList(text);
      expect([[seen.id, seen.dialect].filter((part) => part !== null).join(' '), seen.edition, seen.confidence]).toEqual([
        format,
        edition,
        'certain',
      ]);
      expect([review, diagnostics]).toEqual([[], []]);
      expect(lines.map(({ line }) => line)).toEqual(text.split('\n').map((_, index) => index + 1));
      expect(roster.factions.map(({ name }) => name)).toEqual(factions);
      expect(roster.detachments.map(({ name }) => name)).toEqual(detachments);
      expect([roster.statedPoints, roster.units.length]).toEqual([points, units]);
      expect(roster.units.reduce((sum, unit) => sum + (unit.statedPoints ?? 0), 0)).toBe(points);
      expect(roster.units.filter(({ enhancements }) => enhancements.length > 0).length).toBe(upgrades);
      expect(roster.units.filter(({ warlord }) => warlord).length).toBe(1);
    },
  );

  it.each(['10e-listforge-grey-knights.json', '10e-new-recruit-chaos-knights.json'])('%s is a roster file', async (file) => {
    const bytes = bytesOf(file);
    expect(looksLikeRosterFile(bytes)).toBe(true);
    const { format, roster, review } = await readRosterBytes(file, bytes);
    expect([format.id, review]).toEqual(['battlescribe-roster', []]);
    expect(roster.units.length).toBeGreaterThan(2);
  });
});
