import { describe, expect, it } from 'vitest';
import { filesIn, isPresent } from '../../battlescribe/src/read/testing/shared-data.js';
import { candidatesOf } from './detect.js';
import { listFormats } from './list-formats.js';
import { listCaps, readList } from './read-list.js';
import { listsOfEveryFormat } from './testing/lists-of-every-format.js';
import { toLines } from './text/lines.js';

/** Fewer than three lines do not show that the mark is used as a bullet. */
const withBullets = (text: string, mark: string): string => (text.split('•').length > 3 ? text.replaceAll('•', mark) : text);

/** What people and tools add to a list before it is pasted. */
const wrappings: readonly (readonly [string, (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['with Windows line ends', (text) => text.replaceAll('\n', '\r\n')],
  ['behind a mark of byte order', (text) => `\uFEFF${text}`],
  ['in a code block', (text) => `\`\`\`\n${text}\n\`\`\``],
  ['in a code block that begins on its first line', (text) => `\`\`\`${text}\`\`\``],
  ['quoted', (text) => text.replaceAll(/^/gm, '> ')],
  ['quoted without blanks', (text) => text.replaceAll(/^/gm, '>').replaceAll(/^>$/gm, '> ')],
  ['with tabs for pairs of blanks', (text) => text.replaceAll('  ', '\t')],
  ['with blanks that do not break', (text) => text.replaceAll(' ', '\u00A0')],
  ['with typographic marks', (text) => text.replaceAll("'", '’').replaceAll('"', '“')],
  ['with blank lines around it', (text) => `\n\n${text}\n\n\n`],
  ['with blanks at the ends of lines', (text) => text.replaceAll(/$/gm, '  ')],
  ['with marks of no width', (text) => text.replaceAll('\n', '\u200B\n')],
  ['with dashes for bullets', (text) => withBullets(text, '-')],
  ['with stars for bullets', (text) => withBullets(text, '*')],
  ['with the letter that word processors put for rings', (text) => withBullets(text, 'o')],
  ['with pictures for bullets', (text) => withBullets(text, '🔹')],
  ['with bullets drawn as pictures', (text) => withBullets(text, '▪\uFE0F')],
  ['with priced lines in bold', (text) => text.replaceAll(/^(\S.*\((?:\d+|\d,\d+) points\).*)$/gim, '**$1**')],
  ['in a spoiler', (text) => `||${text}||`],
  ['between tags of a forum', (text) => `[quote=Ann]\n[code]\n${text}\n[/code]\n[/quote]`],
  ['each line as code', (text) => text.replaceAll(/^(.+)$/gm, '`$1`')],
  ['with a blank line below each', (text) => text.replaceAll('\n', '\n\n')],
  ['above a signature', (text) => `${text}\n\n-- \nAnn Other\nSent from my phone\n+44 20 1234 567`],
  ['above the mail it answers', (text) => `${text}\n\nEnvoyé de mon téléphone\n\nLe 12 mai, Orga a écrit :\n> Ta liste ?`],
];

const withoutLine = (key: string, value: unknown): unknown => (key === 'line' ? undefined : value);

function seenBy(text: string) {
  return candidatesOf(toLines(text, listCaps.lineCharacters), listFormats).map(({ format, reading }) => ({
    id: format.id,
    dialect: reading.seen.dialect,
    confidence: reading.seen.confidence,
    units: reading.roster.units.map((unit) => JSON.stringify(unit, withoutLine).replaceAll("'", '’').replaceAll('\\"', '“')),
  }));
}

describe.each(listsOfEveryFormat)('a list of %s %s', (id, dialect, text) => {
  it('is read with certainty only by its own format', () => {
    const [first, ...others] = seenBy(text);
    expect(first).toMatchObject({ id, dialect, confidence: 'certain' });
    expect(others.filter(({ confidence }) => confidence === 'certain')).toEqual([]);
  });

  it.each(wrappings)('is recognised and read the same %s', (_, wrapped) => {
    const [plain] = seenBy(text);
    const [first, ...others] = seenBy(wrapped(text));
    expect(first).toEqual(plain);
    expect(others.filter(({ confidence }) => confidence === 'certain')).toEqual([]);
  });

  it("is recognised between a player's first and last remarks", () => {
    const { format, roster } = readList(`hi there, here is my list\nsee you on Sunday!\n\n${text}\n\ncheers\nTom`);
    expect([format.id, format.confidence]).toEqual([id, 'certain']);
    expect(roster.units.map(({ name }) => name)).toEqual(readList(text).roster.units.map(({ name }) => name));
  });

  it('is read without the signatures above and below it', () => {
    const unread = (from: string) => readList(from).lines.filter(({ kind }) => kind === 'unread').length;
    expect(unread(`Sent from my phone\n\n${text}\n\nSent from my phone\nAnn Other`)).toBe(unread(`Sent from my phone\n\n${text}`));
  });
});

describe.skipIf(!isPresent('lists'))('real lists', () => {
  const lists = isPresent('lists') ? filesIn('lists').filter(({ path }) => path.endsWith('.txt')) : [];

  it.each(lists.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)] as const))('%s is read by one format only', (_, text) => {
    const [first, ...others] = seenBy(text);
    expect(first?.confidence).toBe('certain');
    expect(others.filter(({ confidence }) => confidence === 'certain')).toEqual([]);
  });
});
