import type { DraftPart } from './loadout-draft.js';
import type { Needless } from './items-without-option.js';
import type { ModelLine } from './lines/model-line.js';
import type { ReadAs } from './lines/spelled-items.js';
import type { Want } from './lines/wants.js';
import type { UnitLayout } from './unit-layout.js';

/** A stated loadout matched with a datasheet's options. */
export interface MatchedLoadout {
  readonly layout: UnitLayout;
  readonly parts: readonly DraftPart[];
  readonly models: number;
  /** False if the list does not mention models and the datasheet leaves their number open. */
  readonly modelsAreStated: boolean;
  /** True if the number of models follows only from wargear, or from the compositions that the datasheet allows. */
  readonly modelsAreInferred: boolean;
  /** Lines whose model name the datasheet does not have. They still count as models. */
  readonly unnamedModels: readonly ModelLine[];
  /** Keys of everything stated except models. */
  readonly asked: ReadonlySet<string>;
  /** Names that were read as other names. */
  readonly readAs: readonly ReadAs[];
  /** True if every stated item was placed and no limit of the datasheet is broken. */
  readonly isWhole: boolean;
  /** True if the search ended before every way to place the stated items was tried, so that a better one may exist. */
  readonly isCutShort: boolean;
  /** Stated items that no option matches and that change nothing. */
  readonly needless: readonly Needless[];
  /** Stated items of which no option matches some or all. */
  readonly unmatched: readonly Want[];
}
