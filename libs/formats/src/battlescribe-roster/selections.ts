import {
  isAboutRoster,
  isNamed,
  isCostName,
  isWarlordName,
  type Counted,
  type StatedCategory,
  type StatedCost,
} from '#muster/battlescribe';
import { remembered } from '#muster/catalogue';
import { withId, type LoadoutItem, type RosterUnit, type UnnumberedUnit } from '#muster/roster';

export type NamedCost = Pick<StatedCost, 'name' | 'value'>;

/** A selection with its name, type, categories and costs, from a file or from evaluation. */
export interface NamedSelection {
  readonly id: string;
  readonly entryId: string;
  readonly name: string;
  readonly type: string | null;
  readonly number: number;
  readonly costs: readonly NamedCost[];
  readonly categories: readonly Pick<StatedCategory, 'name' | 'primary'>[];
  readonly selections: readonly NamedSelection[];
  readonly line?: number;
}

/** Primary categories of selections that are not units, for files in which their type is only "upgrade". */
const isBesideUnits = (category: string): boolean => isAboutRoster(category) || /^(no force org slot|uncategorised)$/i.test(category);

/** A unit is a selection of type unit or model, one that contains models, or an upgrade with a battlefield role. */
export const isUnit = remembered((root: NamedSelection): boolean => {
  const primary = root.categories.find((category) => category.primary)?.name.trim();
  if (primary !== undefined && isNamed('configuration', primary)) return false;
  return holdsModels(root) || (primary !== undefined && !isBesideUnits(primary));
});

function holdsModels({ type, selections }: NamedSelection): boolean {
  return type === 'model' || type === 'unit' || selections.some(holdsModels);
}

/**
 * How a file states the price of a selection: without its children (as intended), with its children (as some tools write it), or
 * inconsistently with the total. In the last case no unit has a stated price.
 */
export type Pricing = 'each' | 'whole' | 'unsure';

export function pricingOf(roots: readonly NamedSelection[], total: number | null): Pricing {
  const sumOf = (price: (root: NamedSelection) => number | null) => roots.reduce((sum, root) => sum + (price(root) ?? 0), 0);
  if (total === null || sumOf((root) => pricedIn(root, 'points')) === total) return 'each';
  return sumOf((root) => statedCost(root.costs, 'points')) === total ? 'whole' : 'unsure';
}

interface UnitOfSelection {
  readonly detachment: number | null;
  readonly pricing: Pricing;
  readonly unit: RosterUnit;
}

const units = new WeakMap<NamedSelection, UnitOfSelection>();

/** A unit of a saved roster keeps its selection while others are edited; it then stays the same object. */
export function unitOf(root: NamedSelection, detachment: number | null, pricing: Pricing): RosterUnit {
  const known = units.get(root);
  if (known?.detachment === detachment && known.pricing === pricing) return known.unit;
  const unit = unitFrom(root, detachment, pricing);
  units.set(root, { detachment, pricing, unit });
  return unit;
}

function unitFrom(root: NamedSelection, detachment: number | null, pricing: Pricing): RosterUnit {
  const priced = { each: pricedIn, whole: (one: NamedSelection, counted: Counted) => statedCost(one.costs, counted), unsure: () => null }[
    pricing
  ];
  const rating = priced(root, 'power');
  const stated: UnnumberedUnit = {
    name: root.name,
    id: root.entryId || null,
    line: lineOf(root),
    section: root.categories.find(({ primary }) => primary)?.name ?? null,
    detachment,
    statedPoints: priced(root, 'points'),
    statedPowerRating: rating ?? undefined,
    warlord: isWarlord(root),
    enhancements: [],
    loadout: root.selections.filter((inner) => !namesWarlord(inner)).map(itemOf),
  };
  return withId(stated, root.id);
}

/** The Warlord mark of a unit is not one of its items. */
export function itemOf(selection: NamedSelection): LoadoutItem {
  return {
    name: selection.name,
    id: selection.entryId || null,
    line: lineOf(selection),
    count: selection.number,
    items: selection.selections.filter((inner) => !namesWarlord(inner)).map(itemOf),
  };
}

function isWarlord(selection: NamedSelection): boolean {
  return selection.selections.some((inner) => namesWarlord(inner) || isWarlord(inner));
}

function namesWarlord({ name }: NamedSelection): boolean {
  return isWarlordName(name);
}

/**
 * The line of the selection in the file. Null for line 1, which a JSON file gives for every selection, and for selections that are not from
 * a file.
 */
export function lineOf({ line = 0 }: { readonly line?: number }): number | null {
  return line > 1 ? line : null;
}

/** The cost of the selection with its children; null if the file does not state this cost at all. */
function pricedIn(selection: NamedSelection, counted: Counted): number | null {
  const own = statedCost(selection.costs, counted);
  return selection.selections.reduce<number | null>((sum, inner) => {
    const price = pricedIn(inner, counted);
    return price === null ? sum : (sum ?? 0) + price;
  }, own);
}

export function statedCost(costs: readonly NamedCost[], counted: Counted): number | null {
  return costs.find(({ name }) => isCostName(counted, name))?.value ?? null;
}
