import type { EditionId } from '#muster/roster';
import type { ListChecker, StatePrices } from './list-checker.js';
import { isBefore, statesBeside, type DataState, type ListEntry } from './manifest.js';
import { unitsAtPrice } from './price-fit.js';

/** Chooses the data for lists whose data is unknown. */
export class StateChoice {
  readonly #prices = new Map<EditionId, Promise<readonly StatePrices[]>>();

  constructor(
    private readonly folder: string,
    private readonly checker: ListChecker,
  ) {}

  /**
   * The data state in which most of the units can cost what the list states. Of several, the newest that is not younger than the list;
   * null if the edition has no data.
   */
  async stateOf({ path, edition, date }: ListEntry): Promise<DataState | null> {
    const read = await this.checker.read(path);
    if (read === null) return null;
    const roster = read.reading.roster;
    const fits = (await this.#pricesOf(edition)).map(({ state, sheet }) => ({ state, units: unitsAtPrice(roster, sheet) }));
    const most = Math.max(...fits.map(({ units }) => units));
    const best = fits.filter(({ units }) => units === most).map(({ state }) => state);
    return (date === null ? best[0] : (best.find(({ label }) => isBefore(label, date)) ?? best.at(-1))) ?? null;
  }

  #pricesOf(edition: EditionId): Promise<readonly StatePrices[]> {
    const known = this.#prices.get(edition) ?? this.checker.priceSheets(edition, statesBeside(this.folder, edition));
    this.#prices.set(edition, known);
    return known;
  }
}
