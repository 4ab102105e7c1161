import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderMessage } from '#muster/messages';
import { formatsMessages } from './formats.messages.js';
import { listCaps, readList } from './read-list.js';
import { listsOfEveryFormat } from './testing/lists-of-every-format.js';

it('recognises that a text is not a list', () => {
  for (const text of ['', '\n\n', 'Dear Sir or Madam', '{"roster": {}}', 'Shopping (3 points)\n\nmilk\neggs', '++ Army ++ [10pts]']) {
    const { format, review, roster } = readList(text);
    expect(format).toEqual({ id: null, dialect: null, edition: null, confidence: 'guess' });
    expect(review.map(({ code }) => code)).toEqual(['UNRECOGNISED_FORMAT']);
    expect(roster.units).toEqual([]);
  }
});

it('gives the units of all formats the same fields in one order', () => {
  const units = listsOfEveryFormat.flatMap(([, , text]) => readList(text).roster.units);
  expect(new Set(units.map((unit) => Object.keys(unit).join())).size).toBe(1);
  expect(units.some(({ models }) => models !== undefined) && units.some(({ models }) => models === undefined)).toBe(true);
});

it('reads nothing of a text above the limits', () => {
  for (const [text, messageId] of [
    ['é'.repeat(listCaps.bytes / 2 + 1), 'tooManyBytes'],
    ['\n'.repeat(listCaps.lines), 'tooManyLines'],
  ] as const) {
    const { lines, diagnostics, review } = readList(text);
    expect(lines).toEqual([]);
    expect(diagnostics.map(({ code, messageId: id, severity }) => [code, id, severity])).toEqual([['text/too-large', messageId, 'error']]);
    expect(review.map(({ code, messageId: id }) => [code, id])).toEqual([['UNRECOGNISED_FORMAT', 'tooLarge']]);
  }
});

it('does not read a line above the limit, and reports it', () => {
  const text = `Army (10 points)\n\nTidewardens\nIncursion (1000 points)\nVigil\n\nCHARACTERS\n\nWarden (10 points)\n  • ${'x'.repeat(listCaps.lineCharacters)}`;
  const { diagnostics, review, roster } = readList(text);
  expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([['text/line-too-long', 10]]);
  expect(review.map(({ code, line }) => [code, line])).toEqual([['UNPARSED_LINES', 10]]);
  expect(roster.units[0]?.loadout).toEqual([]);
});

const pieces = fc.constantFrom(
  'Army (2000 points)',
  'Tidewardens',
  'Strike Force (2,000 Points)',
  'CHARACTERS',
  'Warden (95 points) *',
  '  • Warlord',
  '  • 1x Hook',
  '     ◦ 9x Hook',
  '    1x Hook',
  '• Attached as: Leader (Character)',
  'Attached Unit 1',
  '  • Enhancement: Oath',
  'Exported with App Version: v1.40.1 (94), Data Version: v675',
  '',
  '(',
  ')(1 points)',
  '•',
  '\u0000\ud800',
);
const anyList = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 40 }).map((lines) => lines.join('\n'));

it('never throws, and accounts for every line exactly once', () => {
  fc.assert(
    fc.property(anyList, (text) => {
      const { lines, review, format, roster } = readList(text);
      const count = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/).length;
      expect(lines.map(({ line }) => line)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
      const another = review.find(({ messageId }) => messageId === 'anotherList')?.line ?? Infinity;
      const unread = lines.filter(({ kind, line }) => kind === 'unread' && line < another).map(({ line }) => line);
      const reported = review.filter(({ messageId }) => messageId === 'unreadLine').map(({ line }) => line);
      expect(reported).toEqual(format.id === null ? [] : unread);
      expect(lines.filter(({ as }) => as === 'unit').length).toBe(roster.units.length);
    }),
    { numRuns: 500 },
  );
});

it('has a sentence for every diagnostic', () => {
  const said = [
    readList(''),
    readList('x'.repeat(listCaps.bytes + 1)),
    readList('Army (1 points)\n\nA\nIncursion (1000 points)\nB\n\nWarden (1 points)\nhuh'),
  ];
  const sentences = said
    .flatMap(({ review, diagnostics }) => [...review, ...diagnostics])
    .map(({ code, messageId, params }) => {
      const messages: Readonly<Record<string, Readonly<Record<string, string>>>> = formatsMessages;
      return renderMessage(messages[code]?.[messageId] ?? '', params);
    });
  expect(sentences).toEqual([
    'List format not recognised.',
    'The text is too large for a list, so none of it was read.',
    'The text has more than 65536 bytes.',
    'Line 8 was not understood.',
  ]);
});
