import { expect, it } from 'vitest';
import { judged, sampleList, sampleRelease } from './sample-release.js';

/** Two datasheets with the same name, as data from several sources can contain. */
const twins = sampleRelease('sample-2026-07', [], (json) => json.replaceAll('"name": "Breakwater Guard"', '"name": "Siege Dredger"'));
const legal = sampleList('tidewright-harbour-watch-legal');

it('a suggestion for an ambiguous name is found if a list uses it', () => {
  const said = judged(legal, twins).review.filter(({ code }) => code === 'AMBIGUOUS_NAME');
  const offered = String(said[0]?.params['candidates']).split(', ');
  expect(offered.length).toBe(2);
  const chosen = offered.flatMap((name) => {
    const report = judged(legal.replaceAll(/^Siege Dredger \(/gm, `${name} (`), twins);
    expect(report.review.map(({ code }) => code)).not.toContain('AMBIGUOUS_NAME');
    return report.units.filter((unit) => unit.name === name).map(({ datasheet }) => `Siege Dredger [${datasheet}]`);
  });
  expect(chosen).toEqual(offered);
});
