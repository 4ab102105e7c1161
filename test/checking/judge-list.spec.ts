import { expect, it } from 'vitest';
import { judgeList, NOTHING_ASKED, type CheckReport } from '#muster/checking';
import type { DataFile } from '#muster/battlescribe';
import { readList } from '#muster/formats';
import { judged, sampleList, sampleRelease } from './sample-release.js';
import { say } from './say.js';

const release = sampleRelease('sample-2026-07');
const legal = sampleList('tidewright-harbour-watch-legal');

const brief = ({ verdict, findings, review }: CheckReport) => ({
  verdict,
  findings: findings.map((finding) => [finding.severity, finding.code, finding.line, say(finding)]),
  review: review.map((reason) => [reason.code, reason.line, say(reason)]),
});

it('finds nothing in a legal list', () => expect(brief(judged(legal, release))).toEqual({ verdict: 'LEGAL', findings: [], review: [] }));

it('reports an error in a loadout that was fully stated and understood, with its line', () => {
  const report = judged(
    legal
      .replace(
        '  • 8x Deckhand\n     ◦ 8x Deck musket\n     ◦ 8x Gaff hook\n  • 1x Deckhand w/',
        '  • 5x Deckhand\n     ◦ 5x Deck musket\n     ◦ 5x Gaff hook\n  • 4x Deckhand w/',
      )
      .replace('◦ 1x Gaff hook\n     ◦ 1x Swivel gun', '◦ 4x Gaff hook\n     ◦ 4x Swivel gun'),
    release,
  );
  expect(report.verdict).toBe('ILLEGAL');
  expect(report.findings.filter(({ severity }) => severity === 'error').map(({ code, line, path }) => [code, line, path])).toEqual([
    ['loadout/too-few', 22, ['units', 2]],
    ['loadout/too-many', 22, ['units', 2]],
  ]);
  expect(report.findings.map(say)[1]).toContain('swivel gun');
});

it('reports a choice that the data hides as an error, unless the list was written with data of other prices', () => {
  const hide = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'name' in value && value.name === 'Swivel gun' ? { ...value, hidden: true } : value;
  const hiding = sampleRelease('sample-2026-07', [], undefined, (file): DataFile => JSON.parse(JSON.stringify(file), hide));
  const otherPrices = legal.replace('Siege Dredger (190 Points)', 'Siege Dredger (180 Points)');
  const [same, other] = [judged(legal, hiding), judged(otherPrices, hiding)];
  expect(same.findings.map(({ severity, code }) => [severity, code])).toContainEqual(['error', 'loadout/hidden']);
  expect([same.verdict, other.verdict]).toEqual(['ILLEGAL', 'NEEDS_REVIEW']);
  expect(new Set(other.review.map(({ messageId }) => messageId))).toEqual(new Set(['otherData']));
});

it('asks for review of a loadout with an unknown name', () => {
  const report = judged(legal.replace('◦ 1x Swivel gun', '◦ 1x Steam harpoon'), release);
  expect(report.verdict).toBe('NEEDS_REVIEW');
  expect(report.review.map(({ code, line }) => [code, line])).toContainEqual(['UNRESOLVED_NAME', 31]);
});

it('an army over the limit is an error, however the release was selected', () => {
  const over = legal.replace('Incursion (1,000 Points)', 'Incursion (900 Points)');
  for (const against of [{ kind: 'label', label: 'sample-2026-07' }, { kind: 'today' }] as const) {
    expect(judged(over, release, { against })).toMatchObject({ verdict: 'ILLEGAL', points: { limit: 900, limitSource: 'STATED' } });
  }
});

it('the error names the release if the list states different unit prices', () => {
  const over = legal.replace('Incursion (1,000 Points)', 'Incursion (900 Points)').replace('Dredger (190 Points)', 'Dredger (90 Points)');
  expect(brief(judged(over, release)).findings.filter(([severity]) => severity === 'error')).toEqual([
    [
      'error',
      'points-within-limit',
      null,
      'At the prices of the data release sample-2026-07, the army costs 990 points; the limit is 900. The list states different prices.',
    ],
  ]);
});

it('reports all differing prices in one warning, before other findings, with both values', () => {
  const report = judged(legal.replace('Siege Dredger (190 Points)', 'Siege Dredger (180 Points)'), release);
  expect(brief(report)).toEqual({
    verdict: 'LEGAL',
    findings: [
      [
        'warning',
        'POINTS_DIFFER',
        null,
        'The list and the data release sample-2026-07 seem to be from different dates: the prices in the list are different. Stated and computed points: Siege Dredger 180 / 190.',
      ],
      ['warning', 'text/total-differs', null, 'The list states a total of 990 points, but the prices of its units add up to 980.'],
    ],
    review: [],
  });
});

it('understands and prices a list of an edition without implemented rules, and reports no errors', () => {
  const rules = { ruleset: null, edition: null, amendments: [] };
  const later = { ...release, release: { ...release.release, edition: '11e' as const } };
  const reading = readList(legal.replace('• 8x Deckhand\n', '• 5x Deckhand\n'));
  const edition = { id: '11e', how: 'certain' } as const;
  const report = judgeList({ reading, edition, compiled: later, rules, question: { ...NOTHING_ASKED, against: { kind: 'today' } } });
  expect([report.verdict, report.findings.filter(({ severity }) => severity === 'error')]).toEqual(['NEEDS_REVIEW', []]);
  expect(report.review.map((reason) => [reason.code, say(reason)])).toContainEqual([
    'RULE_NOT_MODELLED',
    'The army-building rules of the 11e edition are not implemented yet; the list was read but not judged.',
  ]);
  expect(report.points.computed).not.toBeNull();
});

it('reports no errors for an army of another type of game without implemented rules, and shows what these rules would say', () => {
  const same = <T>(value: T): T => value;
  const boarding = sampleRelease('sample-2026-07', [], same, same, (model) => ({
    ...model,
    detachments: model.detachments.map((detachment) => ({ ...detachment, onlyIn: ['Deck Fight'] })),
  }));
  const over = legal.replace('Incursion (1,000 Points)', 'Incursion (900 Points)');
  expect(judged(over, release).verdict).toBe('ILLEGAL');
  expect(brief(judged(over, boarding))).toEqual({
    verdict: 'NEEDS_REVIEW',
    findings: [['warning', 'points-within-limit', null, 'The army costs 990 points; the limit is 900.']],
    review: [['RULE_NOT_MODELLED', 5, 'Harbour Watch is for Deck Fight, whose rules are not implemented.']],
  });
});
