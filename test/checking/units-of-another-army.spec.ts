import { describe, expect, it } from 'vitest';
import type { CheckReport } from '#muster/checking';
import { judged, sampleList, sampleRelease } from './sample-release.js';
import { say } from './say.js';

const legal = sampleList('tidewright-harbour-watch-legal').replace('Incursion (1,000 Points)', 'Strike Force (2,000 Points)');

/** The report without the messages about stated prices, which these lists do not correct. */
const brief = ({ verdict, findings, review }: CheckReport) => ({
  verdict,
  findings: findings
    .filter(({ code }) => code !== 'POINTS_DIFFER' && !code.startsWith('text/'))
    .map(({ severity, code, messageId, path }) => [severity, code, messageId, path.join(' ')]),
  review: review.map(({ code, messageId, path }) => [code, messageId, path.join(' ')]),
});

describe('a unit of another army’s data', () => {
  const thornback = 'Thornback (130 Points)\n  • 1x Goring thorns\n  • 1x Thorn volley\n';
  const borrowed = legal.replace('Exported with', `${thornback}\nExported with`);

  it("that does not have the army's keyword is reported once", () =>
    expect(brief(judged(borrowed, sampleRelease('sample-2026-07')))).toEqual({
      verdict: 'ILLEGAL',
      findings: [['error', 'units-of-army-faction', 'stranger', 'units 9']],
      review: [],
    }));

  const keyworded = () =>
    sampleRelease('sample-2026-07', [], undefined, undefined, (model) => ({
      ...model,
      datasheets: model.datasheets.map((sheet) =>
        sheet.name === 'Thornback' ? { ...sheet, factionKeywords: ['Tidewright League'] } : sheet,
      ),
    }));

  it("that has the army's keyword needs review", () => {
    const report = judged(borrowed, keyworded());
    expect([brief(report).findings, brief(report).review]).toEqual([[], [['DATA_GAP', 'unitElsewhere', 'units 9']]]);
    expect(report.review.map(say)[0]).toBe('Thornback is not in the Tidewright League data. Check whether this army may include it.');
  });

  it('is allowed in an Unbound army', () =>
    expect(brief(judged(borrowed, keyworded(), {}, { organisation: 'unbound' })).review).toEqual([]));
});
