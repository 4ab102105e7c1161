import type { AssumedRoster, QueryNode } from '#muster/battlescribe';
import type { PointsTable } from '#muster/catalogue';
import type { ImportContext } from '../context.js';
import { priceIn } from '../costs.js';
import type { Models, PlacedModel } from './model-types.js';
import type { OptionTree } from './option-groups.js';
import { compareText } from '../order.js';
import type { ReachedEntry } from '../tree.js';

type Tier = PointsTable['bySize'][number];

/** The largest unit size that is considered. No real unit has more models. */
const LARGEST = 200;

/** Prices in the form people read them: by size, by model type, by wargear. */
export function pointsTable(context: ImportContext, root: ReachedEntry, models: Models, options: OptionTree): PointsTable {
  const { min, max } = models.total;
  const { tiers, sure } = tiersOf(context, root, models);
  const perModel = pricedModels(context, root, models);
  return {
    minModels: min,
    maxModels: max,
    bySize: tiers,
    perModel: perModel.prices,
    wargear: options.priced,
    byCopy: copiesOf(context, root, models),
    complete: sure && perModel.sure && options.sure,
  };
}

function tiersOf(context: ImportContext, root: ReachedEntry, models: Models): { tiers: readonly Tier[]; sure: boolean } {
  const { min, max } = models.total;
  const sizes = sizesOf(root, min, max);
  const tiers: Tier[] = [];
  let sure = true;
  for (const size of sizes) {
    const price = priceIn(root, context.costs.points, sizeWorld(context, root, models, size));
    sure &&= price.sure;
    const last = tiers.at(-1);
    if (last && last.points === price.value) tiers[tiers.length - 1] = { upTo: size, points: price.value };
    else tiers.push({ upTo: size, points: price.value });
  }
  const top = tiers.at(-1) ?? { upTo: null, points: priceIn(root, context.costs.points, context.world).value };
  const open = tiers.length <= 1 || max === null;
  return { tiers: [...tiers.slice(0, -1), { upTo: open ? null : top.upTo, points: top.points }], sure };
}

/** More copies of one datasheet than any army may have. */
const MOST_COPIES = 9;

/** Surcharge of each further copy, compared with the first. The same for every size. */
function copiesOf(context: ImportContext, root: ReachedEntry, models: Models): PointsTable['byCopy'] {
  const world = sizeWorld(context, root, models, models.total.min);
  const price = (copiesBefore: number): number => priceIn(root, context.costs.points, { ...world, copiesBefore }).value;
  const first = price(0);
  const tiers: { from: number; points: number }[] = [];
  for (let before = 1; before < MOST_COPIES; before += 1) {
    const points = price(before) - first;
    if (points !== (tiers.at(-1)?.points ?? 0)) tiers.push({ from: before + 1, points });
  }
  return tiers;
}

function sizesOf(root: ReachedEntry, min: number, max: number | null): readonly number[] {
  const changes = (root.node.modifiers?.length ?? 0) + (root.node.modifierGroups?.length ?? 0) + (root.link ? 1 : 0);
  if (changes === 0) return [min];
  const last = Math.min(max ?? min + 30, LARGEST);
  return Array.from({ length: Math.max(1, last - min + 1) }, (_, index) => min + index);
}

/** A roster with a first unit of this many models, about which nothing else is known. */
function sizeWorld(context: ImportContext, root: ReachedEntry, models: Models, size: number): AssumedRoster {
  return {
    ...context.world,
    copiesBefore: 0,
    count: (query) => (isAboutUnit(query, root) ? modelsCounted(query.childId, models, size) : null),
  };
}

function isAboutUnit(query: QueryNode, root: ReachedEntry): boolean {
  if (query.field !== 'selections') return false;
  return query.scope === root.node.id || query.scope === root.link?.id || UNIT_SCOPES.has(query.scope);
}

const UNIT_SCOPES = new Set(['self', 'unit', 'unit-self', 'root-entry', 'root-entry-self']);

/** The number of counted models: all of them, or those of a type, if only that type varies with the size. Otherwise null. */
function modelsCounted(childId: string | undefined, { types }: Models, size: number): number | null {
  if (childId === 'model') return size;
  if (childId === undefined) return null;
  const asked = types.filter((type) => type.countedBy.includes(childId));
  if (asked.length === 0) return null;
  const others = types.filter((type) => !asked.includes(type));
  if (others.every(isFixed)) return size - others.reduce((sum, { type }) => sum + type.min, 0);
  return asked.every(isFixed) ? asked.reduce((sum, { type }) => sum + type.min, 0) : null;
}

function isFixed({ type }: PlacedModel): boolean {
  return type.max === type.min;
}

function pricedModels(context: ImportContext, root: ReachedEntry, { types }: Models): { prices: PointsTable['perModel']; sure: boolean } {
  const prices: { name: string; points: number }[] = [];
  let sure = true;
  for (const { reached } of types) {
    if (reached === root) continue;
    const price = priceIn(reached, context.costs.points, context.world);
    sure &&= price.sure;
    const known = prices.some((other) => other.name === reached.node.name && other.points === price.value);
    if (price.value !== 0 && !known) prices.push({ name: reached.node.name, points: price.value });
  }
  return { prices: prices.sort((a, b) => compareText(a.name, b.name) || a.points - b.points), sure };
}
