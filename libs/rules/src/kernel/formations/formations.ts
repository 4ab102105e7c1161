import { type ArmyDeclarations, type ModelGroup, type Army, type ArmyUnit } from '#muster/army';
import { keywordKey } from '#muster/catalogue';
import { isPart, partJoined, partsOf } from './parts.js';

/** A Bodyguard unit and the Leaders attached to it, which count as one unit. */
export interface AttachedUnit {
  readonly bodyguard: ArmyUnit;
  readonly leaders: readonly ArmyUnit[];
  /** Total number of models of all its units. Null if one of these numbers is not stated. */
  readonly startingStrength: number | null;
  /** Keys of the keywords and Faction keywords of all its models. */
  readonly keywords: ReadonlySet<string>;
}

/** The declared attached units, in the order of their first attachment. If a Bodyguard unit was split, each Leader joins one part of it. */
export function attachedUnits(roster: Pick<Army, 'declared'>): readonly AttachedUnit[] {
  const leadersOf = new Map<ArmyUnit, ArmyUnit[]>();
  for (const { leader, bodyguard } of roster.declared?.attachments ?? []) {
    const leaders = leadersOf.get(bodyguard);
    if (leaders?.includes(leader)) continue;
    if (leaders) leaders.push(leader);
    else leadersOf.set(bodyguard, [leader]);
  }
  return [...leadersOf].map(([bodyguard, leaders]) => attached(bodyguard, leaders, roster.declared ?? {}));
}

function attached(bodyguard: ArmyUnit, leaders: readonly ArmyUnit[], declared: ArmyDeclarations): AttachedUnit {
  const units = [bodyguard, ...leaders];
  const sizes = [...leaders.map(({ models }) => models), strengthOf(bodyguard, leaders, declared)];
  const startingStrength = sizes.reduce<number | null>((sum, models) => (sum === null || models === null ? null : sum + models), 0);
  return {
    bodyguard,
    leaders,
    startingStrength,
    keywords: new Set(units.flatMap(({ keywords, factionKeywords }) => [...keywords, ...factionKeywords])),
  };
}

/**
 * Number of models in the Bodyguard unit, or in the part of it that the Leader joined. Null if it is unknown which part the Leader joined.
 */
function strengthOf(bodyguard: ArmyUnit, leaders: readonly ArmyUnit[], declared: ArmyDeclarations): number | null {
  if (partsOf(bodyguard, declared).length < 2) return bodyguard.models;
  const [leader, ...others] = leaders;
  return leader && others.length === 0 ? partJoined(leader, bodyguard, declared) : null;
}

/** All units of the attached unit that contains this unit. Only the unit itself if it is not attached. */
export function companions(unit: ArmyUnit, attachedUnitsOfArmy: readonly AttachedUnit[]): readonly ArmyUnit[] {
  const whole = attachedUnitsOfArmy.find(({ bodyguard, leaders }) => bodyguard === unit || leaders.includes(unit));
  return whole ? [whole.bodyguard, ...whole.leaders] : [unit];
}

/** The models of the unit, grouped by keywords and abilities. One group if all models are alike. */
export function groupsOf(unit: ArmyUnit): readonly ModelGroup[] {
  return unit.groups ?? [{ name: unit.name, models: unit.models ?? 0, keywords: unit.keywords }];
}

const DEEP_STRIKE = 'deep strike';

/** Whether every model of these units has the Deep Strike ability on its datasheet. */
export function allDeepStrike(units: readonly ArmyUnit[]): boolean {
  return units.every((unit) => {
    const ofDatasheet = unit.datasheet.abilities.some((ability) => keywordKey(ability) === DEEP_STRIKE);
    return groupsOf(unit).every(({ abilities }) => (abilities ? abilities.has(DEEP_STRIKE) : ofDatasheet));
  });
}

/** A unit that starts the battle in Reserves, and how much of it does. */
export interface ReservesShare {
  readonly unit: ArmyUnit;
  readonly how: 'strategic' | 'deep-strike' | 'own-rule';
  /** 1 for the whole unit, 0.5 for one half of a unit that was split. */
  readonly share: number;
}

/**
 * The units that start the battle in Reserves: the declared ones, the units attached to them, and the units embarked in them. Does not
 * include AIRCRAFT that leave the battlefield during the battle.
 */
export function startingReserves(declared: ArmyDeclarations): readonly ReservesShare[] {
  const attachedOnes = attachedUnits({ declared });
  const shares = new Map<ArmyUnit, ReservesShare>();
  const add = (unit: ArmyUnit, how: ReservesShare['how'], share: number) => {
    const before = shares.get(unit);
    shares.set(unit, { unit, how: before?.how ?? how, share: Math.min(1, (before?.share ?? 0) + share) });
  };
  const shareOf = (unit: ArmyUnit) => (partsOf(unit, declared).length > 1 ? 0.5 : 1);
  const addWhole = (unit: ArmyUnit, how: ReservesShare['how']) => {
    if (!shares.has(unit)) add(unit, how, 1);
    for (const each of companions(unit, attachedOnes)) if (each !== unit && !shares.has(each)) add(each, how, shareOf(each));
  };
  for (const { unit, how, half } of declared.reserves ?? []) {
    if (how === 'left-table') continue;
    if (half) add(unit, how, 0.5);
    else addWhole(unit, how);
  }
  for (const passenger of declared.passengers ?? []) {
    const carrier = shares.get(passenger.transport);
    if (!carrier) continue;
    if (isPart(passenger)) add(passenger.unit, carrier.how, 0.5);
    else addWhole(passenger.unit, carrier.how);
  }
  return [...shares.values()];
}
