import { describe, expect, it } from 'vitest';
import type { CheckReport } from '#muster/checking';
import { DAMAGES } from '../../tools/score/damage/damages.js';
import { judged, sampleList, sampleRelease } from './sample-release.js';
import { say } from './say.js';

const release = sampleRelease('sample-2026-07');
const legal = sampleList('tidewright-harbour-watch-legal');

/** Changes that people make to a list before it is checked. None of them breaks a rule. */
const damages: readonly (readonly [string, (text: string) => string])[] = [
  ['without its bullets', (text) => text.replaceAll(/[•◦] /g, '')],
  ['without its indentation', (text) => text.replaceAll(/^ +/gm, '')],
  ['in capitals', (text) => text.toUpperCase()],
  ['in small letters', (text) => text.toLowerCase()],
  ['with counts after the names', (text) => text.replaceAll(/(\d+)x (.+)$/gm, '$2 ($1)')],
  ['with counts in an unknown notation', (text) => text.replaceAll(/(\d+)x /g, '#$1 ')],
  ['with model names cut short', (text) => text.replaceAll(/^ {2}• (\d+x \w{3}).*$/gm, '  • $1')],
  ['with lines wrapped by a mail program', (text) => text.replaceAll(/^(.{14}\S*) (.+)$/gm, '$1\n$2')],
  ['without its header', (text) => text.slice(text.indexOf('CHARACTERS'))],
  ['pasted twice', (text) => `${text}\n\n${text}`],
];

const errors = ({ findings }: CheckReport) => findings.flatMap((finding) => (finding.severity === 'error' ? [say(finding)] : []));

/** A line that ends with a price and does not begin with a battle size. */
const unitLine = /^(?!Incursion).+ \((\d+) Points\)$/gm;
const unitLinesOf = (text: string): string =>
  [...text.slice(text.indexOf('CHARACTERS')).matchAll(unitLine)].map(([line]) => line).join('\n');

const unitsWithItems = legal
  .slice(legal.indexOf('CHARACTERS'))
  .replaceAll(/^[A-Z ]+$/gm, '')
  .replaceAll(/^Exported.*$/gm, '');

/** Lists that consist only of the names and prices of their units. */
const remnants: readonly (readonly [string, string])[] = [
  ['one line each', unitLinesOf(legal)],
  ['with a dash', unitLinesOf(legal).replaceAll(unitLine, (line, points) => `1x ${line.slice(0, line.indexOf(' ('))} - ${points}pts`)],
  ['twice over', unitLinesOf(legal).replaceAll(/^/gm, '2x ')],
];

describe('the units of a legal list alone', () => {
  it('are legal if their Enhancements tell the detachment', () => {
    const report = judged(unitsWithItems, release);
    expect([report.format?.id, report.units.length, report.verdict, errors(report)]).toEqual(['unit-lines', 9, 'LEGAL', []]);
    expect(report.army.detachments).toEqual(judged(legal, release).army.detachments);
  });

  it.each(remnants)('are understood and need review: %s', (_, text) => {
    const report = judged(text, release);
    expect([report.format?.id, report.format?.confidence, report.units.length]).toEqual(['unit-lines', 'guess', 9]);
    expect([report.verdict, errors(report)]).toEqual(['NEEDS_REVIEW', []]);
    expect(report.review.map((reason) => [reason.code, say(reason)])).toContainEqual(['ITEM_MISSING', 'The detachment is not stated.']);
  });
});

const harmless = DAMAGES.filter(({ apply }) => apply(legal) !== legal);

describe('a legal list stays legal', () => {
  it.each(harmless)('$damage', ({ apply }) => {
    const { verdict, findings, review } = judged(apply(legal), release);
    expect([verdict, findings.filter(({ severity }) => severity === 'error'), review]).toEqual(['LEGAL', [], []]);
  });
});

describe('a legal list is never illegal', () => {
  it.each(damages)('%s', (_, damage) => {
    const report = judged(damage(legal), release);
    expect(errors(report)).toEqual([]);
    expect(report.verdict).not.toBe('ILLEGAL');
  });
});

it('a unit with a line about its models that was not understood needs review, including its size', () => {
  const report = judged(
    legal
      .replace('  • 2x Breakwater Guard\n', '  two Breakwater Guard\n')
      .replace('(95 Points)\n  • 1x Breakwater', '(90 Points)\n  • 1x Breakwater'),
    release,
  );
  expect([report.verdict, errors(report)]).toEqual(['NEEDS_REVIEW', []]);
  expect(report.review.map(({ line, about }) => [line, about])).toContainEqual([53, 'loadout']);
  const about = report.findings.filter(({ code }) => code === 'unit-size-purchasable');
  expect(about.map(({ severity, line }) => [severity, line])).toEqual([['warning', 50]]);
});

it('an army exceeds its limit only by what was understood', () => {
  const crowd = legal.replace('  • 8x Deckhand\n', '  • 8x Deckhand\n  • 10x Deckhnad\n');
  const report = judged(crowd, release);
  expect([report.verdict, errors(report)]).toEqual(['NEEDS_REVIEW', []]);
  const dear = crowd.replace('Incursion (1,000 Points)', 'Incursion (900 Points)');
  expect(errors(judged(dear, release))).toEqual([expect.stringContaining('the limit is 900')]);
});

it('if a text contains two lists, the first is checked and the second is reported', () => {
  const report = judged(`${legal}\n\n${legal}`, release);
  const { length } = legal.split('\n');
  expect(report.units).toHaveLength(9);
  expect(report.review.find(({ messageId }) => messageId === 'anotherList')).toMatchObject({ code: 'UNPARSED_LINES', line: length + 2 });
});
