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

/** A required selection can require others. This limit stops data that requires selections endlessly. */
const SELECTIONS_CAP = 1_000;

/**
 * Each new selection is completed in the whole roster, so the time grows with the square of their number. A unit of 30 models with 3
 * choices each, in a roster of 300 selections, needs less than half of this.
 */
const ELEMENTS_CAP = 100_000;

/** How many more selections may be added, and how many more roster elements may be visited. */
interface Budget {
  selections: number;
  elements: number;
}

function wholeBudget(): Budget {
  return { selections: SELECTIONS_CAP, elements: ELEMENTS_CAP };
}

/** A minimum above this number is treated as an error in the data and ignored. */
const NUMBER_CAP = 500;

/** A roster after an automatic step, and the selections that the step added, each including its children. */
export interface Completed {
  readonly state: RosterState;
  readonly added: readonly SelectionState[];
}

/**
 * Adds the selections that a new force must have: every root entry whose effective minimum is not met. Adds one selection per required
 * unit.
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

/**
 * Adds what a new selection must have: children whose effective minimum is not met, and the default entries of groups with such a minimum.
 */
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
  // A selection in an inner group also counts for the outer group.
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

/** BattleScribe treats the only entry of a group as its default. New Recruit accepts only an explicitly named default. */
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

/**
 * How many selections are still missing to meet the minimums of the option. New Recruit never adds hidden options automatically;
 * BattleScribe does.
 */
function missingOf(option: Option, parent: SelectionNode | ForceNode, tree: RosterTree): number {
  const place = absent(option, parent);
  if (tree.game.dialect === 'newrecruit' && isHidden(option, place, tree)) return 0;
  const asked = limitsLeft(option, place, tree, ({ type }) => type !== 'max');
  return Math.min(Math.ceil(Math.max(0, ...asked)), NUMBER_CAP);
}

/**
 * How many of the required selections can be added without exceeding the option's own maximums. A maximum can
 * leave too little room because a minimum may count the whole roster, and because a group may require more of its default.
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

/** Creates child selections. Identical children become one selection with a number; children that can differ become one selection each. */
export function childSelections(option: Option, number: number, parent: SelectionState, newId: NewId): readonly SelectionState[] {
  const bare = (amount: number) => bareSelection(option, amount, parent.entryId, newId);
  if (option.interior.isCollective) return [bare(option.blueprint.collective ? number * parent.number : number)];
  return Array.from({ length: number }, () => bare(1));
}
