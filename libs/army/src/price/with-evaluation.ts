import {
  isFactionCategory,
  withoutFactionPrefix,
  type EvaluatedCategory,
  type EvaluatedForce,
  type EvaluatedSelection,
  type Evaluation,
} from '#muster/battlescribe';
import { keywordKey, remembered, type IndexedRelease } from '#muster/catalogue';
import type { Army } from '../army.js';
import type { ArmyUnit } from '../army-unit.js';
import { spendsIn } from '../facts/command-point-spends.js';
import { withRole, withUnitFacts } from '../facts/unit-facts.js';
import { allForces } from '../selections/nested-forces.js';
import type { Resolution } from '../resolution.js';
import { surePriceOf } from './unsure-prices.js';

/**
 * Fills in the evaluator's results: the price of each unit, their sum, the keywords in force after the data's modifiers, and every other
 * fact that a unit's selections give. If a part of a unit is in no selection, neither the unit nor the roster has a price.
 */
export function withEvaluation(resolution: Resolution, evaluation: Evaluation): Army {
  const { resolved, selectionIds, release } = resolution;
  let forces: ReadonlyMap<string, EvaluatedForce> | null = null;
  const forceOf = (id: string): EvaluatedForce | null => (forces ??= forcesBySelection(evaluation)).get(id) ?? null;
  const units = resolved.units.map((unit) => withSelection(unit, resolution, evaluation, forceOf));
  const isPriced = resolution.unpriced.size === 0 && units.every(({ points }) => points !== null);
  const spends = spendsIn(evaluation, { units, detachments: resolved.detachments, selectionIds, release });
  return {
    ...resolved,
    units,
    points: isPriced ? units.reduce((sum, unit) => sum + (unit.points ?? 0), 0) : null,
    declared: spends.length === 0 ? resolved.declared : { ...resolved.declared, spends },
  };
}

function withSelection(
  unit: ArmyUnit,
  { resolved, selectionIds, unpriced, release, evaluation: kept }: Resolution,
  evaluation: Evaluation,
  forceOf: (selectionId: string) => EvaluatedForce | null,
): ArmyUnit {
  const id = selectionIds.get(unit.unitId);
  const selection = id === undefined ? null : evaluation.selection(id);
  if (selection === null || selection.option === null) return unit;
  const { pointsTypeId } = release;
  const isSelected = !unpriced.has(unit.unitId);
  const price = isSelected && pointsTypeId !== null ? surePriceOf(selection, pointsTypeId) : null;
  const isWhole = isSelected && (pointsTypeId === null || price !== null);
  const known = kept === undefined ? undefined : evaluatedUnits.get(unit);
  const isKnown = known?.selection === selection && known.isWhole === isWhole;
  const facts = isKnown ? known.facts : factsOf(unit, selection, price, release);
  if (kept !== undefined && !isKnown) evaluatedUnits.set(unit, { selection, isWhole, facts });
  return withRole({ unit: facts, selection, forceOf, detachments: resolved.detachments, release, isWhole });
}

function forcesBySelection({ forces }: Evaluation): ReadonlyMap<string, EvaluatedForce> {
  const found = new Map<string, EvaluatedForce>();
  for (const force of allForces(forces)) for (const { id } of force.selections) found.set(id, force);
  return found;
}

interface EvaluatedUnit {
  readonly selection: EvaluatedSelection;
  readonly isWhole: boolean;
  readonly facts: ArmyUnit;
}

/**
 * A unit of a saved roster, whose evaluation is kept, is the same object, with the same selection, while others are edited. Units of other
 * lists are not put here: the garbage collector would take all that their evaluations hold for old, until it collects the whole heap.
 */
const evaluatedUnits = new WeakMap<ArmyUnit, EvaluatedUnit>();

function factsOf(unit: ArmyUnit, selection: EvaluatedSelection, price: number | null, release: IndexedRelease): ArmyUnit {
  const points = price === null ? null : price + (unit.pointsOutside ?? 0);
  const { keywords, factionKeywords } = keywordsOf(unit, selection);
  return withUnitFacts({ ...unit, points, keywords, factionKeywords }, selection, release);
}

/** The keywords that the selection has now, and the unit's earlier keywords except those that the selection has lost. */
function keywordsOf(unit: ArmyUnit, selection: EvaluatedSelection): Pick<ArmyUnit, 'keywords' | 'factionKeywords'> {
  const now = new Set<string>();
  const ofFaction: string[] = [];
  for (const category of categoriesOf(selection)) {
    const { keywords, factionKeywords } = keysOf(category);
    for (const key of keywords) now.add(key);
    ofFaction.push(...factionKeywords);
  }
  const lost = selection.option === null ? [] : grantedKeys(selection.option).filter((key) => !now.has(key));
  return {
    keywords: changed(unit.keywords, lost, [...now, ...chosenKeys(selection)]),
    factionKeywords: changed(unit.factionKeywords, lost, ofFaction),
  };
}

/** The same set if the keywords stay the same, as those of most units do. */
function changed(before: ReadonlySet<string>, lost: readonly string[], gained: readonly string[]): ReadonlySet<string> {
  if (gained.every((key) => before.has(key)) && !lost.some((key) => before.has(key))) return before;
  const keys = new Set(before);
  for (const key of lost) keys.delete(key);
  for (const key of gained) keys.add(key);
  return keys;
}

/**
 * Keywords that the data turns into a choice: an upgrade with a category of its own name (`Allegiance: Salt`) gives that keyword to its
 * unit.
 */
function chosenKeys(unit: EvaluatedSelection): readonly string[] {
  const keys: string[] = [];
  const visit = ({ selections }: EvaluatedSelection): void => {
    for (const inner of selections) {
      if (isKeywordChoice(inner)) keys.push(keywordKey(inner.name));
      visit(inner);
    }
  };
  visit(unit);
  return keys;
}

function isKeywordChoice({ type, name, categories }: EvaluatedSelection): boolean {
  if (type !== 'upgrade' || categories.length === 0) return false;
  const key = keywordKey(name);
  return categories.some((category) => keysOf(category).own === key);
}

/**
 * The keywords that a category of the release stands for. Some data gives a unit one category for several keywords ("This | That"), of which
 * the unit has one.
 */
const keysOf = remembered(({ name }: EvaluatedCategory) => {
  const keys = (name.includes(' | ') ? [name, ...name.split(' | ')] : [name]).map(keywordKey);
  return {
    own: keywordKey(name),
    keywords: keys.map(withoutFactionPrefix),
    factionKeywords: keys.filter(isFactionCategory).map(withoutFactionPrefix),
  };
});

const grantedKeys = remembered(({ grants }: NonNullable<EvaluatedSelection['option']>) =>
  grants.map(({ link }) => withoutFactionPrefix(keywordKey(link.name))),
);

/** The selection's categories; an entry that only wraps models has theirs too. */
function categoriesOf(selection: EvaluatedSelection): readonly EvaluatedCategory[] {
  const own = selection.categories;
  const isWrapper = !own.some((category) => isFactionCategory(keysOf(category).own));
  return isWrapper ? [...own, ...modelsIn(selection).flatMap(({ categories }) => categories)] : own;
}

function modelsIn({ selections }: EvaluatedSelection): readonly EvaluatedSelection[] {
  return selections.flatMap((inner) => [...(inner.type === 'model' || inner.type === 'unit' ? [inner] : []), ...modelsIn(inner)]);
}
