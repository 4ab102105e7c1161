import { EMPTY_ROSTER, type Roster } from '#muster/roster';
import { expect, it } from 'vitest';
import { amendmentsAsked } from './mission-pack-amendments.js';

const rosterOf = (...packs: readonly string[]): Roster => ({
  ...EMPTY_ROSTER,
  armySelections: packs.map((name) => ({
    name: 'Game Type',
    id: null,
    line: null,
    count: 1,
    detachment: 0,
    items: [{ name, id: null, line: null, count: 1, items: [] }],
  })),
});
const asked = (edition: '8e' | '9e' | '10e', roster: Roster, amendments: readonly string[] = [], houseRules: unknown = null) =>
  amendmentsAsked(edition, roster, { amendments, houseRules }).amendments;

it('uses the mission pack that the roster states, once', () => {
  const roster = rosterOf('4. Chapter Approved: War Zone Nephilim', '4. Chapter Approved: War Zone Nephilim');
  expect(asked('9e', roster)).toEqual(['wh40k-9e-nephilim']);
});

it('ignores packs of another edition and packs that are not implemented', () => {
  expect(asked('10e', rosterOf('War Zone Nephilim'))).toEqual([]);
  expect(asked('9e', rosterOf('1. Open Play'))).toEqual([]);
});

it('prefers the amendments that the caller names', () => {
  expect(asked('9e', rosterOf('Arks of Omen'), ['wh40k-9e-nephilim'])).toEqual(['wh40k-9e-nephilim']);
  expect(asked('9e', rosterOf('Arks of Omen'), [], { title: 'Own' })).toEqual([]);
});

it('uses the mission pack that a detachment is named after', () => {
  const ofDetachment = (name: string): Roster => ({ ...EMPTY_ROSTER, detachments: [{ name, id: null, line: null }] });
  expect(asked('9e', ofDetachment('Arks of Omen Detachment'))).toEqual(['wh40k-9e-arks-of-omen']);
  expect(asked('9e', ofDetachment('Patrol Detachment'))).toEqual([]);
});
