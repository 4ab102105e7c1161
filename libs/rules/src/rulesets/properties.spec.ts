import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Army } from '#muster/army';
import { judge } from '../kernel/judge.js';
import { datasheet, enhancement, forcesOf, gap, unit, type PlannedUnit } from '../testing/roster-builder.js';
import { amendedRulesets, rulesets } from './registry.js';
import { wh40k10e } from './wh40k/10e.ruleset.js';

const sheets = [
  datasheet('Captain', ['Character', 'Infantry'], { role: 'HQ', powerRating: 5 }),
  datasheet('Marn', ['Character', 'Epic Hero'], { role: 'HQ', powerRating: 7, warlordClauses: ['must'] }),
  datasheet('Hermit', ['Character'], { role: 'HQ', powerRating: 4, warlordClauses: ['cannot'] }),
  datasheet('Squad', ['Infantry', 'Battleline'], { role: 'Troops', powerRating: 4, minModels: 5, maxModels: 10 }),
  datasheet('Tank', ['Vehicle'], { role: 'Heavy Support', powerRating: 9, legends: true }),
  datasheet('Carrier', ['Transport', 'Dedicated Transport'], { role: 'Dedicated Transport', powerRating: 4 }),
  datasheet('Colossus', ['Titanic'], { role: 'Lord of War', powerRating: 25 }),
  datasheet('Eelrider', [], { role: 'Fast Attack', powerRating: null, factionKeywords: ['Tidebound'], factions: [] }),
  datasheet('Bunker', ['Fortification'], { role: 'Fortification', powerRating: 5 }),
];
const enhancements = [
  enhancement('Ember Lens'),
  enhancement('Coal Crown', { bearer: { kind: 'expression', bearer: { has: 'Infantry' } } }),
  enhancement('Sea Pearl', { detachmentIds: ['undertow'], bearer: { kind: 'unread' } }),
  enhancement('Veteran Crew', { upgrade: true }),
];

const planned: fc.Arbitrary<PlannedUnit> = fc
  .record({
    sheet: fc.constantFrom(...sheets),
    models: fc.option(fc.integer({ min: 1, max: 12 })),
    points: fc.option(fc.integer({ min: 0, max: 900 })),
    warlord: fc.boolean(),
    taken: fc.subarray(enhancements, { maxLength: 2 }),
    granted: fc.subarray(['Battleline', 'Character']),
  })
  .map(({ sheet, models, points, warlord, taken, granted }) => unit(sheet, { models, points, warlord, enhancements: taken, granted }));

const force = fc.tuple(
  fc.constantFrom('Patrol Detachment', 'Vanguard Detachment', 'Auxiliary Support Detachment', 'Grand Host'),
  fc.array(planned, { maxLength: 8 }),
);

const rosters: fc.Arbitrary<Army> = fc
  .record({
    forces: fc.array(force, { minLength: 1, maxLength: 4 }),
    pointsLimit: fc.option(fc.constantFrom(500, 1000, 2000, 3000, 4000)),
    blind: fc.boolean(),
    undetached: fc.boolean(),
  })
  .map(({ forces, pointsLimit, blind, undetached }) => {
    const roster = forcesOf(...forces.map(([name, units]) => [name, ...units] as const));
    const gaps = [...(blind ? [gap('unit')] : []), ...(undetached ? [gap('detachment')] : [])];
    return { ...roster, pointsLimit, gaps };
  });

const rostersAndOrder = rosters.chain((roster) =>
  fc.tuple(fc.constant(roster), fc.shuffledSubarray([...roster.units], { minLength: roster.units.length })),
);

/** Adds a unit that breaks no rule: it is in detachment 0, of the army's Faction, the only copy of its datasheet, and takes no slot. */
function withLegalUnit(roster: Army): Army {
  const [modest] = forcesOf([
    'x',
    unit(datasheet('Modest Helper', [], { role: 'No Force Org Slot', powerRating: 1 }), { points: 0 }),
  ]).units;
  if (!modest) return roster;
  return { ...roster, units: [...roster.units, { ...modest, path: ['units', roster.units.length] }] };
}

const spoken = (roster: Army, ruleset: Parameters<typeof judge>[1]) => {
  const { findings, review } = judge(roster, ruleset);
  return [
    ...findings.map(({ code, messageId, severity }) => `${severity} ${code}/${messageId}`),
    ...review.map(({ code, messageId }) => `${code} ${messageId}`),
  ];
};

describe.each([...rulesets, ...amendedRulesets])('$id', (ruleset) => {
  it('reports the same, whatever the order of the units', () =>
    fc.assert(
      fc.property(rostersAndOrder, ([roster, units]) => {
        expect(spoken({ ...roster, units }, ruleset).toSorted()).toEqual(spoken(roster, ruleset).toSorted());
      }),
    ));

  it('keeps every finding about a unit when a legal unit is added', () =>
    fc.assert(
      fc.property(rosters, (roster) => {
        const about = (army: Army) =>
          judge(army, ruleset)
            .findings.filter(({ path }) => path[0] === 'units')
            .map(({ code, messageId, path }) => `${code}/${messageId} ${path.join('/')}`);
        const after = about(withLegalUnit(roster));
        expect(about(roster).filter((finding) => !after.includes(finding))).toEqual([]);
      }),
    ));

  it('has a balance of start plus lines in every budget', () =>
    fc.assert(
      fc.property(rosters, (roster) => {
        for (const { start, lines, balance } of judge(roster, ruleset).budgets) {
          expect(balance).toBe(lines.reduce((sum, { amount }) => sum + amount, start));
        }
      }),
    ));

  it('reports no error because of missing facts', () =>
    fc.assert(
      fc.property(rosters, (roster) => {
        const blind: Army = {
          ...roster,
          units: [],
          detachments: [],
          faction: null,
          pointsLimit: null,
          gaps: [gap('unit'), gap('detachment'), gap('faction')],
        };
        expect(judge(blind, ruleset).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      }),
    ));
});

describe('what is certain', () => {
  it('reports an army over the limit by the units with a price, whatever the others cost', () =>
    fc.assert(
      fc.property(rosters, (roster) => {
        const known = roster.units.reduce((sum, { points }) => sum + (points ?? 0), 0);
        const { findings } = judge({ ...roster, pointsLimit: 1000 }, wh40k10e);
        expect(findings.some(({ code }) => code === 'points-within-limit')).toBe(known > 1000);
      }),
    ));
});
