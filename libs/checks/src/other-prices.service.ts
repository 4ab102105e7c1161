import { Injectable } from '@nestjs/common';
import type { Army } from '#muster/army';
import type { PointsTable, PriceList } from '#muster/catalogue';
import { likeliestPrices, MOST_COMPARED } from '#muster/checking';
import { ReleaseRepository, type StoredRelease } from '#muster/persistence';
import type { Roster } from '#muster/roster';
import { LRUCache } from 'lru-cache';

/** The most different tables of prices that are shared. A release of a whole game has some 1,500 datasheets, so their room is not set aside at once. */
const MOST_TABLES = 10_000;

/** Finds the release whose prices a list states, by price lists alone: no other release is compiled for it. */
@Injectable()
export class OtherPrices {
  readonly #kept = new LRUCache<string, Promise<PriceList>>({ max: 2 * MOST_COMPARED });
  readonly #tables = new LRUCache<string, PointsTable>({ maxSize: MOST_TABLES, sizeCalculation: () => 1 });

  constructor(private readonly releases: ReleaseRepository) {}

  /** The published release of the same edition whose prices are expected to fit best. Null if none fits better than `here`. */
  async likeliest(army: Army, written: Roster, here: StoredRelease): Promise<StoredRelease | null> {
    const published = await this.releases.listPublished(here.edition);
    return likeliestPrices(army, written, here, published, (release) => this.#pricesOf(release));
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
