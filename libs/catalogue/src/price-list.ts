import type { PointsTable } from './entries.js';

/** The prices of a release without its option trees: small enough to keep those of many releases. */
export interface PriceList {
  /** By id of the datasheet. */
  readonly datasheets: ReadonlyMap<string, PointsTable>;
  /** By id of the Enhancement. */
  readonly enhancements: ReadonlyMap<string, number>;
}
