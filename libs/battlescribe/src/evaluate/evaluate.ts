import type { RosterState } from '../roster-state.js';
import { settleCategories } from './categories.js';
import type { CompiledGame } from './compile.js';
import { selectionCost, settleCosts, totalCost } from './cost.js';
import { isCategoryHidden, settleAppearance } from './effective.js';
import { modifiedText } from './modifier.js';
import type { CostValue, EvaluatedCategory, EvaluatedForce, EvaluatedSelection, Evaluation } from './evaluation.types.js';
import { findings } from './findings.js';
import { type InformationHolder, informationOf } from './information.js';
import type { Information } from './information.types.js';
import type { Option } from './option.js';
import { profileModifiers, remoteModifiers } from './remote.js';
import { type ForceNode, rosterTree, type RosterTree, type SelectionNode } from './roster-tree.js';

/**
 * Evaluates a roster against the data it is built with: effective names, visibility, categories and costs of every selection, the totals,
 * and everything the data's own constraints find wrong. Pure: neither the game's meaning nor the roster changes. `before` is the evaluation that this
 * one follows; it matters only to BattleScribe data whose costs depend on costs.
 */
export function evaluate(game: CompiledGame, state: RosterState, before: Evaluation | null = null): Evaluation {
  return evaluationOf(settledTree(game, state, before));
}

/** The roster as elements with everything about them settled: what findings, options and automatic selections are read from. */
export function settledTree(game: CompiledGame, state: RosterState, before: Evaluation | null = null): RosterTree {
  const tree = rosterTree(game, state);
  for (const node of tree.selections) node.force.tally.add(node);
  const remote = remoteModifiers(tree);
  // Counts rest on numbers and categories alone, so categories settle first; costs may be asked for too and come next; the rest only reads.
  settleCategories(tree, remote);
  settleCosts(tree, before);
  settleAppearance(tree, remote);
  return tree;
}

function evaluationOf(tree: RosterTree): Evaluation {
  const byId = new Map<string, EvaluatedSelection>();
  const forces = tree.forces.map((force) => forceOf(force, tree, byId));
  return {
    costs: tree.game.costTypes.map((type, index) => ({ typeId: type.id, name: type.name, value: totalCost(index, tree) })),
    forces,
    findings: findings(tree),
    selection: (id) => byId.get(id) ?? null,
    information: (id) => elementInformation(id, tree),
  };
}

function elementInformation(id: string, tree: RosterTree): Information | null {
  const node = tree.selections.find((selection) => selection.state.id === id);
  if (node)
    return node.option ? informationOf(holdersOf(node.option), node, tree, profileModifiers(tree, node)) : { profiles: [], rules: [] };
  const force = tree.allForces.find((candidate) => candidate.state.id === id);
  const file = force?.catalogue ? tree.game.links.file(force.catalogue.id) : null;
  return force?.blueprint && file ? informationOf([{ holder: force.blueprint.definition, file }], force, tree) : null;
}

function holdersOf({ blueprint }: Option): readonly InformationHolder[] {
  const { definition, link, file, linkFile } = blueprint;
  const own = { holder: definition, file };
  return link ? [own, { holder: link, file: linkFile }] : [own];
}

type Selections = Map<string, EvaluatedSelection>;

function forceOf(force: ForceNode, tree: RosterTree, byId: Selections): EvaluatedForce {
  return {
    id: force.state.id,
    entryId: force.state.entryId,
    catalogueId: force.state.catalogueId,
    name: force.name,
    hidden: force.hidden,
    categories: visibleCategories(force, tree),
    selections: force.selections.map((node) => selectionOf(node, tree, byId)),
    forces: force.forces.map((child) => forceOf(child, tree, byId)),
  };
}

function selectionOf(node: SelectionNode, tree: RosterTree, byId: Selections): EvaluatedSelection {
  const { state, option } = node;
  const evaluated: EvaluatedSelection = {
    id: state.id,
    entryId: state.entryId,
    entryGroupId: state.entryGroupId,
    name: node.name,
    type: option?.blueprint.type ?? null,
    number: state.number,
    hidden: node.hidden,
    categories: categoriesOf(node),
    page: pageOf(node, tree),
    costs: costsOf(node, tree),
    selections: node.children.map((child) => selectionOf(child, tree, byId)),
    option,
  };
  byId.set(state.id, evaluated);
  return evaluated;
}

function costsOf(node: SelectionNode, tree: RosterTree): readonly CostValue[] {
  const costs: CostValue[] = [];
  for (let index = 0; index < node.unitCosts.length; index += 1) {
    const type = tree.game.costTypes[index];
    if (type && node.unitCosts[index] !== 0) costs.push({ typeId: type.id, name: type.name, value: selectionCost(node, index, tree) });
  }
  return costs;
}

function categoriesOf(node: SelectionNode): readonly EvaluatedCategory[] {
  const { catalogue } = node.force;
  if (!catalogue || node.categories.length === 0) return [];
  return node.categories.map((id) => catalogue.categoryView(id, id === node.primary));
}

function visibleCategories(force: ForceNode, tree: RosterTree): readonly EvaluatedCategory[] {
  const categories = force.blueprint?.categories ?? [];
  return categories
    .filter((category) => !isCategoryHidden(category, force, tree))
    .map((category) => ({ id: category.categoryId, name: category.name, primary: false }));
}

/** New Recruit leaves pages as they are written. */
function pageOf(node: SelectionNode, tree: RosterTree): string {
  const page = node.option?.blueprint.definition.page ?? '';
  const modifiers = node.option?.blueprint.effects.page ?? [];
  return modifiers.length === 0 || tree.game.dialect === 'newrecruit' ? page : modifiedText(page, modifiers, node, tree);
}
