import type { EntryNode, GroupNode } from '#muster/battlescribe';
import type { ImportContext } from './context.js';
import type { DatasheetRoots } from './datasheets/datasheet-roots.js';
import { isEntry, isGroup, type Reached, type ReachedEntry } from './tree.js';

/** An option of a datasheet that is searched for, or that is in a group that is searched for. */
export interface FoundOption {
  readonly id: string;
  readonly reached: ReachedEntry;
  /** The paths to the option, each from below the datasheet's root to the option. */
  readonly paths: readonly (readonly Reached[])[];
  readonly offeredBy: ReadonlySet<string>;
}

/** Maximum nesting depth; a deeper path is a cycle in the data. */
const DEPTH = 14;

/**
 * Finds options, and the options of groups, that match the search, wherever they are. An option that contains such a group is only passed
 * through.
 */
export class OptionSearch {
  private readonly leadsToSome = new Map<Reached, boolean>();
  private readonly found = new Map<string, { reached: ReachedEntry; paths: Map<string, readonly Reached[]>; offeredBy: Set<string> }>();

  constructor(
    private readonly context: ImportContext,
    private readonly isWanted: (node: EntryNode | GroupNode) => boolean,
  ) {}

  search(sheets: readonly DatasheetRoots[]): readonly FoundOption[] {
    for (const { id, places } of sheets) {
      const roots = new Set(places.map(({ reached }) => reached));
      for (const root of roots) this.visit(root, [], id, false);
    }
    return [...this.found].map(([id, { reached, paths, offeredBy }]) => ({ id, reached, paths: [...paths.values()], offeredBy }));
  }

  private visit(parent: Reached, path: readonly Reached[], sheetId: string, inside: boolean): void {
    if (path.length > DEPTH) return;
    for (const child of this.context.trees.children(parent)) {
      const wanted = isGroup(child) && this.isWanted(child.node);
      if (wanted || (inside && isGroup(child))) this.visit(child, [...path, child], sheetId, true);
      else if (this.context.trees.children(child).some((inner) => this.leads(inner, 0)))
        this.visit(child, [...path, child], sheetId, false);
      else if (isEntry(child) && (inside || this.isWanted(child.node))) this.add(child, [...path, child], sheetId);
    }
  }

  private leads(reached: Reached, depth: number): boolean {
    if (this.isWanted(reached.node)) return true;
    if (depth > DEPTH) return false;
    const known = this.leadsToSome.get(reached);
    if (known !== undefined) return known;
    this.leadsToSome.set(reached, false);
    const leads = this.context.trees.children(reached).some((child) => this.leads(child, depth + 1));
    this.leadsToSome.set(reached, leads);
    return leads;
  }

  private add(reached: ReachedEntry, path: readonly Reached[], sheetId: string): void {
    const known = this.found.get(reached.node.id) ?? { reached, paths: new Map(), offeredBy: new Set<string>() };
    this.found.set(reached.node.id, known);
    known.offeredBy.add(sheetId);
    const key = path.map((step) => step.link?.id ?? step.node.id).join('/');
    if (!known.paths.has(key)) known.paths.set(key, path);
  }
}
