import { Injectable } from '@nestjs/common';
import type { Army } from '#muster/army';
import type { PointsTable, PriceList } from '#muster/catalogue';
import { ReleaseRepository, type StoredRelease } from '#muster/persistence';
import type { Roster } from '#muster/roster';
import { LRUCache } from 'lru-cache';
import { expectedPrice } from './expected-price.js';
import { fitOf, fitsBetter, type PriceFit } from './price-fit.js';

/** The most releases that are compared, the nearest in date first. The price list of a whole game takes about half a megabyte. */
const MOST_COMPARED = 40;
/** The most different tables of prices that are shared. A release of a whole game has some 1,500 datasheets. */
const MOST_TABLES = 10_000;

/** Finds the release whose prices a list states, by price lists alone: no other release is compiled for it. */
@Injectable()
export class OtherPrices {
  readonly #kept = new LRUCache<string, Promise<PriceList>>({ max: 2 * MOST_COMPARED });
  readonly #tables = new LRUCache<string, PointsTable>({ max: MOST_TABLES });

  constructor(private readonly releases: ReleaseRepository) {}

  /**
   * The published release of the same edition whose prices are expected to fit best. Null if none fits better than `here`, under which the
   * army was priced.
   */
  async likeliest(army: Army, written: Roster, here: StoredRelease): Promise<StoredRelease | null> {
    const published = await this.releases.listPublished(here.edition);
    const others = published.filter(({ id }) => id !== here.id).toSorted((a, b) => daysBetween(a, here) - daysBetween(b, here));
    const own = await this.#pricesOf(here);
    let best: StoredRelease | null = null;
    let bestFit = expectedFit(army, written, own, own);
    for (const release of others.slice(0, MOST_COMPARED)) {
      const prices = await this.#pricesOf(release);
      if (isPricedAlike(army, own, prices)) continue;
      const fit = expectedFit(army, written, own, prices);
      if (fitsBetter(fit, bestFit)) [best, bestFit] = [release, fit];
    }
    return best;
  }

  #pricesOf(release: StoredRelease): Promise<PriceList> {
    const key = `${release.id} ${release.revision}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const read = this.releases.loadPrices(release).then((prices) => this.#shared(prices));
    this.#kept.set(key, read);
    read.catch(() => this.#kept.delete(key));
    return read;
  }

  /** The prices with one object for all equal tables: most prices are the same in most releases, and need not be compared. */
  #shared({ datasheets, ...others }: PriceList): PriceList {
    const shared = [...datasheets].map(([id, table]) => {
      const text = JSON.stringify(table);
      const known = this.#tables.get(text) ?? table;
      this.#tables.set(text, known);
      return [id, known] as const;
    });
    return { ...others, datasheets: new Map(shared) };
  }
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

const DAY = 86_400_000;

const daysBetween = (one: StoredRelease, other: StoredRelease): number =>
  Math.abs(Date.parse(one.effectiveFrom) - Date.parse(other.effectiveFrom)) / DAY;
