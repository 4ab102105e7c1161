import { looseKey } from '#muster/catalogue';
import { countFromWargear } from './count-from-wargear.js';
import type { DatasheetNames } from './datasheet-names.js';
import { NO_NAME, type ModelLine, type PlacedItem } from './model-line.js';
import { assignSlots, closestFit } from './model-slots.js';
import type { UnitLayout } from '../unit-layout.js';
import { called, wantsInside, wantsOf, type SpelledItem, type Want } from './wants.js';

export interface StatedModels {
  readonly lines: readonly ModelLine[];
  /** What is stated of the unit as a whole. */
  readonly wants: readonly Want[];
  /** Whether the list says how many models there are. */
  readonly isCounted: boolean;
  /** Whether the number of models follows from their wargear. Absent: false. */
  readonly isInferred?: boolean;
  /** Whether some of the counted lines may not be models in the data. Absent: false. */
  readonly isContested?: boolean;
  /** Whether there are models that no line names and that may be of several kinds. Absent: false. */
  readonly isOpen?: boolean;
}

/** The names that one reading takes for models, or for wargear, although they could be the other. */
export interface Meanings {
  /** Keys of unknown names that are taken for models. */
  readonly asModels: ReadonlySet<string>;
  /** Items whose name both a model and wargear of the datasheet have, and that are taken for wargear. */
  readonly asItems: ReadonlySet<SpelledItem>;
}

/** Sorts the lines below a unit into models, their wargear, and options of the unit as a whole. */
export function statedModels(
  unitName: string,
  written: readonly PlacedItem[],
  layout: UnitLayout,
  names: DatasheetNames,
  { asModels, asItems }: Meanings,
): StatedModels {
  if (layout.isOneModel) return oneModel(unitName, written, layout);

  const items = withModelsOfNoName(withoutHolders(written, layout), names);
  const nested = isNested(items);
  const modelItems = new Set(
    items.filter(({ item }) => !asItems.has(item) && isModel(item, layout, nested ? null : asModels, names)).map(({ item }) => item),
  );
  const isFlat = [...modelItems].every((item) => item.items.length === 0);
  const lines: ModelLine[] = [];
  const wants: Want[] = [];
  let under: Want[] | null = null;
  for (const { item, path } of items) {
    if (modelItems.has(item)) {
      under = [...wantsInside(item, path)];
      lines.push({ item, path, count: item.count, wants: under, slots: [], isNamed: true });
    } else if (isFlat && under !== null) under.push(...wantsOf(item, path));
    else wants.push(...wantsOf(item, path));
  }
  const isContested = hasModelsAmongOptions(lines, layout);
  return { lines: assignSlots(lines, layout.slots, looseKey(unitName)), wants, isCounted: lines.length > 0, isContested };
}

/**
 * Some data writes a few of the models as options of the same name, which do not count towards the unit's size. Lists with such options
 * have more models than the data counts.
 */
function hasModelsAmongOptions(lines: readonly ModelLine[], { slots, optionKeys }: UnitLayout): boolean {
  const keyOf = ({ item }: ModelLine): string => item?.key ?? '';
  return [...new Set(lines.map(keyOf))].some((key) => {
    const own = slots.filter(({ facts }) => facts.key === key);
    const most = own.reduce((sum, { option }) => sum + (option.max ?? Infinity), 0);
    const stated = lines.filter((line) => keyOf(line) === key).reduce((sum, { count }) => sum + count, 0);
    return optionKeys.has(key) && own.length > 0 && stated > most;
  });
}

/**
 * `1 Hook, Bell` and `4 Spear` below a unit name models by their first weapon: some people print no names of models. Several models have one
 * of each. Beside a named model, such a line is an option with what is inside it.
 */
function withModelsOfNoName(items: readonly PlacedItem[], names: DatasheetNames): readonly PlacedItem[] {
  const isOption = ({ key }: SpelledItem): boolean => !names.isModel(key) && names.isOption(key);
  const areNamed = items.some(({ item }) => names.isModel(item.key));
  if (areNamed || !items.some(({ item }) => isOption(item) && isOfOneLine(item))) return items;
  return items.map(({ item, path }) => {
    if (!isOption(item) || (item.items.length > 0 && !isOfOneLine(item))) return { item, path };
    const each = item.items.every(({ count }) => count === 1) ? item.count : 1;
    const gear = item.items.map((one) => ({ ...one, count: one.count * each }));
    return { item: called(NO_NAME, { ...item, items: [...gear, { ...item, items: [] }] }), path };
  });
}

