import { expect, it } from 'vitest';
import { plainText } from './plain-text.js';
import { toLines } from './lines.js';

it('reads what a web page writes for a character', () => {
  expect(plainText('Tide&#39;s &amp; Moon&rsquo;s&nbsp;Bell &#x2019; &unknown; &#1; &#xD800;')).toBe(
    "Tide's & Moon’s Bell ’ &unknown; &#1; &#xD800;",
  );
  expect(plainText('<p>Warden (95 points)<br>\n<li>1x Hook</li>\n<not a tag>')).toBe('Warden (95 points)\n• 1x Hook\n<not a tag>');
});

it('decodes text that was decoded wrongly once', () => {
  expect(plainText('â€¢ 1x Tideâ€™s Bell\nMarÃ©')).toBe('• 1x Tide’s Bell\nMaré');
  expect(plainText('Château â 灯')).toBe('Château â 灯');
});

it('reads a dash between blanks as a hyphen, and keeps other dashes', () => {
  expect(plainText('Chaos – Red Host\n— Hook\nTide‑Caller')).toBe('Chaos - Red Host\n- Hook\nTide‑Caller');
});

it('parts a price from the name that it was joined to', () => {
  expect(plainText('Tide’s Warden85 Points\n• 2x Hook5 pts\nWarden (85 Points)\nBell 7')).toBe(
    'Tide’s Warden (85 Points)\n• 2x Hook5 pts\nWarden (85 Points)\nBell 7',
  );
});

it('gives capitals a meaning only if most lines have small letters', () => {
  const capitals = (text: string) => toLines(text, 500).map(({ isCapitals }) => isCapitals);
  expect(capitals('CHARACTERS\nWarden\n1x Hook')).toEqual([true, false, false]);
  expect(capitals('CHARACTERS\nWARDEN\n1X HOOK')).toEqual([false, false, false]);
});

it('does not count the indentation that all lines have', () => {
  expect(toLines('    Warden\n\n      • 1x Hook', 500).map(({ indent, column }) => [indent, column])).toEqual([
    [0, 0],
    [0, 0],
    [2, 4],
  ]);
});

it('takes any sign before a number of items for a bullet, and other signs only if they are frequent', () => {
  const bullets = (text: string) => toLines(text, 500).map(({ bullet }) => bullet);
  expect(bullets('* 1x Hook\nBell')).toEqual(['*', null]);
  expect(bullets('* a remark\nBell')).toEqual([null, null]);
});
