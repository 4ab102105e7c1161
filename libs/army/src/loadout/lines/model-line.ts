import type { Path } from '#muster/diagnostics';
import type { ModelSlot } from '../unit-layout.js';
import type { SpelledItem, Want } from './wants.js';

/** A line of the list that counts models, and what is written below it. */
export interface ModelLine {
  /** Null for models that the datasheet requires and the list does not print. */
  readonly item: SpelledItem | null;
  readonly path: Path;
  readonly count: number;
  readonly wants: readonly Want[];
  readonly slots: readonly ModelSlot[];
  /** False if the models are only known by elimination. */
  readonly isNamed: boolean;
}

/** A stated item and its place in the roster. */
export interface PlacedItem {
  readonly item: SpelledItem;
  readonly path: Path;
}

/** The name of models that the list counts without naming them; they may be any of the unit's. */
export const NO_NAME = '';
