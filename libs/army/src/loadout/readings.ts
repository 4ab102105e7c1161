import type { RosterUnit } from '#muster/roster';
import type { Known } from './known.js';
import type { DatasheetNames } from './lines/datasheet-names.js';
import type { PlacedItem } from './lines/model-line.js';
import type { Spelled } from './lines/spelled-items.js';
import { perhapsItems, perhapsModels, type Meanings } from './lines/stated-models.js';

/** The lines of a unit, under the names that its datasheet has for them. */
interface UnitLines {
  readonly unit: RosterUnit;
  readonly items: readonly PlacedItem[];
  readonly readAs: Spelled['readAs'];
  readonly names: DatasheetNames;
  readonly known: Known;
}

/** One way to read the lines of a unit. */
export interface Reading extends UnitLines, Meanings {
  /** True if models that no line names may be of any kind that fits their wargear, instead of the usual kinds. */
  readonly isFree: boolean;
}

/** All ways to read the lines of a unit, with the usual kinds of models. */
export function readingsOf(given: UnitLines): readonly Reading[] {
  const { items, names, known } = given;
  const unknown = subsetsOf(perhapsModels(items, names, known.isWargear));
  const meanings = perhapsItems(items, names);
  const readings: Reading[] = [];
  for (const asItems of meanings) for (const asModels of unknown) readings.push({ ...given, asModels, asItems, isFree: false });
  return readings;
}

const mostUnknown = 3;

/** All subsets of a few unknown names; for many names, only the empty set and the full set. */
function subsetsOf(keys: readonly string[]): readonly ReadonlySet<string>[] {
  if (keys.length > mostUnknown) return [new Set(), new Set(keys)];
  return keys.reduce<readonly ReadonlySet<string>[]>((sets, key) => [...sets, ...sets.map((set) => new Set([...set, key]))], [new Set()]);
}
