import { describe, expect, it } from 'vitest';
import { filesIn, isPresent } from '../../battlescribe/src/read/testing/shared-data.js';
import { readList } from './read-list.js';

/** For each real list: its format, its number of units, and the stated numbers that differ from what was read. */
const lists = [
  ['10e-gw-app-chaos-daemons-2024.txt', 'gw-app ring-en', '10e', 10, []],
  ['10e-gw-app-tau-2024.txt', 'gw-app run-en', '10e', 19, []],
  ['10e-gw-app-world-eaters.txt', 'gw-app run-en', '10e', 16, []],
  ['10e-new-recruit-gw-style-world-eaters.txt', 'wtc gw-style', '10e', 16, []],
  ['10e-new-recruit-wtc-compact-tau.txt', 'wtc compact', '10e', 17, []],
  ['10e-new-recruit-wtc-world-eaters.txt', 'wtc full', '10e', 16, []],
  ['11e-gw-app-tau-fr.txt', 'gw-app run-fr', '11e', 18, []],
  ['11e-gw-app-tau.txt', 'gw-app run-en', '11e', 19, []],
  ['11e-gw-app-world-eaters.txt', 'gw-app run-en', '11e', 17, []],
  ['11e-new-recruit-gw-style-world-eaters.txt', 'wtc gw-style', '11e', 17, []],
  ['11e-new-recruit-wtc-compact-world-eaters.txt', 'wtc compact', '11e', 17, []],
  ['9e-battlescribe-text.txt', 'battlescribe-text', '9e', 14, []],
  ['9e-wtc-drukhari.txt', 'etc', '9e', 15, ['text/power-level-differs 104 103']],
] as const;

describe.skipIf(!isPresent('lists'))('real lists', () => {
  it.each(lists)('%s is read as %s of the %s, every line accounted for', (file, format, edition, units, said) => {
    const bytes = filesIn('lists').find(({ path }) => path === file)?.bytes ?? new Uint8Array();
    const text = new TextDecoder().decode(bytes);
    const { format: seen, roster, review, lines, diagnostics } = readList(text);
    expect([[seen.id, seen.dialect].filter((part) => part !== null).join(' '), seen.edition, seen.confidence]).toEqual([
      format,
      edition,
      'certain',
    ]);
    expect(review).toEqual([]);
    expect(lines.map(({ line }) => line)).toEqual(text.split('\n').map((_, index) => index + 1));
    expect(roster.units.length).toBe(units);
    expect(roster.units.every(({ statedPoints }) => statedPoints !== null)).toBe(true);
    expect(diagnostics.map(({ code, params }) => `${code} ${Object.values(params).join(' ')}`)).toEqual(said);
  });
});
