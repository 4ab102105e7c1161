import type { DataFile, ForceEntryNode } from '../nodes.js';
import type { RosterState } from '../roster-state.js';
import { distinctViolations, type Violation } from './findings/constraint.js';
import { selectionCost, totalCosts } from './cost.js';
import { isCategoryHidden } from './roster/effective.js';
import type { CostValue, EvaluatedCategory, EvaluatedForce, EvaluatedSelection, Evaluation } from './evaluation.types.js';
import { findings } from './findings/findings.js';
import { type InformationHolder, informationOf } from './information.js';
import type { Information } from './information.types.js';
import { limitsOf } from './findings/limit.js';
import { listedCategories } from './roster/listed-categories.js';
import { modifiedText } from './modifier.js';
import type { Option } from './compile/option.js';
import { profileModifiers } from './roster/remote-modifiers.js';
import type { ForceNode, RosterTree, SelectionNode } from './roster/roster-tree.js';

interface ResultParts {
  /** All violations. The same violation may occur more than once. */
  readonly violations: readonly Violation[];
  /** Returns the result of a root selection, including its children. */
  readonly unit: (root: SelectionNode) => EvaluatedSelection;
  /** Returns a settled tree from which profiles are read: this tree itself, or a new tree if this tree will change later. */
  readonly settled: (state: RosterState) => RosterTree;
}

/** Converts a settled tree to plain values. */
export function evaluationOf(tree: RosterTree, { violations, unit, settled }: ResultParts): Evaluation {
  const forceOf = (force: ForceNode): EvaluatedForce => ({
    id: force.state.id,
    entryId: force.state.entryId,
    catalogueId: force.state.catalogueId,
    catalogueName: force.catalogue?.name ?? '',
    name: force.name,
    hidden: force.hidden,
    categories: visibleCategories(force, tree),
    listedCategories: listedCategories(force, tree),
    selections: force.selections.map(unit),
    forces: force.forces.map(forceOf),
  });
  const totals = totalCosts(tree);
  const forces = tree.forces.map(forceOf);
  return {
    costs: tree.game.costTypes.map((type, index) => ({ typeId: type.id, name: type.name, value: totals[index] ?? 0 })),
    forces,
    findings: findings(distinctViolations(violations), tree),
    ...lookUps(forces, tree.state, settled),
  };
}

/** What is only computed when it is asked for. These functions must not refer to the tree, which takes more memory than the result. */
function lookUps(
  forces: readonly EvaluatedForce[],
  state: RosterState,
  settled: ResultParts['settled'],
): Pick<Evaluation, 'selection' | 'information' | 'limits'> {
  // Units are asked for most often, and they are few.
  let roots: ReadonlyMap<string, EvaluatedSelection> | null = null;
  let byId: ReadonlyMap<string, EvaluatedSelection> | null = null;
  let readable: RosterTree | null = null;
  return {
    selection: (id) => {
      roots ??= indexSelections(forces, false);
      return roots.get(id) ?? (byId ??= indexSelections(forces, true)).get(id) ?? null;
    },
    information: (id) => {
      readable ??= settled(state);
      return elementInformation(id, readable);
    },
    limits: (id) => {
      readable ??= settled(state);
      const node = selectionNamed(id, readable);
      return node ? limitsOf(node, readable) : [];
    },
  };
}

/** Converts a selection and its children to plain values. */
export function selectionResult(node: SelectionNode, tree: RosterTree): EvaluatedSelection {
  const { state, option } = node;
  return {
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
    selections: node.children.map((child) => selectionResult(child, tree)),
    option,
  };
}

function indexSelections(forces: readonly EvaluatedForce[], isDeep: boolean): ReadonlyMap<string, EvaluatedSelection> {
  const byId = new Map<string, EvaluatedSelection>();
  const add = (selection: EvaluatedSelection): void => {
    byId.set(selection.id, selection);
    if (isDeep) selection.selections.forEach(add);
  };
  const addForce = (force: EvaluatedForce): void => {
    force.selections.forEach(add);
    force.forces.forEach(addForce);
  };
  forces.forEach(addForce);
  return byId;
}

function selectionNamed(id: string, tree: RosterTree): SelectionNode | undefined {
  return tree.selections.find((selection) => selection.state.id === id);
}

function elementInformation(id: string, tree: RosterTree): Information | null {
  const node = selectionNamed(id, tree);
  if (node) {
    if (!node.option) return { profiles: [], rules: [] };
    return informationOf(holdersOf(node.option), node, tree, profileModifiers(tree, node));
  }
  const force = tree.allForces.find((candidate) => candidate.state.id === id);
  const file = force?.catalogue ? tree.game.links.file(force.catalogue.id) : null;
  return force?.blueprint && file ? informationOf(forceHolders(force.blueprint.definition, file, tree), force, tree) : null;
}

/** A force shows the information of its force entry, and that of its catalogue and of the game system. */
function forceHolders(definition: ForceEntryNode, file: DataFile, { game }: RosterTree): readonly InformationHolder[] {
  const { gameSystem } = game.links;
  const holders = [
    { holder: definition, file },
    { holder: file, file },
  ];
  return gameSystem && gameSystem !== file ? [...holders, { holder: gameSystem, file: gameSystem }] : holders;
}

function holdersOf({ blueprint }: Option): readonly InformationHolder[] {
  const { definition, link, file, linkFile } = blueprint;
  const own = { holder: definition, file };
  return link ? [own, { holder: link, file: linkFile }] : [own];
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

/** New Recruit does not apply modifiers to page numbers. */
function pageOf(node: SelectionNode, tree: RosterTree): string {
  const page = node.option?.blueprint.definition.page ?? '';
  const modifiers = node.option?.blueprint.effects.page ?? [];
  return modifiers.length === 0 || tree.game.dialect === 'newrecruit' ? page : modifiedText(page, modifiers, node, tree);
}
