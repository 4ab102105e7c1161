import type { Army } from '#muster/army';
import type { PriceList, Release } from '#muster/catalogue';
import type { Roster } from '#muster/roster';
import { expectedPrice } from './expected-price.js';
import { fitOf, fitsBetter, type PriceFit } from './price-fit.js';

/**
 * The release of the same edition whose prices are expected to fit best. Null if none fits better than `here`, under which the army was
 * priced.
 */
export type LikeliestPrices<Priced extends Release> = (army: Army, written: Roster, here: Priced) => Promise<Priced | null>;

/** The most releases that are compared, the nearest in date first. The price list of a whole game takes about half a megabyte. */
export const MOST_COMPARED = 40;

/** Compares price lists alone: no release is compiled for it. Price lists that share equal tables as one object are compared faster. */
export async function likeliestPrices<Priced extends Release>(
  army: Army,
  written: Roster,
  here: Priced,
  published: readonly Priced[],
  pricesOf: (release: Priced) => Promise<PriceList>,
): Promise<Priced | null> {
  const others = nearestInDate(
    published.filter(({ id }) => id !== here.id),
    here,
  );
  const own = await pricesOf(here);
  let best: Priced | null = null;
  let bestFit = expectedFit(army, written, own, own);
  for (const release of others.slice(0, MOST_COMPARED)) {
    const prices = await pricesOf(release);
    if (isPricedAlike(army, own, prices)) continue;
    const fit = expectedFit(army, written, own, prices);
    if (fitsBetter(fit, bestFit)) [best, bestFit] = [release, fit];
  }
  return best;
}

/** Whether everything in the army has the same prices in both; then neither fits better. */
const isPricedAlike = ({ units }: Army, one: PriceList, other: PriceList): boolean =>
  units.every(
    ({ datasheet, enhancements }) =>
      one.datasheets.get(datasheet.id) === other.datasheets.get(datasheet.id) &&
      enhancements.every(({ enhancement: { id } }) => one.enhancements.get(id) === other.enhancements.get(id)),
  );

function expectedFit({ units, statedPoints }: Army, written: Roster, here: PriceList, there: PriceList): PriceFit {
  const loadouts = new Map(written.units.map(({ unitId, loadout }) => [unitId, loadout]));
  const priced = units.map((unit) => ({
    datasheet: unit.datasheet.id,
    stated: unit.statedPoints,
    computed: expectedPrice(unit, loadouts.get(unit.unitId) ?? [], here, there),
  }));
  const total = priced.reduce<number | null>((sum, { computed }) => (sum === null || computed === null ? null : sum + computed), 0);
  return fitOf(priced, statedPoints, total);
}

function nearestInDate<Priced extends Release>(releases: readonly Priced[], here: Release): readonly Priced[] {
  const day = Date.parse(here.effectiveFrom);
  const dated = releases.map((release) => ({ release, distance: Math.abs(Date.parse(release.effectiveFrom) - day) }));
  return dated.toSorted((one, other) => one.distance - other.distance).map(({ release }) => release);
}
