import type { ArmyDeclarations, Passenger, ArmyUnit } from '#muster/army';

/** Number of models in each part of a unit at the start of the battle. A unit has one part, or two if it was split. */
export function partsOf(unit: ArmyUnit, { splits = [], passengers = [], reserves = [] }: ArmyDeclarations): readonly (number | null)[] {
  const split = splits.find((one) => one.unit === unit);
  if (split) return split.parts;
  const { models } = unit;
  const part = passengers.find((one) => one.unit === unit && isPart(one));
  if (part?.models !== undefined) return [part.models, models === null ? null : models - part.models];
  return reserves.some((one) => one.unit === unit && one.half) ? [null, null] : [models];
}

/** Whether only some models of the unit are embarked. */
export function isPart({ unit, models }: Passenger): boolean {
  return models !== undefined && unit.models !== null && models < unit.models;
}

/** Number of models in the part that a Leader joins. Null if the parts differ and it cannot be determined which one it is. */
export function partJoined(leader: ArmyUnit, bodyguard: ArmyUnit, declared: ArmyDeclarations): number | null {
  const parts = partsOf(bodyguard, declared);
  const carrier = declared.passengers?.find((one) => one.unit === leader)?.transport;
  const beside = declared.passengers?.filter((one) => one.unit === bodyguard && one.transport === carrier) ?? [];
  const [together, ...others] = beside;
  if (together && others.length === 0) return together.models ?? bodyguard.models;
  const left = parts.filter((models) => !isEmbarkedElsewhere(models, bodyguard, declared));
  const [first = null] = left.length > 0 ? left : parts;
  return (left.length > 0 ? left : parts).every((models) => models === first) ? first : null;
}

/** Whether every part with this number of models is declared embarked. */
function isEmbarkedElsewhere(models: number | null, unit: ArmyUnit, declared: ArmyDeclarations): boolean {
  const ofSize = partsOf(unit, declared).filter((part) => part === models).length;
  const embarked = (declared.passengers ?? []).filter((one) => one.unit === unit && (one.models ?? unit.models) === models).length;
  return embarked >= ofSize;
}
