import type { CompiledGame } from '../evaluate/compile/compile.js';
import { settledTree } from '../evaluate/evaluate.js';
import { isHidden } from '../evaluate/roster/effective.js';
import { countedBy } from '../evaluate/findings/limit.js';
import { modifiedNumber } from '../evaluate/modifier.js';
import type { Option } from '../evaluate/compile/option.js';
import { containerOf, measureIn } from '../evaluate/conditions/query.js';
import type { CompiledConstraint } from '../evaluate/conditions/query.types.js';
import { absent, type ForceNode, type Place, type RosterTree, type SelectionNode } from '../evaluate/roster/roster-tree.js';
import type { RosterState, SelectionState } from '../roster-state.js';
import { bareSelection, groupDefault, type NewId } from './default-selection.js';
import { replaceForce, replaceSelection } from './roster-path.js';

/** Required selections require others; data that require without end stop here. */
const SELECTIONS_CAP = 1_000;

/**
 * Each new selection is completed in the roster as it then is, so many of them in a large one would take the square of their number. A unit
 * of 30 models with 3 choices each in a roster of 300 selections takes less than half of this.
 */
const ELEMENTS_CAP = 100_000;

/** How much more may be done: selections made, elements of the roster looked at. */
interface Budget {
  selections: number;
  elements: number;
}

function wholeBudget(): Budget {
  return { selections: SELECTIONS_CAP, elements: ELEMENTS_CAP };
}

/** No minimum asks for more than this; data that do are not followed. */
const NUMBER_CAP = 500;

/** A roster after an automatic step, and the selections the step made, each with those inside it. */
export interface Completed {
  readonly state: RosterState;
  readonly added: readonly SelectionState[];
}

/**
 * Selects what a new force must have: every root whose effective minimum of selections is not met. A root is selected once per unit
 * asked for, each its own selection.
 */
export function completeForce(game: CompiledGame, state: RosterState, forceId: string, newId: NewId): Completed {
  const budget = wholeBudget();
  const tree = settledTree(game, state);
  const force = tree.allForces.find((node) => node.state.id === forceId);
  if (!force?.catalogue) return { state, added: [] };
  const bare = force.catalogue.requiredRoots.flatMap((option) =>
    Array.from({ length: missingOf(option, force, tree) }, () => bareSelection(option, 1, null, newId)),
  );
  const withRoots = replaceForce(state, forceId, (old) => ({ ...old, selections: [...old.selections, ...bare] }));
  budget.selections -= bare.length;
  return completeAll(game, withRoots, bare, newId, budget);
}

/** Selects what a new selection must have: children with an unmet effective minimum, and the defaults of groups with one. */
export function completeSelection(game: CompiledGame, state: RosterState, selectionId: string, newId: NewId): Completed {
  return complete(game, state, selectionId, newId, wholeBudget());
}

function complete(game: CompiledGame, state: RosterState, selectionId: string, newId: NewId, budget: Budget): Completed {
  if (budget.selections <= 0 || budget.elements <= 0) return { state, added: [] };
  const tree = settledTree(game, state);
  budget.elements -= tree.selections.length;
  const node = tree.selections.find((selection) => selection.state.id === selectionId);
  if (!node?.option) return { state, added: [] };
  const bare = missingChildren(node.option, node, tree)
    .flatMap(({ option, number }) => childSelections(option, number, node.state, newId))
    .slice(0, budget.selections);
  if (bare.length === 0) return { state, added: [] };
  const withChildren = replaceSelection(state, selectionId, (old) => [{ ...old, selections: [...old.selections, ...bare] }]);
  budget.selections -= bare.length;
  return completeAll(game, withChildren, bare, newId, budget);
}

