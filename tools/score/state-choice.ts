import type { EditionId } from '#muster/roster';
import type { ListChecker, StatePrices } from './list-checker.js';
import { statesBeside, type DataState, type ListEntry } from './manifest.js';
import { unitsAtPrice } from './price-fit.js';

/** Chooses the data for lists whose data is unknown. */
export class StateChoice {
  readonly #prices = new Map<EditionId, Promise<readonly StatePrices[]>>();

  constructor(
    private readonly folder: string,
    private readonly checker: ListChecker,
  ) {}

  /** The newest of the data states in which most of the units can cost what the list states. Null if the edition has no data. */
  async stateOf({ path, edition }: ListEntry): Promise<DataState | null> {
    const read = await this.checker.read(path);
    if (read === null) return null;
    let best: { readonly state: DataState; readonly fits: number } | null = null;
    for (const { state, sheet } of await this.#pricesOf(edition)) {
      const fits = unitsAtPrice(read.reading.roster, sheet);
      if (best === null || fits > best.fits) best = { state, fits };
    }
    return best?.state ?? null;
  }

  #pricesOf(edition: EditionId): Promise<readonly StatePrices[]> {
    const known = this.#prices.get(edition) ?? this.checker.priceSheets(edition, statesBeside(this.folder, edition));
    this.#prices.set(edition, known);
    return known;
  }
}
