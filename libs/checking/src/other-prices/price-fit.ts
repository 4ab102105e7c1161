import { countAsStated, type PricedUnit } from '../report/points-differ.js';
import type { CheckReport } from '../report/check-report.js';

/** How well the prices that a list states fit those of a release. */
export interface PriceFit {
  /** The number of units that cost what the list states. */
  readonly units: number;
  readonly isTotalAsStated: boolean;
}

export const fitOf = (units: readonly PricedUnit[], stated: number | null, computed: number | null): PriceFit => ({
  units: countAsStated(units),
  isTotalAsStated: stated !== null && stated === computed,
});

export const fitOfReport = ({ units, points }: CheckReport): PriceFit =>
  fitOf(
    units.map(({ datasheet, name, stated, computed }) => ({ datasheet: datasheet ?? name, stated, computed })),
    points.stated,
    points.computed,
  );

export const fitsBetter = (one: PriceFit, other: PriceFit): boolean =>
  one.units > other.units || (one.units === other.units && one.isTotalAsStated && !other.isTotalAsStated);
