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
   * The data states in which most of the units can cost what the list states: the newest that is not younger than the list, and the newest
   * of all. Empty if the edition has no data.
   */
  async statesOf({ path, edition, date }: ListEntry): Promise<readonly DataState[]> {
    const read = await this.checker.read(path);
    if (read === null) return [];
    const roster = read.reading.roster;
    const fits = (await this.#pricesOf(edition)).map(({ state, sheet }) => ({ state, units: unitsAtPrice(roster, sheet) }));
    const most = Math.max(...fits.map(({ units }) => units));
    const best = fits.filter(({ units }) => units === most).map(({ state }) => state);
    const dated = date === null ? undefined : best.find(({ label }) => isBefore(label, date));
    return [...new Set([...(dated === undefined ? [] : [dated]), ...best.slice(0, 1)])];
  }

  #pricesOf(edition: EditionId): Promise<readonly StatePrices[]> {
    const known = this.#prices.get(edition) ?? this.checker.priceSheets(edition, statesBeside(this.folder, edition));
    this.#prices.set(edition, known);
    return known;
  }
}