const isOfOneLine = ({ items, line }: SpelledItem): boolean =>
  line !== null && items.length > 0 && items.every((inner) => inner.line === line && inner.items.length === 0);

/** An item that names a holder of the layout is matched by the layout itself; the items inside that item take its place. */
function withoutHolders(items: readonly PlacedItem[], { holderKeys }: UnitLayout): readonly PlacedItem[] {
  return holderKeys.size === 0
    ? items
    : items.flatMap((placed): readonly PlacedItem[] => {
        const { item, path } = placed;
        if (item.count > 1 || !item.keys.some((key) => holderKeys.has(key))) return [placed];
        return item.items.map((inner, index) => ({ item: inner, path: [...path, 'items', index] }));
      });
}

/**
 * For a datasheet whose only model is the unit itself: the list may print the unit's name as a model, with the wargear below it or beside
 * it. The number of models is that line's count, or follows from the wargear.
 */
function oneModel(unitName: string, items: readonly PlacedItem[], layout: UnitLayout): StatedModels {
  // Some data writes a whole unit as a model, with its models as options; then lists print those options.
  const inside = layout.keysOfModelsInside;
  const names = new Set([looseKey(unitName), ...layout.slots.map(({ facts }) => facts.key)].filter((key) => !inside.has(key)));
  const named = items.filter(({ item }) => names.has(item.key));
  const wants = items.flatMap(({ item, path }) => (names.has(item.key) ? wantsInside(item, path) : wantsOf(item, path)));
  const [slot] = layout.slots;
  const mayBeSeveral = slot !== undefined && slot.option.max !== null && slot.option.max > 1;
  const told = mayBeSeveral ? countFromWargear(slot, wants) : 1;
  const count = Math.max(1, named.length > 0 ? named.reduce((sum, { item }) => sum + item.count, 0) : (told ?? 1));
  const isCounted = named.length > 0 || told !== null;
  const isInferred = named.length === 0 && mayBeSeveral && told !== null;
  return { lines: [{ item: null, path: [], count, wants, slots: layout.slots, isNamed: true }], wants: [], isCounted, isInferred };
}

/**
 * Keys of names that neither a model of the datasheet nor any wargear has, so that they may be models. Lists without indentation print a
 * model and its wargear on lines of the same kind.
 */
export function perhapsModels(items: readonly PlacedItem[], names: DatasheetNames, isWargear: (key: string) => boolean): readonly string[] {
  if (isNested(items)) return [];
  const open = items.filter(({ item }) => !item.keys.some((key) => names.isModel(key) || names.isWargear(key) || isWargear(key)));
  return [...new Set(open.map(({ item }) => item.key))];
}

/**
 * Sets of items that may be wargear although a model of the datasheet has their name, such as a model that is called what it carries; the
 * likeliest first. Lists without indentation may mean either below another model; of two such lines, the first is rather the model and the
 * second what it carries.
 */
export function perhapsItems(items: readonly PlacedItem[], names: DatasheetNames): readonly ReadonlySet<SpelledItem>[] {
  if (isNested(items)) return [new Set()];
  const either = items.map(({ item }) => item).filter(({ key }) => names.isModel(key) && names.isOption(key));
  if (either.length === 0) return [new Set()];
  const carried = [...Map.groupBy(either, ({ key }) => key).values()].flatMap((same) => same.filter((_item, at) => at % 2 === 1));
  const hasOthers = items.some(({ item }) => names.isModel(item.key) && !either.includes(item));
  return [carried, [], hasOthers ? either : []].filter((some, at) => at === 1 || some.length > 0).map((some) => new Set(some));
}

const isNested = (items: readonly PlacedItem[]): boolean => items.some(({ item }) => item.items.length > 0);

/**
 * True if the item has a model's name, or if items are written below it and no option of the datasheet has its name. `asModels` is null if
 * the list's indentation shows which items belong together.
 */
function isModel(
  item: SpelledItem,
  { slots, optionKeys }: UnitLayout,
  asModels: ReadonlySet<string> | null,
  names: DatasheetNames,
): boolean {
  const { key } = item;
  const closest = closestFit(key, slots);
  if (closest === 0 || asModels?.has(key) === true) return true;
  if (optionKeys.has(key)) return false;
  if (names.isOption(key) && (item.items.length === 0 || closest === null)) return false;
  if (item.items.length > 0) return true;
  return closest === 1 || (asModels === null && closest === 2);
}
