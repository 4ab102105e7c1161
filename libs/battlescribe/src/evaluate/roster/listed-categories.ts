import type { Dialect } from '../compile/dialect.js';
import type { EvaluatedCategory, EvaluatedSelection } from '../evaluation.types.js';
import type { CategoryBlueprint } from '../compile/compiled-force.js';
import { modifiedText } from '../modifier.js';
import { categoryPlace, type ForceNode, type RosterTree } from './roster-tree.js';

const NO_CATEGORY = '(No Category)';

/** The category in which BattleScribe lists root selections without a primary category of their force. */
const UNCATEGORISED: EvaluatedCategory = { id: NO_CATEGORY, name: 'Uncategorised', primary: false };

/**
 * New Recruit uses a different spelling, and a separate category for units that the force does not allow. Rosters of the 9th edition
 * contain both.
 */
const UNCATEGORIZED: EvaluatedCategory = { id: NO_CATEGORY, name: 'Uncategorized', primary: false };
const ILLEGAL_UNITS: EvaluatedCategory = { id: '(Illegal Units)', name: 'Illegal Units', primary: false };

/**
 * The categories of a force as a roster file lists them, including hidden ones. BattleScribe always begins with the category for selections
 * without a category. New Recruit adds that category only if the catalogue has such root entries, and adds "Illegal Units" at the end if
 * root entries have categories that the force does not list.
 */
export function listedCategories(force: ForceNode, tree: RosterTree): readonly EvaluatedCategory[] {
  const own = (force.blueprint?.categories ?? []).map((category) => viewOf(category, force, tree));
  if (tree.game.dialect === 'battlescribe') return [UNCATEGORISED, ...own];
  const listed = new Set(force.blueprint?.categories.map(({ id }) => id));
  const primaries = [...(force.catalogue?.rootCategories() ?? [])];
  const holdsUncategorized = primaries.includes(-1) || force.selections.some((node) => node.option !== null && node.primary < 0);
  const holdsIllegal = primaries.some((id) => id >= 0 && !listed.has(id));
  return [...(holdsUncategorized ? [UNCATEGORIZED] : []), ...own, ...(holdsIllegal ? [ILLEGAL_UNITS] : [])];
}

function viewOf(category: CategoryBlueprint, force: ForceNode, tree: RosterTree): EvaluatedCategory {
  const { categoryId: id, name, effects } = category;
  const shown = effects.name.length === 0 ? name : modifiedText(name, effects.name, categoryPlace(category, force), tree);
  return { id, name: shown, primary: false };
}

/**
 * The categories of a root selection as a roster file lists them. New Recruit adds a category of its own if the selection has no category
 * left or lost its primary category.
 */
export function selectionCategories(selection: EvaluatedSelection, isRoot: boolean, dialect: Dialect): readonly EvaluatedCategory[] {
  const { categories, option } = selection;
  if (dialect !== 'newrecruit' || !isRoot || option === null || categories.some(({ primary }) => primary)) return categories;
  const lostPrimary = option.primaryId >= 0;
  return categories.length === 0 || lostPrimary ? [{ ...UNCATEGORIZED, primary: true }, ...categories] : categories;
}
