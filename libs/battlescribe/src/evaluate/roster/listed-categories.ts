import type { Dialect } from '../compile/dialect.js';
import type { EvaluatedCategory, EvaluatedSelection } from '../evaluation.types.js';
import type { CategoryBlueprint } from '../compile/compiled-force.js';
import { modifiedText } from '../modifier.js';
import { categoryPlace, type ForceNode, type RosterTree } from './roster-tree.js';

const NO_CATEGORY = '(No Category)';

/** Where BattleScribe puts a root selection that has no primary category of its force. */
const UNCATEGORISED: EvaluatedCategory = { id: NO_CATEGORY, name: 'Uncategorised', primary: false };

/** New Recruit spells it otherwise, and keeps a place of its own for what the force does not allow. Rosters of the 9th edition show both. */
const UNCATEGORIZED: EvaluatedCategory = { id: NO_CATEGORY, name: 'Uncategorized', primary: false };
const ILLEGAL_UNITS: EvaluatedCategory = { id: '(Illegal Units)', name: 'Illegal Units', primary: false };

/**
 * The categories of a force as a roster file lists them, hidden ones too. BattleScribe always begins with the one for selections without a
 * category; New Recruit has it only where the catalogue has such roots, and ends with "Illegal Units" where it has roots of other categories.
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

/** A root selection's categories as a roster file lists them: New Recruit puts one that has no category left, or lost its primary one, in its own. */
export function selectionCategories(selection: EvaluatedSelection, isRoot: boolean, dialect: Dialect): readonly EvaluatedCategory[] {
  const { categories, option } = selection;
  if (dialect !== 'newrecruit' || !isRoot || option === null || categories.some(({ primary }) => primary)) return categories;
  const lostPrimary = option.primaryId >= 0;
  return categories.length === 0 || lostPrimary ? [{ ...UNCATEGORIZED, primary: true }, ...categories] : categories;
}
