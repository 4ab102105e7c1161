import type { Reading } from '#muster/diagnostics';
import type {
  NativeArmyOption,
  NativeDatasheet,
  NativeDetachment,
  NativeEnhancement,
  NativeEntries,
  NativeFaction,
  NativeRelease,
} from './native.types.js';
import { datasheet } from './parse/datasheet.decode.js';
import { isoDate, label, list, object, oneOf, Place, required, usually, whole, type Decode } from './parse/decode.js';
import { armyOption, detachment, enhancement, faction } from './parse/entries.decode.js';
import { checkReferences } from './parse/references.js';

/** The battle sizes of the 10th edition: Core Rules, Muster Your Army. */
const BATTLE_SIZES: NativeRelease['battleSizes'] = [
  { name: 'Incursion', points: 1000 },
  { name: 'Strike Force', points: 2000 },
  { name: 'Onslaught', points: 3000 },
];

const battleSize = object<NativeRelease['battleSizes'][number]>({ name: required(label()), points: required(whole(1, 100_000)) });

const entryLists = {
  factions: usually(list(faction), []),
  datasheets: usually(list(datasheet), []),
  detachments: usually(list(detachment), []),
  enhancements: usually(list(enhancement), []),
  armyOptions: usually(list(armyOption), []),
};

const release: Decode<NativeRelease> = object<NativeRelease>({
  edition: required(oneOf('8e', '9e', '10e', '11e')),
  label: required(label(60)),
  effectiveFrom: required(isoDate),
  battleSizes: usually(list(battleSize, { min: 1, max: 10 }), BATTLE_SIZES),
  ...entryLists,
});

/** Reads a whole manually created release. The value is null if there is any error; the path of each diagnostic gives the place. */
export function parseNative(json: unknown): Reading<NativeRelease | null> {
  return read(json, release, checkReferences);
}

/** The kinds of entries that can be created one at a time. */
export interface NativeOf {
  readonly faction: NativeFaction;
  readonly datasheet: NativeDatasheet;
  readonly detachment: NativeDetachment;
  readonly enhancement: NativeEnhancement;
  readonly armyOption: NativeArmyOption;
}

const DECODERS: { readonly [Kind in keyof NativeOf]: Decode<NativeOf[Kind]> } = { faction, datasheet, detachment, enhancement, armyOption };

/**
 * Reads one manually created entry. References are not checked here, because their targets may be in the release to which the entry is
 * added.
 */
export function parseNativeEntry<Kind extends keyof NativeOf>(kind: Kind, json: unknown): Reading<NativeOf[Kind] | null> {
  return read(json, DECODERS[kind], () => undefined);
}

/** No manually created entries. */
export const noNativeEntries: NativeEntries = { factions: [], datasheets: [], detachments: [], enhancements: [], armyOptions: [] };

function read<Value>(json: unknown, decode: Decode<Value>, check: (value: Value, place: Place) => void): Reading<Value | null> {
  const place = new Place([], []);
  const value = decode(json, place);
  if (value !== undefined) check(value, place);
  return { value: value === undefined || place.problems.length > 0 ? null : value, diagnostics: place.problems };
}
