import { type ArmyDeclarations, type ModelGroup, type Army, type ArmyUnit } from '#muster/army';
import { keywordKey } from '#muster/catalogue';
import { isPart, partJoined, partsOf } from './parts.js';

/** Units that were attached to each other and count as one. */
export interface AttachedUnit {
  readonly bodyguard: ArmyUnit;
  readonly leaders: readonly ArmyUnit[];
  /** Models of all its units together; null while one is not stated. */
  readonly startingStrength: number | null;
  /** Keys of the keywords and faction keywords of all its models. */
  readonly keywords: ReadonlySet<string>;
}

/** Attached units as declared, in the order of their first attachment. Of a unit that was split, a Leader joins one part. */
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

/** Models of the Bodyguard unit, or of the part that the Leader joined; null: which part it joined is not known. */
function strengthOf(bodyguard: ArmyUnit, leaders: readonly ArmyUnit[], declared: ArmyDeclarations): number | null {
  if (partsOf(bodyguard, declared).length < 2) return bodyguard.models;
  const [leader, ...others] = leaders;
  return leader && others.length === 0 ? partJoined(leader, bodyguard, declared) : null;
}

/** Every unit of the attached unit that this one is part of; itself alone where it is part of none. */
export function companions(unit: ArmyUnit, attachedUnitsOfArmy: readonly AttachedUnit[]): readonly ArmyUnit[] {
  const whole = attachedUnitsOfArmy.find(({ bodyguard, leaders }) => bodyguard === unit || leaders.includes(unit));
  return whole ? [whole.bodyguard, ...whole.leaders] : [unit];
}

/** The unit's models by keywords and abilities; one group where they are all alike. */
export function groupsOf(unit: ArmyUnit): readonly ModelGroup[] {
  return unit.groups ?? [{ name: unit.name, models: unit.models ?? 0, keywords: unit.keywords }];
}

const DEEP_STRIKE = 'deep strike';

/** Whether every model of all these units has the Deep Strike ability by its datasheet. */
export function allDeepStrike(units: readonly ArmyUnit[]): boolean {
  return units.every((unit) => {
    const ofDatasheet = unit.datasheet.abilities.some((ability) => keywordKey(ability) === DEEP_STRIKE);
    return groupsOf(unit).every(({ abilities }) => (abilities ? abilities.has(DEEP_STRIKE) : ofDatasheet));
  });
}

/** A unit that starts the battle in Reserves, with what share of it. */
export interface ReservesShare {
  readonly unit: ArmyUnit;
  readonly how: 'strategic' | 'deep-strike' | 'own-rule';
  /** 1, or 0.5 for one half of a unit that was split. */
  readonly share: number;
}

/**
 * Who starts in Reserves: those declared, whoever is attached to them, and whoever is embarked in one of them, which shares its
 * lot. AIRCRAFT that leave the table during the battle do not start there.
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
