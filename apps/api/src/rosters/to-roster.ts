import {
  idAt,
  numbered,
  withUnits,
  type Declarations,
  type DeclaredUnit,
  type LoadoutItem,
  type Roster,
  type Stated,
  type UnnumberedUnit,
} from '#muster/roster';
import { withoutNulls, type Given } from '../platform/graphql/given/without-nulls.js';
import { parseGlobalId } from '../platform/graphql/global-id.js';
import type { RosterUnitInput } from './roster-unit.input.js';
import type { RosterInput, RosterDetachmentInput } from './roster.input.js';
import { toBattle } from './to-battle.js';

/** A roster as the rooms speak of it: names as given, nothing looked up. The input names units by their places. */
export function toRoster(input: RosterInput): Roster {
  const given = withoutNulls(input);
  const { units, detachments = [] } = given;
  return {
    name: given.name ?? null,
    factions: given.faction === undefined ? [] : [stated(given.faction)],
    battleSize: given.battleSize === undefined ? null : stated(given.battleSize),
    pointsLimit: given.pointsLimit ?? null,
    statedPoints: given.points ?? null,
    detachments: detachments.map(({ name }) => stated(name)),
    units: numbered(units.map(toUnit)),
    statesWargear: units.some(({ loadout }) => loadout !== undefined),
    declared: withUnits(toDeclared(given, units.flatMap(toNotes), detachments), idAt),
  };
}

const stated = (name: string, id: string | null = null): Stated => ({ name, id, line: null });

function toUnit(unit: Given<RosterUnitInput>): UnnumberedUnit {
  const { name, id, models, loadout = [], enhancements = [], warlord = false, detachment = null, points = null } = unit;
  return {
    ...stated(name, id === undefined ? null : (parseGlobalId(id)?.parts.at(-1) ?? id)),
    section: null,
    detachment,
    statedPoints: points,
    warlord,
    enhancements: enhancements.map((taken) => ({ ...stated(taken.name), statedPoints: taken.points ?? null })),
    loadout: loadout.map(toItem),
    ...(models === undefined ? {} : { models }),
  };
}

/** An item with whatever is in it, however deep its level lets it be. */
interface GivenItem {
  readonly name: string;
  readonly count?: number;
  readonly items?: readonly GivenItem[];
}

function toItem({ name, count = 1, items = [] }: GivenItem): LoadoutItem {
  return { ...stated(name), count, items: items.map(toItem) };
}

/** What is noted of a unit beside its loadout. */
function toNotes(given: Given<RosterUnitInput>, unit: number): readonly DeclaredUnit<number>[] {
  const { role, powerRating, namedCharacter, keywords, bearer, warlordTraits, relics, psychicPowers } = given;
  const { keywordChoices, ruleChoices, replacements } = given;
  const notes: Omit<DeclaredUnit, 'unit'> = {
    ...(role === undefined ? {} : { role }),
    ...(powerRating === undefined ? {} : { powerRating }),
    ...(namedCharacter === undefined ? {} : { namedCharacter }),
    ...(keywords === undefined ? {} : { keywords }),
    ...(bearer === undefined ? {} : { bearer }),
    ...(warlordTraits && {
      warlordTraits: warlordTraits.map(({ name, source = null, ...rest }) => ({ ...stated(name), source, ...rest })),
    }),
    ...(relics && { relics: relics.map(({ name, source = null, ...rest }) => ({ ...stated(name), source, ...rest })) }),
    ...(psychicPowers && {
      psychicPowers: psychicPowers.map(({ name, ...rest }) => ({ power: name === undefined ? null : stated(name), ...rest })),
    }),
    ...(keywordChoices && { keywordChoices: keywordChoices.map(({ of, choice = null }) => ({ keyword: of, choice })) }),
    ...(ruleChoices && { ruleChoices: ruleChoices.map(({ of, choice = null }) => ({ rule: of, choice })) }),
    ...(replacements === undefined ? {} : { replacements }),
  };
  return Object.keys(notes).length === 0 ? [] : [{ unit, ...notes }];
}

function toDeclared(
  given: Given<RosterInput>,
  units: readonly DeclaredUnit<number>[],
  detachments: readonly Given<RosterDetachmentInput>[],
): Declarations<number> {
  const { attachments, passengers, reserves, splits, reinforcementPoints, reinforcements, detachmentOrder, powerLimit } = given;
  const { organisation, opponentPowerLevel, playerName, commandPoints, armyOfRenown, spends, battle } = given;
  return {
    ...(given.final ? { statesAll: ['warlord', 'detachments'] } : {}),
    ...(organisation && { organisation }),
    ...(powerLimit === undefined ? {} : { powerLimit }),
    ...(opponentPowerLevel === undefined ? {} : { opponentPowerLevel }),
    units,
    detachments: detachments.map(toDetachmentNotes),
    ...(attachments && { attachments }),
    ...(passengers && { passengers }),
    ...(reserves && { reserves }),
    ...(splits && { splits }),
    ...(reinforcementPoints === undefined ? {} : { reinforcementPoints }),
    ...(reinforcements && { reinforcements }),
    ...(armyOfRenown && { armyOfRenown: { admits: null, forbids: [], requires: [], ...armyOfRenown } }),
    ...(detachmentOrder && { detachmentOrder }),
    ...(spends && { spends: spends.map(({ commandPoints: paid = null, ...spend }) => ({ ...spend, commandPoints: paid })) }),
    ...(battle && { battle: toBattle(battle) }),
    ...(commandPoints === undefined ? {} : { statedCommandPoints: commandPoints }),
    ...(playerName === undefined ? {} : { playerName }),
  };
}

function toDetachmentNotes({ name: _name, specialists, ...notes }: Given<RosterDetachmentInput>, detachment: number) {
  const upgrades = specialists?.map(({ name, keyword, commandPoints = null }) => ({ name, keyword, commandPoints }));
  return { detachment, ...notes, ...(upgrades && { specialists: upgrades }) };
}
