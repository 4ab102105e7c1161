/** Data that was not loaded and that a check cannot do without. */
export interface NeededData {
  /** Label of the release. */
  readonly release: string;
  /** Slug of the faction whose file is needed. Null if the data belongs to no faction that has a file. */
  readonly faction: string | null;
  /** The name of the faction or of the catalogue. */
  readonly name: string;
}

/** Ends a check that has reached data that was not loaded. */
export class DataNeeded extends Error {
  constructor(readonly needed: NeededData) {
    super(`The data of ${needed.name} (${needed.release}) is needed and not loaded.`);
    this.name = 'DataNeeded';
  }
}
