import type { Diagnostic, ReviewReason } from '#muster/diagnostics';
import type { Roster } from '#muster/roster';
import { expect, it } from 'vitest';
import { inventedRelease } from '../../army/src/testing/invented-release.js';
import { datasheet, rosterOf, unit } from '../../rules/src/testing/roster-builder.js';
import { doubtsAbout, perhapsNamesakes, perhapsOfOtherSize, unreadUnits, withDoubts } from './doubts.js';

const unread = (line: number): ReviewReason => ({ code: 'UNPARSED_LINES', messageId: 'unreadLine', params: { line }, path: [], line });
const counted = (declared: number, read: number): ReviewReason => ({
  ...{ code: 'UNPARSED_LINES', messageId: 'unitsDiffer', params: { declared, read }, path: [], line: 9 },
});

it('a line that was not understood may be a unit, and so may one that the list counts and that was not read', () => {
  const units = unreadUnits([unread(4), counted(9, 8), counted(7, 8)]);
  expect(units.map(({ kind, review }) => [kind, review])).toEqual([
    ['unit', unread(4)],
    ['unit', counted(9, 8)],
  ]);
});

const nowhere = { id: null, section: null, detachment: null, statedPoints: null, enhancements: [], loadout: [], attachment: null } as const;
const written: Roster = {
  ...{ name: null, factions: [], battleSize: null, pointsLimit: null, statedPoints: null, detachments: [], statesWargear: true },
  units: [
    { ...nowhere, name: 'Gloom Ram', line: 3, warlord: true },
    { ...nowhere, name: 'Cinder Guard', line: 6, warlord: false },
  ],
};

const error = (code: string, at: number): Diagnostic => ({
  ...{ code, messageId: 'broken', severity: 'error', params: {}, path: ['units', at], related: [], line: null, cites: null },
});

it('below such a line stands what may be of that unit: a Warlord or an Enhancement there accuses nobody', () => {
  const accused = ['warlord-is-character', 'one-enhancement-per-unit', 'enhancement-bearer-eligible', 'epic-heroes-once'];
  const findings = [0, 1].flatMap((at) => accused.map((code) => error(code, at)));
  const judged = { findings, review: [], budgets: [], notChecked: [] };
  const doubts = doubtsAbout({ roster: written, review: [unread(4)] }, [], new Set());
  const left = withDoubts(judged, rosterOf(datasheet('Gloom Ram'), datasheet('Cinder Guard')), doubts);
  expect(left.findings.map(({ code, path }) => [path[1], code])).toEqual([[0, 'epic-heroes-once'], ...accused.map((code) => [1, code])]);
  expect(left.review.map(({ code, messageId, params, path }) => [code, messageId, params, path])).toEqual(
    Array.from({ length: 3 }, () => ['DATA_GAP', 'bearerUncertain', { unit: 'Gloom Ram' }, ['units', 0]]),
  );
});

it('a list that states two Warlords accuses neither', () => {
  const differs: ReviewReason = { ...unread(2), messageId: 'warlordDiffers' };
  const judged = { findings: [error('warlord-is-character', 1), error('epic-heroes-once', 1)], review: [], budgets: [], notChecked: [] };
  const doubts = doubtsAbout({ roster: written, review: [differs] }, [], new Set());
  const left = withDoubts(judged, rosterOf(datasheet('Gloom Ram'), datasheet('Cinder Guard')), doubts);
  expect([left.findings.map(({ code }) => code), left.review.map(({ messageId }) => messageId)]).toEqual([
    ['epic-heroes-once'],
    ['bearerUncertain'],
  ]);
});

const over = (code: string, points: number, limit: number, units: readonly number[]): Diagnostic => ({
  ...error(code, 0),
  ...{ path: [], params: { points, limit }, related: units.map((index) => ['units', index]) },
});

it('what a unit may cost less than it was read to is not over a limit, of the army or of its allies', () => {
  const army = rosterOf(
    unit(datasheet('Gloom Ram'), { points: 120, statedPoints: 60 }),
    unit(datasheet('Cinder Guard'), { points: 100, statedPoints: 60 }),
  );
  const findings = [
    ...[over('points-within-limit', 220, 160, []), over('points-within-limit', 220, 159, [])],
    ...[over('allies-within-points', 120, 60, [0]), over('allies-within-points', 100, 60, [1])],
  ];
  const doubts = doubtsAbout({ roster: written, review: [] }, [], new Set(), new Set([0]));
  const left = withDoubts({ findings, review: [], budgets: [], notChecked: [] }, army, doubts);
  expect(left.findings.map(({ code, params }) => [code, params['limit']])).toEqual([
    ['points-within-limit', 159],
    ['allies-within-points', 60],
  ]);
  expect(left.review.map(({ messageId, params }) => [messageId, params['points']])).toEqual([
    ['pointsUncertain', 220],
    ['pointsUncertain', 120],
  ]);
});

it('a unit of another price may be another datasheet of its name', () => {
  const [court] = inventedRelease.data.readModel.factions.filter(({ id }) => id === 'court');
  const names = ['Gull', 'Mirror Beast', 'Gull'];
  const units = names.map((name, at) => unit(datasheet(name), { points: 20, statedPoints: at === 2 ? 20 : 10 }));
  const army = { ...rosterOf(...units), faction: court ?? null };
  const named = { ...written, units: names.map((name) => ({ ...nowhere, name, line: 3, warlord: false })) };
  expect([...perhapsNamesakes(named, army, inventedRelease)]).toEqual([0]);
  const known = { ...named, units: named.units.map((one) => ({ ...one, id: 'gull-1' })) };
  expect([...perhapsNamesakes(known, army, inventedRelease)]).toEqual([]);
});

it('a number of models that only the wargear tells is not certain where the price is another', () => {
  const army = rosterOf(
    unit(datasheet('Gloom Ram'), { points: 120, statedPoints: 60, modelsInferred: true }),
    unit(datasheet('Cinder Guard'), { points: 60, statedPoints: 60, modelsInferred: true }),
    unit(datasheet('Cinder Guard'), { points: 60, statedPoints: null, modelsInferred: true }),
    unit(datasheet('Gloom Ram'), { points: 120, statedPoints: 60 }),
  );
  expect(perhapsOfOtherSize(army)).toEqual(new Set([0]));
});
