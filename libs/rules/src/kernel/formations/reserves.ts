import type { ArmyDeclarations, ArmyUnit } from '#muster/army';
import type { Enhancement } from '#muster/catalogue';
import { attachedUnits, companions, type ReservesShare } from './formations.js';
import type { Sized } from '../smallest-set.js';

type Uncounted = NonNullable<Enhancement['uncountedInReserves']>;

/** The units in Reserves that a limit does not count because of a rule of the unit, of its TRANSPORT or of an Enhancement. */
export function uncountedIn(
  shares: readonly ReservesShare[],
  { passengers = [], ...declared }: ArmyDeclarations,
  limit: Uncounted,
): ReadonlySet<ArmyUnit> {
  const attachedOnes = attachedUnits({ declared });
  const out = new Set<ArmyUnit>();
  for (const { unit } of shares) {
    const whole = companions(unit, attachedOnes);
    const carriers = passengers.filter((one) => whole.includes(one.unit)).map(({ transport }) => transport);
    const isBorne = whole.some(({ enhancements }) => enhancements.some(({ enhancement }) => enhancement.uncountedInReserves === limit));
    if (isBorne || [unit, ...carriers].some(({ datasheet }) => datasheet.uncountedInReserves)) out.add(unit);
    if (isBorne && limit === 'units') for (const carrier of carriers) out.add(carrier);
  }
  return out;
}

/**
 * Groups units by the unit that takes them out of Reserves when it starts on the battlefield. A TRANSPORT takes the units embarked in it,
 * and a Bodyguard unit takes the units attached to it.
 */
export function bundled(sized: readonly Sized[], { passengers = [], ...declared }: ArmyDeclarations): readonly Sized[] {
  const attachedOnes = attachedUnits({ declared });
  const inReserves = new Set(sized.map(({ unit }) => unit));
  const sums = new Map<ArmyUnit, number>();
  for (const { unit, size } of sized) {
    const whole = companions(unit, attachedOnes);
    const carrier = passengers.find((one) => whole.includes(one.unit) && inReserves.has(one.transport))?.transport;
    const head = carrier ?? whole.find((one) => inReserves.has(one)) ?? unit;
    sums.set(head, (sums.get(head) ?? 0) + size);
  }
  return [...sums].map(([unit, size]) => ({ unit, size }));
}
