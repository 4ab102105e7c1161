import { expect, it } from 'vitest';
import { sampleRelease } from '../../../../test/checking/sample-release.js';
import { add, rosterIn, standingOf } from '../advice/testing/invented-roster.js';

it('a unit of the army’s keyword that only another army’s data have is for a human, as it is on a list', () => {
  const release = sampleRelease('sample-2026-07', [], undefined, undefined, (model) => ({
    ...model,
    datasheets: model.datasheets.map((sheet) =>
      sheet.name === 'Thornback' ? { ...sheet, factionKeywords: ['Tidewright League', ...sheet.factionKeywords] } : sheet,
    ),
  }));
  const document = rosterIn(release, 1000, add('harbourmaster', 'master'), { kind: 'setWarlord', unit: 'master' }, add('thornback'));
  const { verdict, findings, review } = standingOf(document, release).assessment.report;
  expect([verdict, findings, review.map(({ code, messageId, path }) => [code, messageId, path])]).toEqual([
    'NEEDS_REVIEW',
    [],
    [['DATA_GAP', 'unitElsewhere', ['units', 1]]],
  ]);
});
