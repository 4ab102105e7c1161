import type { EntryNode, GroupNode } from '#muster/battlescribe';
import type { ImportContext } from './context.js';
import type { DatasheetRoots } from './datasheets/datasheet-roots.js';
import { isEntry, isGroup, offeredId, type Reached, type ReachedEntry } from './tree.js';

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
  private readonly passedThrough = new Map<Reached, boolean>();
  private readonly wanted = new Map<EntryNode | GroupNode, boolean>();
  private readonly found = new Map<string, { reached: ReachedEntry; paths: Map<string, readonly Reached[]>; offeredBy: Set<string> }>();

  constructor(
    private readonly context: ImportContext,
    private readonly isWanted: (node: EntryNode | GroupNode) => boolean,
  ) {}

  search(sheets: readonly DatasheetRoots[]): readonly FoundOption[] {
    for (const { id, places } of sheets) {
      const roots = new Set(places.map(({ reached }) => reached));
      for (const root of roots) this.visit(root, { steps: [], key: '' }, id, false);
    }
    return [...this.found].map(([id, { reached, paths, offeredBy }]) => ({ id, reached, paths: [...paths.values()], offeredBy }));
  }

  private visit(parent: Reached, { steps, key }: Path, sheetId: string, inside: boolean): void {
    if (steps.length > DEPTH) return;
    for (const child of this.context.trees.children(parent)) {
      const isSought = isGroup(child) && (inside || this.wants(child));
      if (isSought || this.isPassedThrough(child)) {
        steps.push(child);
        this.visit(child, { steps, key: `${key}/${offeredId(child)}` }, sheetId, isSought);
        steps.pop();
      } else if (isEntry(child) && (inside || this.wants(child))) this.add(child, { steps, key: `${key}/${offeredId(child)}` }, sheetId);
    }
  }

  private wants({ node }: Reached): boolean {
    let wanted = this.wanted.get(node);
    if (wanted === undefined) {
      wanted = this.isWanted(node);
      this.wanted.set(node, wanted);
    }
    return wanted;
  }

  private isPassedThrough(reached: Reached): boolean {
    let leads = this.passedThrough.get(reached);
    if (leads === undefined) {
      leads = this.context.trees.children(reached).some((inner) => this.leads(inner, 0));
      this.passedThrough.set(reached, leads);
    }
    return leads;
  }

  private leads(reached: Reached, depth: number): boolean {
    if (this.wants(reached)) return true;
    if (depth > DEPTH) return false;
    const known = this.leadsToSome.get(reached);
    if (known !== undefined) return known;
    this.leadsToSome.set(reached, false);
    const leads = this.context.trees.children(reached).some((child) => this.leads(child, depth + 1));
    this.leadsToSome.set(reached, leads);
    return leads;
  }

  private add(reached: ReachedEntry, { steps, key }: Path, sheetId: string): void {
    const known = this.found.get(reached.node.id) ?? { reached, paths: new Map(), offeredBy: new Set<string>() };
    this.found.set(reached.node.id, known);
    known.offeredBy.add(sheetId);
    if (!known.paths.has(key)) known.paths.set(key, [...steps, reached]);
  }
}

/** The way to a node: what was passed, which changes during the search, and the ids of all steps including the node. */
interface Path {
  readonly steps: Reached[];
  readonly key: string;
}
