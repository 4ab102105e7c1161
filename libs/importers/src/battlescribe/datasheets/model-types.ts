import type { ModelType } from '#muster/catalogue';
import { addBounds, narrowBounds, sureBoundsOf, timesBounds, type Bounds } from '../bounds.js';
import type { ImportContext } from '../context.js';
import { keywordsOf } from './datasheet-keywords.js';
import { isEntry, isGroup, offeredId, type Reached, type ReachedEntry } from '../tree.js';

/** The models of a datasheet: each type with its own limits, and the limits of the total. */
export interface Models {
  readonly types: readonly PlacedModel[];
  readonly total: Bounds;
}

export interface PlacedModel {
  readonly reached: ReachedEntry;
  readonly type: ModelType;
  /** Ids by which conditions may count the models: their definition, their link and the groups around them. */
  readonly countedBy: readonly string[];
}

/** Maximum nesting depth of groups and wrappers; a deeper path is a cycle in the data. */
const DEPTH = 12;

export function modelsOf(context: ImportContext, root: ReachedEntry): Models {
  const types: PlacedModel[] = [];
  const unitId = root.node.id;

  const visit = (reached: Reached, outer: Bounds, groups: readonly string[], depth: number): Bounds => {
    if (depth > DEPTH || context.neverShown(reached)) return NONE;
    const own = sureBoundsOf(reached, context.world, unitId);
    if (isGroup(reached)) {
      const around = [...groups, reached.node.id, offeredId(reached)];
      const compositions = own.max === 1 ? compositionsIn(reached, outer, around, depth) : [];
      const inside = sumOf(reached, outer, around, depth, compositions.length > 0 ? isNoWrapper : undefined);
      const models = holdsAny(inside) ? narrowed(own, inside) : NONE;
      return compositions.length > 0 ? addBounds(models, timesBounds(own, anyOf(compositions))) : models;
    }
    if (isEntry(reached) && reached.node.type === 'model') {
      const bounds = timesBounds(outer, own);
      types.push({ reached, type: modelType(context, reached, bounds), countedBy: [reached.node.id, offeredId(reached), ...groups] });
      return own;
    }
    const inside = sumOf(reached, timesBounds(outer, own), groups, depth);
    return holdsAny(inside) ? timesBounds(own, inside) : NONE;
  };
  const sumOf = (
    reached: Reached,
    outer: Bounds,
    groups: readonly string[],
    depth: number,
    isCounted: (child: Reached) => boolean = () => true,
  ): Bounds =>
    context.trees
      .children(reached)
      .filter(isCounted)
      .map((child) => visit(child, outer, groups, depth + 1))
      .reduce(addBounds, NONE);

  /**
   * The models in each composition, if a group contains whole compositions of which one is chosen. The limits of the group then count
   * compositions instead of models.
   */
  const compositionsIn = (group: Reached, outer: Bounds, groups: readonly string[], depth: number): readonly Bounds[] =>
    context.trees
      .children(group)
      .filter((child) => !isNoWrapper(child) && depth < DEPTH && !context.neverShown(child))
      .map((child) => sumOf(child, timesBounds(outer, sureBoundsOf(child, context.world, unitId)), groups, depth + 1))
      .filter(holdsAny);

  /** A required option with options of its own. If no model is required, these are the members of the unit. */
  const isMember = (reached: Reached): boolean =>
    isEntry(reached) &&
    reached.node.type === 'upgrade' &&
    sureBoundsOf(reached, context.world, unitId).min > 0 &&
    context.trees.children(reached).some((child) => isEntry(child));

  const inside = sumOf(root, ONE, [], 0);
  if (root.node.type !== 'model') {
    const isStated = types.length > 0 && (inside.min > 0 || !context.trees.children(root).some(isMember));
    return { types, total: isStated ? atLeastOne(inside) : NOT_STATED };
  }
  const itself = { reached: root, type: modelType(context, root, ONE), countedBy: [root.node.id] };
  return { types: [itself, ...types], total: addBounds(ONE, inside) };
}

/** Whether the node is a model or a group, as opposed to an entry that only contains models. */
function isNoWrapper(reached: Reached): boolean {
  return isGroup(reached) || (isEntry(reached) && reached.node.type === 'model');
}

/** The bounds from the smallest to the largest choice. */
function anyOf(choices: readonly Bounds[]): Bounds {
  const largest = choices.some(({ max }) => max === null) ? null : Math.max(...choices.map(({ max }) => max ?? 0));
  return { min: Math.min(...choices.map(({ min }) => min)), max: largest };
}

const NONE: Bounds = { min: 0, max: 0 };
const ONE: Bounds = { min: 1, max: 1 };

/** Some data defines models as mere options, so that their number is unknown. */
const NOT_STATED: Bounds = { min: 1, max: null };

function atLeastOne({ min, max }: Bounds): Bounds {
  return { min: Math.max(min, 1), max: max === null ? null : Math.max(max, 1) };
}

function holdsAny(bounds: Bounds): boolean {
  return bounds.max !== 0;
}

/** The bounds of a group, limited by what its members allow. The maximum is never below the group's own minimum. */
function narrowed(own: Bounds, inside: Bounds): Bounds {
  const both = narrowBounds(own, inside);
  return { min: both.min, max: both.max === null ? null : Math.max(both.max, both.min) };
}

function modelType(context: ImportContext, reached: ReachedEntry, bounds: Bounds): ModelType {
  const { keywords } = keywordsOf(context, reached, context.world);
  const { id, name } = reached.node;
  return { id, name, min: bounds.min, max: bounds.max, ...(keywords.length > 0 ? { keywords } : {}) };
}
