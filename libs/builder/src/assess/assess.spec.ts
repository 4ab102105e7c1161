import { lookUp } from '#muster/army';
import { expect, it } from 'vitest';
import { sampleRelease } from '../../../../test/checking/sample-release.js';
import { add, compiled, rosterIn, rosterWith, standingOf } from '../advice/testing/invented-roster.js';

it('a unit with the army’s keyword that is only in another army’s data needs review, as in a list', () => {
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

it('a roster is looked up unchanged, with its evaluation; a roster that the release does not completely have is evaluated again', () => {
  const { document, assessment } = standingOf(rosterWith(1000, add('harbourmaster'), add('deckhand-company')));
  const { roster, evaluation } = assessment;
  const { state } = document;
  const resolution = lookUp({ roster, built: { state, evaluation } }, compiled.index);
  expect([resolution.state === state, resolution.evaluation === evaluation, resolution.review]).toEqual([true, true, []]);

  const [force, ...forces] = state.forces;
  if (!force) throw new Error('A roster has a force.');
  const stranger = { id: 'stranger', entryId: 'not-in-the-release', entryGroupId: null, number: 1, selections: [] };
  const changed = { ...state, forces: [{ ...force, selections: [...force.selections, stranger] }, ...forces] };
  const without = lookUp({ roster, built: { state: changed, evaluation } }, compiled.index);
  expect([without.state, without.evaluation]).toEqual([state, undefined]);
});
