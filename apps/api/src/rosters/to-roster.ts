import { idAt, numbered, withUnits, type DeclaredUnit, type LoadoutItem, type Roster, type UnnumberedUnit } from '#muster/roster';
import { withoutNulls, type Given } from '../platform/graphql/given/without-nulls.js';
import { parseGlobalId } from '../platform/graphql/global-id.js';
import type { RosterUnitInput } from './roster-unit.input.js';
import type { RosterInput } from './roster.input.js';
import { toBattle } from './to-battle.js';

/** Converts the input to the libraries' roster with names as given; nothing is looked up. The input refers to units by their positions. */
export function toRoster(input: RosterInput): Roster {
  const { name = null, faction, battleSize, pointsLimit = null, points = null, detachments = [], ...others } = withoutNulls(input);
  const { units, final, commandPoints, armyOfRenown, spends, battle, ...declared } = others;
  return {
    name,
    factions: faction === undefined ? [] : [stated({ name: faction })],
    battleSize: battleSize === undefined ? null : stated({ name: battleSize }),
    pointsLimit,
    statedPoints: points,
    detachments: detachments.map((detachment) => stated({ name: detachment.name })),
    units: numbered(units.map(toUnit)),
    statesWargear: units.some(({ loadout }) => loadout !== undefined),
    declared: withUnits(
      {
        ...declared,
        ...(final && { statesAll: ['warlord', 'detachments'] }),
        units: units.flatMap(toNotes),
        detachments: detachments.map(({ name: _name, specialists, ...notes }, detachment) => ({
          ...{ detachment, ...notes },
          ...(specialists && { specialists: specialists.map((upgrade) => ({ commandPoints: null, ...upgrade })) }),
        })),
        ...(armyOfRenown && { armyOfRenown: { admits: null, forbids: [], requires: [], ...armyOfRenown } }),
        ...(spends && { spends: spends.map((spend) => ({ commandPoints: null, ...spend })) }),
        ...(battle && { battle: toBattle(battle) }),
        ...(commandPoints !== undefined && { statedCommandPoints: commandPoints }),
      },
      idAt,
    ),
  };
}

const stated = <Named extends { readonly name: string }>(named: Named) => ({ id: null, line: null, ...named });

function toUnit(unit: Given<RosterUnitInput>): UnnumberedUnit {
  const { name, id, models, loadout = [], enhancements = [], warlord = false, detachment = null, points = null } = unit;
  return {
    ...{ name, id: id === undefined ? null : (parseGlobalId(id)?.parts.at(-1) ?? id), line: null },
    ...{ section: null, detachment, statedPoints: points, warlord },
    enhancements: enhancements.map((taken) => ({ ...stated({ name: taken.name }), statedPoints: taken.points ?? null })),
    loadout: loadout.map(toItem),
    ...(models !== undefined && { models }),
  };
}

/** An item with its children, at any depth that the input allows. */
interface GivenItem {
  readonly name: string;
  readonly count?: number;
  readonly items?: readonly GivenItem[];
}

function toItem({ name, count = 1, items = [] }: GivenItem): LoadoutItem {
  return { ...stated({ name }), count, items: items.map(toItem) };
}

/** Converts a unit's notes other than its loadout. */
function toNotes(given: Given<RosterUnitInput>, unit: number): readonly DeclaredUnit<number>[] {
  const { name: _name, id: _id, models: _models, loadout: _loadout, enhancements: _enhancements, ...beside } = given;
  const { warlord: _warlord, detachment: _detachment, points: _points, ...noted } = beside;
  if (Object.keys(noted).length === 0) return [];
  const { warlordTraits, relics, psychicPowers, keywordChoices, ruleChoices, ...notes } = noted;
  return [
    {
      ...{ unit, ...notes },
      ...(warlordTraits && { warlordTraits: warlordTraits.map((trait) => stated({ source: null, ...trait })) }),
      ...(relics && { relics: relics.map((relic) => stated({ source: null, ...relic })) }),
      ...(psychicPowers && {
        psychicPowers: psychicPowers.map(({ name, ...rest }) => ({ power: name === undefined ? null : stated({ name }), ...rest })),
      }),
      ...(keywordChoices && { keywordChoices: keywordChoices.map(({ of, choice = null }) => ({ keyword: of, choice })) }),
      ...(ruleChoices && { ruleChoices: ruleChoices.map(({ of, choice = null }) => ({ rule: of, choice })) }),
    },
  ];
}
