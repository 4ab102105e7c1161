import type { Army } from '#muster/army';
import { datasheet, detachment, enhancement, placed, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { alliedFactionsWithinLimits } from './allied-factions-within-limits.rule.js';
import type { AllyClause } from './ally-clauses.js';

const bySize = { skirmish: 500, battle: 1000 };
const clause = (name: string, allies: string, facts: Partial<AllyClause>): AllyClause => ({
  ...{ name, armies: ['ashen pact'], allies: [allies], confirmed: true, points: null, units: [], oneKind: false, balanced: [] },
  ...{ onlyWith: [], notWith: [], enhancements: true },
  ...facts,
});
const clauses = [
  clause('Tidal Pact', 'tidebound', {
    points: { skirmish: 100, battle: 250 },
    balanced: ['drowned'],
    enhancements: false,
  }),
  clause('Hired Crews', 'crewman', { confirmed: false, points: { skirmish: 50, battle: 50 } }),
  clause('Great Engines', 'engine house', {
    units: [
      { keyword: 'colossal', most: { skirmish: 1, battle: 1 } },
      { keyword: 'runner', most: { skirmish: 1, battle: 2 } },
    ],
    oneKind: true,
  }),
  clause('Guides', 'pathfinder', { confirmed: false, armies: [], units: [{ keyword: 'scout', most: { skirmish: 1, battle: 1 } }] }),
  clause('Wreckers', 'salvager', { notWith: ['open host'], points: { skirmish: 0, battle: 0 } }),
  clause('Grand Salvage', 'salvager', { onlyWith: ['open host'], points: { skirmish: 0, battle: 200 } }),
  clause('Feud', 'tidebound', { armies: ['other pact'], points: { skirmish: 0, battle: 0 } }),
];

const own = unit(datasheet('Warden'), { points: 300 });
const of = (name: string, faction: string, keywords: readonly string[] = []) => datasheet(name, keywords, { factionKeywords: [faction] });
const eel = of('Eel', 'Tidebound');
const drowned = of('Drowned', 'Tidebound', ['Drowned', 'Battleline']);
const wraith = of('Wraith', 'Tidebound', ['Drowned']);
const crew = of('Crew', 'Harbour', ['Crewman']);
const titan = of('Titan', 'Engine House', ['Colossal']);
const runner = of('Runner', 'Engine House', ['Runner']);
const guide = of('Guide', 'Pathfinder', ['Scout']);
const salvager = unit(of('Salvager', 'Salvager'), { points: 200 });
const openHost = placed([detachment('Open Host')]);
const pearl = enhancement('Pearl');
const army = (...units: Parameters<typeof rosterOf>): Army => ({ ...rosterOf(own, ...units), pointsLimit: 1000 });
const assumed = (roster: Army): Army => ({ ...roster, pointsLimit: null, statedPoints: 990 });

testRule(
  alliedFactionsWithinLimits,
  { bySize, clauses },
  {
    passes: {
      'no allies': army(),
      'exactly the points': army(unit(eel, { points: 250 })),
      'as many without BATTLELINE as with it': army(unit(drowned, { points: 50 }), unit(wraith, { points: 50 })),
      'two of a kind': army(runner, runner),
      'units that a detachment allows': {
        ...army(unit(eel, { points: 251 })),
        detachments: placed([detachment('Open Host', { allows: [{ has: 'Tidebound' }] })]),
      },
      'more points with a certain detachment': { ...army(salvager), detachments: openHost },
      'a battle of a size without limits': { ...army(unit(eel, { points: 251 })), pointsLimit: 3000 },
      'an army of an unknown faction': { ...army(unit(eel, { points: 251 })), faction: null },
    },
    fails: {
      'more points': {
        roster: army(unit(eel, { points: 130 }), unit(eel, { points: 121 })),
        says: ['error units/1: The units that Tidal Pact allows cost 251 points; at most 250 are allowed. [units/2]'],
      },
      'more points without that detachment': {
        roster: army(salvager),
        says: ['error units/1: The units that Wreckers allows cost 200 points; at most 0 are allowed.'],
      },
      'more points than one source allows': {
        roster: army(unit(crew, { points: 60 })),
        says: ['warning units/1: The units that Hired Crews allows cost 60 points; according to one source, at most 50 are allowed.'],
      },
      'more points at prices that the list does not state': {
        roster: { ...army(unit(eel, { points: 260 })), pricedUnder: '2026-07' },
        says: [
          'DATA_GAP units/1: The units that Tidal Pact allows might cost 260 points; at most 250 are allowed. The prices or the limit are uncertain.',
        ],
      },
      'a unit without a price': {
        roster: army(unit(eel, { points: null })),
        says: [
          'DATA_GAP units/1: The units that Tidal Pact allows might cost 0 points; at most 250 are allowed. The prices or the limit are uncertain.',
        ],
      },
      'three of a kind': {
        roster: army(runner, runner, runner),
        says: ['error units/3: Great Engines allows 2 units with the keyword RUNNER; the army has 3. [units/1 units/2]'],
      },
      'three of a kind at an assumed size': {
        roster: assumed(army(runner, runner, runner)),
        says: [
          'LIMIT_NOT_STATED units/3: Great Engines allows 2 units with the keyword RUNNER in a battle of the assumed size; the army has 3. The list states no battle size.',
        ],
      },
      'more than one source allows': {
        roster: army(guide, guide),
        says: ['warning units/2: According to one source, Guides allows 1 unit with the keyword SCOUT; the army has 2. [units/1]'],
      },
      'two kinds': {
        roster: army(titan, runner),
        says: ['warning units/1: Great Engines allows units of only one of these kinds: COLOSSAL, RUNNER. The army has several. [units/2]'],
      },
      'more without BATTLELINE than with it': {
        roster: army(unit(drowned, { points: 50 }), unit(wraith, { points: 50 }), unit(wraith, { points: 50 })),
        says: [
          'error units/3: Of the units with the keyword DROWNED that Tidal Pact allows, at most half may lack BATTLELINE; the army has 2 without and 1 with it. [units/1 units/2]',
        ],
      },
      'an Enhancement on an ally': {
        roster: army(unit(eel, { points: 50, enhancements: [pearl] })),
        says: [
          'warning units/1/enhancements/0: Eel bears Pearl; according to one source, units that Tidal Pact allows may not bear Enhancements. [units/1]',
        ],
      },
    },
  },
);
