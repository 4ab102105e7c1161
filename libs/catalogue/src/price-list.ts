import type { PointsTable } from './entries.js';
import type { ReadModel } from './release-data.js';

/** The prices of a release without its option trees: small enough to keep those of many releases. */
export interface PriceList {
  /** By id of the datasheet. */
  readonly datasheets: ReadonlyMap<string, PointsTable>;
  /** By id of the Enhancement. */
  readonly enhancements: ReadonlyMap<string, number>;
}

export const priceListOf = ({ datasheets, enhancements }: ReadModel): PriceList => ({
  datasheets: new Map(datasheets.map(({ id, points }) => [id, points])),
  enhancements: new Map(enhancements.map(({ id, points }) => [id, points])),
});
