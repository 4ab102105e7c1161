import type { ImportContext } from '../context.js';
import type { DatasheetRoots, RootPlace } from '../datasheets/datasheet-roots.js';
import { isArmyOptionGroup, isOfCampaign, isStratagem } from './army-option-kinds.js';
import { isEntry, isGroup, type Reached, type ReachedEntry } from '../tree.js';

/**
 * A path from the root that offers an option, through groups and entries, to the option. Paths through the same group share the part
 * before it.
 */
export interface OptionPath {
  readonly root: ReachedEntry;
  readonly step: Reached;
  /** The path to the containing step, or null for the root. */
  readonly around: OptionPath | null;
  readonly depth: number;
}

/** The steps below the root, down to the option itself. */
export function stepsOf(path: OptionPath): readonly Reached[] {
  return path.around === null ? [] : [...stepsOf(path.around), path.step];
}

export interface FoundArmyOption {
  readonly id: string;
  readonly reached: ReachedEntry;
  readonly paths: readonly OptionPath[];
  /** The datasheets that offer the option, with the paths to it. Empty if the roster itself offers it. */
  readonly sheets: ReadonlyMap<string, readonly OptionPath[]>;
  readonly catalogueIds: ReadonlySet<string>;
}

interface Draft {
  readonly reached: ReachedEntry;
  readonly paths: Map<string, OptionPath>;
  readonly sheets: Map<string, OptionPath[]>;
  readonly catalogueIds: Set<string>;
}

/** The start of a search: a root, its datasheet, and the catalogues that can reach it. */
interface Origin {
  readonly root: ReachedEntry;
  readonly sheetId: string | null;
  readonly catalogueIds: readonly string[];
}

function origins(sheetId: string | null, places: readonly RootPlace[]): readonly Origin[] {
  return [...new Set(places.map(({ reached }) => reached))].map((root) => ({
    root,
    sheetId,
    catalogueIds: places.filter(({ reached }) => reached === root).map(({ catalogue }) => catalogue.id),
  }));
}

function wayTo(root: ReachedEntry): OptionPath {
  return { root, step: root, around: null, depth: 0 };
}

/** An entry in a group of relics is a relic, even if its name mentions crusades. */
function isOutOfPlay(reached: Reached, inside: boolean): boolean {
  return (isGroup(reached) || !inside) && isOfCampaign(reached.node);
}

/** Maximum nesting depth; a deeper path is a cycle in the data. */
const DEPTH = 14;

/** Finds relics, traits, powers and Stratagems under datasheets, inside each other, and directly in the roster. */
export class ArmyOptionSearch {
  private readonly found = new Map<string, Draft>();
  private readonly fruitful = new Map<Reached, boolean>();
  private readonly leading = new Map<Reached, boolean>();

  constructor(private readonly context: ImportContext) {}

  search(sheets: readonly DatasheetRoots[], others: readonly RootPlace[]): readonly FoundArmyOption[] {
    for (const { id, places } of sheets) {
      for (const from of origins(id, places)) this.visit(wayTo(from.root), from, false);
    }
    for (const from of origins(null, others)) {
      if (isStratagem(this.context, from.root.node)) this.take(wayTo(from.root), from.root, from);
      this.visit(wayTo(from.root), from, false);
    }
    for (const { id, places } of sheets) {
      for (const from of origins(id, places)) this.visitKnown(wayTo(from.root), from);
    }
    return [...this.found].map(([id, { paths, ...draft }]) => ({ id, ...draft, paths: [...paths.values()] }));
  }

  private visit(path: OptionPath, from: Origin, inside: boolean): void {
    if (path.depth > DEPTH) return;
    for (const child of this.context.trees.children(path.step)) {
      if (isOutOfPlay(child, inside) || this.context.neverShown(child)) continue;
      const way = { root: path.root, step: child, around: path, depth: path.depth + 1 };
      if (isGroup(child)) {
        const isOpened = inside || isArmyOptionGroup(child.node);
        if (isOpened || this.isFruitful(child, 0)) this.visit(way, from, isOpened);
        continue;
      }
      if (!isEntry(child)) continue;
      const holdsOthers = this.isFruitful(child, 0);
      if (isStratagem(this.context, child.node) || (inside && !holdsOthers)) this.take(way, child, from);
      if (holdsOthers) this.visit(way, from, false);
    }
  }

  /** The trait of a named character is not in a group. It is recognised because it is also an option of other units. */
  private visitKnown(path: OptionPath, from: Origin): void {
    if (path.depth > DEPTH) return;
    for (const child of this.context.trees.children(path.step)) {
      if (!this.leadsToKnown(child, 0) || this.context.neverShown(child)) continue;
      const way = { root: path.root, step: child, around: path, depth: path.depth + 1 };
      if (isEntry(child) && this.found.has(child.node.id)) this.take(way, child, from);
      this.visitKnown(way, from);
    }
  }

  private leadsToKnown(reached: Reached, depth: number): boolean {
    if (depth > DEPTH) return false;
    const known = this.leading.get(reached);
    if (known !== undefined) return known;
    this.leading.set(reached, false);
    const leads =
      (isEntry(reached) && this.found.has(reached.node.id)) ||
      this.context.trees.children(reached).some((child) => this.leadsToKnown(child, depth + 1));
    this.leading.set(reached, leads);
    return leads;
  }

  /** Whether there is an army option somewhere below the node. */
  private isFruitful(reached: Reached, depth: number): boolean {
    if (depth > DEPTH) return false;
    const known = this.fruitful.get(reached);
    if (known !== undefined) return known;
    this.fruitful.set(reached, false);
    const is = this.context.trees.children(reached).some((child) => {
      if (isOutOfPlay(child, isArmyOptionGroup(reached.node))) return false;
      if (isGroup(child)) return isArmyOptionGroup(child.node) || this.isFruitful(child, depth + 1);
      return (isEntry(child) && isStratagem(this.context, child.node)) || this.isFruitful(child, depth + 1);
    });
    this.fruitful.set(reached, is);
    return is;
  }

  private take(path: OptionPath, reached: ReachedEntry, from: Origin): void {
    const known: Draft = this.found.get(reached.node.id) ?? { reached, paths: new Map(), sheets: new Map(), catalogueIds: new Set() };
    this.found.set(reached.node.id, known);
    for (const id of from.catalogueIds) known.catalogueIds.add(id);
    const key = [path.root, ...stepsOf(path)].map((step) => step.link?.id ?? step.node.id).join('/');
    if (known.paths.has(key)) return;
    known.paths.set(key, path);
    if (from.sheetId !== null) known.sheets.set(from.sheetId, [...(known.sheets.get(from.sheetId) ?? []), path]);
  }
}