function completeAll(game: CompiledGame, state: RosterState, bare: readonly SelectionState[], newId: NewId, budget: Budget): Completed {
  let current = state;
  const inner: SelectionState[] = [];
  for (const selection of bare) {
    const completed = complete(game, current, selection.id, newId, budget);
    current = completed.state;
    inner.push(...completed.added);
  }
  return { state: current, added: [...bare, ...inner] };
}

interface Missing {
  readonly option: Option;
  readonly number: number;
}

function missingChildren(parent: Option, node: SelectionNode, tree: RosterTree): readonly Missing[] {
  const { requiredEntries, constrainedGroups } = parent.interior;
  const missing = requiredEntries
    .map((option) => ({ option, number: lackOf(option, missingOf(option, node, tree), node, tree) }))
    .filter(({ number }) => number > 0);
  // What a group within another one gets counts for both.
  const innermostFirst = constrainedGroups.toSorted((one, other) => groupsAround(other) - groupsAround(one));
  for (const group of innermostFirst) {
    const met = missing.filter(({ option }) => isInside(option, group)).reduce((sum, { number }) => sum + number, 0);
    const asked = missingOf(group, node, tree) - met;
    const option = asked > 0 ? chosenDefault(group, tree) : null;
    const number = option ? lackOf(option, asked, node, tree) : 0;
    if (option && number > 0) missing.push({ option, number });
  }
  return missing;
}

/** BattleScribe takes a group's only entry for its default, New Recruit only the named one. */
function chosenDefault(group: Option, tree: RosterTree): Option | null {
  const option = groupDefault(group);
  return option && (option.isDefault || tree.game.dialect === 'battlescribe') ? option : null;
}

function isInside(option: Option, group: Option): boolean {
  for (let around = option.group; around !== null; around = around.group) if (around === group) return true;
  return false;
}

function groupsAround({ group }: Option): number {
  return group === null ? 0 : 1 + groupsAround(group);
}

/** How many selections its minimums still ask for. New Recruit selects nothing hidden by itself, BattleScribe does. */
function missingOf(option: Option, parent: SelectionNode | ForceNode, tree: RosterTree): number {
  const place = absent(option, parent);
  if (tree.game.dialect === 'newrecruit' && isHidden(option, place, tree)) return 0;
  const asked = limitsLeft(option, place, tree, ({ type }) => type !== 'max');
  return Math.min(Math.ceil(Math.max(0, ...asked)), NUMBER_CAP);
}

/**
 * What is selected of what is asked for: no more than its own maximums allow. A minimum may count in the whole roster, and a group may ask for more of
 * its default while nothing of it is chosen.
 */
function lackOf(option: Option, asked: number, parent: SelectionNode, tree: RosterTree): number {
  if (asked <= 0) return 0;
  const room = limitsLeft(option, absent(option, parent), tree, ({ type }) => type !== 'min');
  return Math.max(0, Math.floor(Math.min(asked, ...room)));
}

function limitsLeft(
  option: Option,
  place: Place,
  tree: RosterTree,
  isAsked: (constraint: CompiledConstraint) => boolean,
): readonly number[] {
  return option.blueprint.constraints.flatMap((constraint) => {
    const { value, modifiers } = constraint;
    const query = countedBy(constraint.query, place, tree);
    if (!isAsked(constraint) || query.field !== 'selections' || query.percent) return [];
    const limit = modifiedNumber(value, modifiers, place, tree);
    const container = containerOf(query, place);
    if (container === null || (constraint.type === 'max' && limit === -1)) return [];
    return [limit - measureIn(container, query, query.shared ? option.blueprint.definitionId : option.placeId, tree)];
  });
}

/** Children that are alike are one node; those whose own children must be told apart are a node each. */
export function childSelections(option: Option, number: number, parent: SelectionState, newId: NewId): readonly SelectionState[] {
  const bare = (amount: number) => bareSelection(option, amount, parent.entryId, newId);
  if (option.interior.isCollective) return [bare(option.blueprint.collective ? number * parent.number : number)];
  return Array.from({ length: number }, () => bare(1));
}
