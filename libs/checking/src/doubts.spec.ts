import type { Diagnostic, ReviewReason } from '@muster/diagnostics';
import type { Roster } from '@muster/roster';
import { expect, it } from 'vitest';
import { datasheet, rosterOf } from '../../rules/src/testing/roster-builder.js';
import { doubtsAbout, unreadUnits, withDoubts } from './doubts.js';

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

const error = (code: string, unit: number): Diagnostic => ({
  ...{ code, messageId: 'broken', severity: 'error', params: {}, path: ['units', unit], related: [], line: null, cites: null },
});

it('below such a line stands what may be of that unit: a Warlord or an Enhancement there accuses nobody', () => {
  const accused = ['warlord-is-character', 'one-enhancement-per-unit', 'enhancement-bearer-eligible', 'epic-heroes-once'];
  const findings = [0, 1].flatMap((unit) => accused.map((code) => error(code, unit)));
  const judged = { findings, review: [], budgets: [], notChecked: [] };
  const doubts = doubtsAbout({ roster: written, review: [unread(4)] }, [], new Set());
  const left = withDoubts(judged, rosterOf(datasheet('Gloom Ram'), datasheet('Cinder Guard')), doubts);
  expect(left.findings.map(({ code, path }) => [path[1], code])).toEqual([[0, 'epic-heroes-once'], ...accused.map((code) => [1, code])]);
  expect(left.review.map(({ code, messageId, params, path }) => [code, messageId, params, path])).toEqual(
    Array.from({ length: 3 }, () => ['DATA_GAP', 'bearerUncertain', { unit: 'Gloom Ram' }, ['units', 0]]),
  );
});
