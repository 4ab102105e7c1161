import { lookUp } from '#muster/army';
import { readSubject, type CompiledRelease } from '#muster/checking';
import { describe, expect, it } from 'vitest';
import { sampleList, sampleRelease } from '../../../../test/checking/sample-release.js';
import { edited, standingOf } from '../advice/testing/invented-roster.js';
import { assess, type Assessment } from '../assess/assess.js';
import { readDocument } from '../document/read-document.js';
import type { RosterDocument } from '../document/roster-document.js';
import { exportedRoster } from '../export/exported-roster.js';
import { rosterMove } from '../move/roster-move.js';
import { importedRoster } from './imported-roster.js';

const release = sampleRelease('sample-2026-07');
const renamed = (json: string): string => json.replaceAll('Signal Runners', 'Night Riders').replaceAll('signal-runners', 'night-riders');
const without = sampleRelease('sample-2026-07', [], renamed);
const legal = sampleList('tidewright-harbour-watch-legal');

let last = 0;
const newId = (): string => `n${(last += 1)}`;

async function imported(text: string, into: CompiledRelease): Promise<RosterDocument> {
  const reading = await readSubject({ kind: 'text', text });
  const document = importedRoster(reading, lookUp(reading, into.index), null);
  return readDocument(JSON.parse(JSON.stringify(document)));
}

const runnersIn = ({ report: { units }, unitIds }: Assessment) =>
  units.flatMap(({ name, datasheet, line }, at) => (name === 'Signal Runners' ? [{ unit: unitIds[at] ?? '', datasheet, line }] : []));

describe('a unit that the release does not have', () => {
  it('stays in the roster with its line, and needs review for the same reason as in a check, until it is removed', async () => {
    const document = await imported(legal, without);
    const assessment = assess(document, without);
    const { report } = assessment;
    const lines = legal.split('\n').flatMap((one, at) => (one.startsWith('Signal Runners') ? [at + 1] : []));
    const runners = runnersIn(assessment);
    expect(runners).toEqual(lines.map((line) => ({ unit: expect.any(String), datasheet: null, line })));
    expect([report.verdict, report.points.computed]).toEqual(['NEEDS_REVIEW', null]);
    const at = ({ unit }: { readonly unit: string }) => assessment.unitIds.indexOf(unit);
    expect(report.review.filter(({ messageId }) => messageId === 'notFound').map(({ path, line }) => [path, line])).toEqual(
      runners.map((one) => [['units', at(one)], one.line]),
    );

    const left = edited(document, ...runners.map(({ unit }) => ({ kind: 'removeUnit', unit }) as const));
    expect(left.state).toBe(document.state);
    const after = assess(left, without);
    expect([runnersIn(after), after.report.review, after.report.points.computed]).toEqual([[], [], expect.any(Number)]);
  });

  it('is part of exported lists, and is reported as missing from exported files', async () => {
    const document = await imported(legal, without);
    const kept = { ...standingOf(document, without), id: 'a-roster' };
    expect(exportedRoster(kept, 'app', without).text).toContain('Signal Runners');
    expect(exportedRoster(kept, 'ros', without).notCarried).toContain(`units.${kept.assessment.unitIds.length - 1}`);
  });

  it('is found by a move to a release that has it, and keeps its id', async () => {
    const document = await imported(legal, without);
    const before = assess(document, without);
    const { document: moved, after } = rosterMove(document, before, release, newId);
    expect(runnersIn(after)).toEqual(runnersIn(before).map(({ unit }) => ({ unit, datasheet: 'signal-runners', line: null })));
    expect([moved.unplaced, after.report.verdict, after.report.points.computed]).toEqual([[], 'LEGAL', 990]);
  });
});

it('a choice of the army that another release does not have is a reason for review in the moved roster', async () => {
  const other = sampleRelease('sample-2026-07', [], (json) =>
    json.replaceAll('Harbour Watch', 'Low Watch').replaceAll('harbour-watch', 'low-watch'),
  );
  const document = await imported(legal, release);
  const { after, review } = rosterMove(document, assess(document, release), other, newId);
  expect(review.map(({ messageId }) => messageId)).toContain('notFound');
  expect(after.report.review.map(({ messageId, params }) => [messageId, params['name']])).toContainEqual(['notFound', 'Harbour Watch']);
});

it.each([
  ['Incursion', 1000],
  ['Strike Force', 2000],
])('a limit that only the battle size tells is kept: %s', async (size, limit) => {
  const document = await imported(legal.replace('Incursion (1,000 Points)', size), release);
  const { points, verdict } = assess(document, release).report;
  expect([points.limit, points.limitSource, verdict]).toEqual([limit, 'STATED', 'LEGAL']);
});
